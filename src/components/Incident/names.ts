import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {dateTag} from '@language/formats';
import {dateFormat, formatDay as formatDayIn} from '../../../lib/dates';
import {hasClockTime, regionNames, type CauseId, type ComponentId, type RegionId} from './record';

/** Names and times of incidents. Some browsers format them in another way: `suppressHydrationWarning` keeps the build's. */

/** Language tag of the page, for the browser's `Intl` formatters. */
export const {htmlLang} = i18n.localeConfigs[i18n.currentLocale]!;

export const componentNames = (): Record<ComponentId, string> => ({
  'app-v1': translate({id: 'incident.component.app-v1', message: 'App V1'}),
  'app-v2': translate({id: 'incident.component.app-v2', message: 'App V2'}),
  'api-v2': translate({id: 'incident.component.api-v2', message: 'API v2'}),
  automations: translate({id: 'incident.component.automations', message: 'Automations'}),
  documents: translate({id: 'incident.component.documents', message: 'Documents'}),
  'email-notifications': translate({id: 'incident.component.email-notifications', message: 'Email notifications'}),
  'file-system': translate({id: 'incident.component.file-system', message: 'File system'}),
  'proofing-automations': translate({id: 'incident.component.proofing-automations', message: 'Proofing automations'}),
  search: translate({id: 'incident.component.search', message: 'Search'}),
  sso: translate({id: 'incident.component.sso', message: 'Single sign-on'}),
  templates: translate({id: 'incident.component.templates', message: 'Templates'}),
  views: translate({id: 'incident.component.views', message: 'Custom Views'}),
  webhooks: translate({id: 'incident.component.webhooks', message: 'Webhooks'}),
  all: translate({id: 'incident.component.all', message: 'All components'}),
});

export const causeNames = (): Record<CauseId, string> => ({
  platform: translate({id: 'incident.cause.platform', message: 'Cloud platform'}),
  change: translate({id: 'incident.cause.change', message: 'Deployment or configuration'}),
  capacity: translate({id: 'incident.cause.capacity', message: 'Limit or quota reached'}),
  defect: translate({id: 'incident.cause.defect', message: 'Fault in the code'}),
});

/** Regions as a list in the reader's language, such as `East US and West Europe`. */
export const formatRegions = (regions: readonly RegionId[]): string =>
  new Intl.ListFormat(htmlLang).format(regions.map((id) => regionNames[id]));

export const unknownText = (): string => translate({id: 'incident.unknown', message: 'Unknown'});

/** The day of an ISO time in the reader's language. */
export const formatDay = (iso: string): string => formatDayIn(iso, dateTag);

/** A UTC time in the reader's language, such as `30 June 2021 at 14:16 UTC`; a date alone stays a date. */
export const formatTime = (iso: string): string =>
  hasClockTime(iso)
    ? `${dateFormat(dateTag, {dateStyle: 'long', timeStyle: 'short'}).format(new Date(iso))} UTC`
    : formatDay(iso);

/**
 * Formats minutes in the reader's language as days, hours, and minutes, without zeros.
 * @param style `narrow` gives only the two largest units, for a small space: `24d 5h`
 */
export function formatDuration(minutes: number, style: 'long' | 'narrow' = 'long'): string {
  const units = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const parts = units
    .filter(([, value]) => value > 0)
    .slice(0, style === 'narrow' ? 2 : undefined)
    .map(([unit, value]) => new Intl.NumberFormat(htmlLang, {style: 'unit', unit, unitDisplay: style}).format(value));
  const list = new Intl.ListFormat(htmlLang, {type: 'unit', style}).format(parts);
  return style === 'narrow' ? list.replace(/(\d) /g, '$1\u00a0') : list;
}
