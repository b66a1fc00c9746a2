/** Days in a language. This file runs in the browser too. */

/** @param tag language tag of dates; see `languages/` */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, {...options, timeZone: 'UTC'});

/** The day of an ISO time, such as `30 June 2021`. */
export const formatDay = (iso: string, tag: string): string =>
  dateFormat(tag, {dateStyle: 'long'}).format(new Date(iso));
