import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

/** The record of an incident, as the front matter key `incident` of its article holds it. Times are ISO, UTC. */
export interface Incident {
  /** Id from {@link componentNames}. */
  component: string;
  /** Ids from {@link regionNames}. */
  regions: string[];
  start: string;
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
  sso: translate({id: 'incident.component.sso', message: 'Single sign-on'}),
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

/** A UTC time in the reader's language, such as `30 June 2021, 14:16 UTC`. */
export function formatTime(iso: string, htmlLang: string): string {
  const text = new Intl.DateTimeFormat(htmlLang === 'en' ? 'en-GB' : htmlLang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso));
  return `${text} UTC`;
}

/** The time between two ISO times in the reader's language, in hours and minutes. */
export function formatDuration(start: string, end: string, htmlLang: string): string {
  const total = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(htmlLang, {style: 'unit', unit: name, unitDisplay: 'long'}).format(value);
  const parts = [unit(Math.floor(total / 60), 'hour'), unit(total % 60, 'minute')];
  return new Intl.ListFormat(htmlLang, {type: 'unit', style: 'long'}).format(parts);
}
