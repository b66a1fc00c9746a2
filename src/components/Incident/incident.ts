import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

/**
 * The record of an incident, as the front matter key `incident` of its article holds it. Times are ISO, UTC; a date
 * alone stands where the record has no clock time.
 */
export interface Incident {
  /** Id from {@link componentNames}. */
  component: string;
  /** Ids from {@link regionNames}. */
  regions: string[];
  start: string | null;
  /** `null`: the record does not tell. */
  detected: string | null;
  mitigated: string | null;
  end: string | null;
  /** Cloud provider whose fault or change was involved, `null` if none. */
  provider: string | null;
  /** Whether data or access was at risk. */
  security: boolean;
  summary: string;
  /** What happened when, in order; a step whose time is not recorded has `null`. */
  timeline: {time: string | null; event: string}[];
}

const componentNames = (): Record<string, string> => ({
  'app-v1': translate({id: 'incident.component.app-v1', message: 'App V1'}),
  'app-v2': translate({id: 'incident.component.app-v2', message: 'App V2'}),
  'api-v2': translate({id: 'incident.component.api-v2', message: 'API V2'}),
  automations: translate({id: 'incident.component.automations', message: 'Automations'}),
  documents: translate({id: 'incident.component.documents', message: 'Documents'}),
  'email-notifications': translate({id: 'incident.component.email-notifications', message: 'E-mail notifications'}),
  'file-system': translate({id: 'incident.component.file-system', message: 'File system'}),
  'proofing-automations': translate({id: 'incident.component.proofing-automations', message: 'Proofing automations'}),
  search: translate({id: 'incident.component.search', message: 'Search'}),
  sso: translate({id: 'incident.component.sso', message: 'Single sign-on'}),
  templates: translate({id: 'incident.component.templates', message: 'Templates'}),
  views: translate({id: 'incident.component.views', message: 'Views'}),
  webhooks: translate({id: 'incident.component.webhooks', message: 'Webhooks'}),
  all: translate({id: 'incident.component.all', message: 'All components'}),
});

const regionNames: Record<string, string> = {
  'brazil-south': 'Brazil South',
  'east-us': 'East US',
  'southeast-asia': 'Southeast Asia',
  'west-europe': 'West Europe',
};

function nameOf(id: string, names: Record<string, string>, field: string): string {
  const name = names[id];
  if (name === undefined) {
    throw new Error(`incident.${field}: unknown id "${id}". Known are ${Object.keys(names).join(', ')}.`);
  }
  return name;
}

export const componentName = (id: string): string => nameOf(id, componentNames(), 'component');
export const regionName = (id: string): string => nameOf(id, regionNames, 'regions');

/**
 * The incident of the article that is being shown.
 * @throws Error that names the article when its front matter has no `incident`
 */
export function useIncident(): Incident {
  const {frontMatter, metadata} = useDoc();
  if (!('incident' in frontMatter)) {
    throw new Error(
      `${metadata.source}: the article uses an incident component but has no "incident" in its front matter.`,
    );
  }
  return frontMatter.incident as Incident;
}

/** Whether an ISO time says more than the day. */
export const hasClockTime = (iso: string | null): iso is string => iso?.includes('T') ?? false;

/** A UTC time in the reader's language, such as `30 June 2021, 14:16 UTC`. */
export function formatTime(iso: string, htmlLang: string): string {
  const format = new Intl.DateTimeFormat(htmlLang === 'en' ? 'en-GB' : htmlLang, {
    dateStyle: 'long',
    timeStyle: hasClockTime(iso) ? 'short' : undefined,
    timeZone: 'UTC',
  });
  return hasClockTime(iso) ? `${format.format(new Date(iso))} UTC` : format.format(new Date(iso));
}

/** The time between two ISO times in the reader's language, in hours and minutes. */
export function formatDuration(start: string, end: string, htmlLang: string): string {
  const total = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(htmlLang, {style: 'unit', unit: name, unitDisplay: 'long'}).format(value);
  const parts = [unit(Math.floor(total / 60), 'hour'), unit(total % 60, 'minute')];
  return new Intl.ListFormat(htmlLang, {type: 'unit', style: 'long'}).format(parts);
}
