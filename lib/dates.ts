/** Days in the reader's language. This file runs in the browser too. */

/** Formats UTC times in a language. English dates begin with the day, which readers everywhere understand. */
export const dateFormat = (htmlLang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(htmlLang === 'en' ? 'en-GB' : htmlLang, {...options, timeZone: 'UTC'});

/** The day of an ISO time in the reader's language, such as `30 June 2021`. */
export const formatDay = (iso: string, htmlLang: string): string =>
  dateFormat(htmlLang, {dateStyle: 'long'}).format(new Date(iso));
