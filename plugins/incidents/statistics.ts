import {groupBy} from '../../lib/group';
import {median} from '../../lib/statistics';
import {minutesOf, regionNames, regions, type Incident, type Statistics} from '../../src/components/Incident/record';

/** Computes the numbers of the status home from the reports. */

const dayInMs = 86_400_000;

/** Incidents that count: duplicates and security notices aren't separate interruptions. */
const counted = (incidents: readonly Incident[]): Incident[] =>
  incidents
    .filter(({security, duplicateOf}) => !security && !duplicateOf)
    .sort((a, b) => a.start.localeCompare(b.start));

/** The longest period from the end of one incident (or its start, if no end is recorded) to the start of the next. */
function longestQuiet(incidents: readonly Incident[]): Statistics['quiet'] {
  let longest = {days: 0, from: '', to: ''};
  let over = incidents[0]!.start;
  for (const {start, end} of incidents) {
    const days = Math.floor((Date.parse(start) - Date.parse(over)) / dayInMs);
    if (days > longest.days) {
      longest = {days, from: over, to: start};
    }
    over = [over, end ?? start].reduce((a, b) => (Date.parse(a) > Date.parse(b) ? a : b));
  }
  return longest;
}

/** @throws Error if no counted incident has a recorded start and end */
export function statisticsOf(all: readonly Incident[]): Statistics {
  const incidents = counted(all);
  const minutes = incidents.map(minutesOf).filter((value) => value !== null);
  if (minutes.length === 0) {
    throw new Error('No incident in docs/status has a start and an end, so there are no statistics to compute.');
  }
  const causes = Array.from(
    groupBy(incidents, ({cause}) => cause),
    ([cause, {length}]) => ({cause, count: length}),
  );
  return {
    incidents: incidents.length,
    timed: minutes.length,
    totalMinutes: minutes.reduce((sum, value) => sum + value, 0),
    medianMinutes: Math.round(median(minutes)),
    quiet: longestQuiet(incidents),
    causes: causes.sort((a, b) => b.count - a.count),
  };
}

/** Number of incidents for each year and region; one that hit several regions counts in each. */
export function perYearAndRegion(all: readonly Incident[]): {year: string; region: string; count: number}[] {
  const incidents = counted(all);
  const years = [...new Set(incidents.map(({start}) => start.slice(0, 4)))];
  return years.flatMap((year) =>
    regions.map((region) => ({
      year,
      region: regionNames[region],
      count: incidents.filter((incident) => incident.start.startsWith(year) && incident.regions.includes(region))
        .length,
    })),
  );
}
