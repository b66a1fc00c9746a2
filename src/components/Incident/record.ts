/**
 * The data of an incident, as in the front matter key `incident` of its article. `plugins/incidents` validates
 * it while building; the components show it.
 */

export const components = [
  'all',
  'api-v2',
  'app-v1',
  'app-v2',
  'automations',
  'documents',
  'email-notifications',
  'file-system',
  'proofing-automations',
  'search',
  'sso',
  'templates',
  'views',
  'webhooks',
] as const;
export type ComponentId = (typeof components)[number];

/** Names of data centers are the same in every language. */
export const regionNames = {
  'brazil-south': 'Brazil South',
  'east-us': 'East US',
  'southeast-asia': 'Southeast Asia',
  'west-europe': 'West Europe',
};
export type RegionId = keyof typeof regionNames;
export const regions = Object.keys(regionNames) as RegionId[];

/**
 * The cloud platform failed; we deployed or configured something; a limit or quota was reached; the code had a fault.
 */
export const causes = ['platform', 'change', 'capacity', 'defect'] as const;
export type CauseId = (typeof causes)[number];

/** Times are ISO, in UTC. A date means that the time of day isn't known; `null` means that nothing is known. */
export interface Incident {
  component: ComponentId;
  regions: RegionId[];
  start: string;
  detected: string | null;
  mitigated: string | null;
  end: string | null;
  /** Cloud provider whose fault or change was involved, `null` if none. */
  provider: 'azure' | null;
  cause: CauseId | null;
  /** Whether it is a security notice, which statistics leave out; `null` if it isn't known. */
  security: boolean | null;
  /** File name, without extension, of the first report of the same incident. */
  duplicateOf?: string;
  /** File names, without extension, of related reports. */
  related?: string[] | null;
  summary: string;
  /** What happened when, in order; a step whose time is not recorded has `null`. */
  timeline: {time: string | null; event: string}[];
}

/** A link to another report. */
export interface RelatedReport {
  title: string;
  /** Route of the article, spaces as `%20`. */
  route: string;
}

/** An incident in the list of all reports. */
export type IncidentEntry = RelatedReport &
  Pick<Incident, 'component' | 'regions' | 'start' | 'end' | 'cause' | 'security' | 'duplicateOf'>;

/** Totals of all reports, except second reports and security notices. */
export interface Statistics {
  incidents: number;
  /** Incidents whose start and end are recorded to the minute. */
  timed: number;
  totalMinutes: number;
  medianMinutes: number;
  /** The longest time without an incident between the first and the last, in whole days. */
  quiet: {days: number; from: string; to: string};
  /** Most frequent first; `null` is the unknown cause. */
  causes: {cause: CauseId | null; count: number}[];
}

/** File names of the reports that a report refers to. */
export const relatedReports = ({duplicateOf, related}: Incident): string[] => [
  ...(duplicateOf ? [duplicateOf] : []),
  ...(related ?? []),
];

/** Whether an ISO time includes the time of day. */
export const hasClockTime = (iso: string | null): iso is string => iso?.includes('T') ?? false;

/** Minutes from start to end, `null` unless both are recorded to the minute. */
export const minutesOf = ({start, end}: Pick<Incident, 'start' | 'end'>): number | null =>
  hasClockTime(start) && hasClockTime(end) ? Math.round((Date.parse(end) - Date.parse(start)) / 60_000) : null;
