/** Incidents: the panel and the timeline of a report, the numbers and the list on the status home. */
export {IncidentList, LatestIncident} from './list';
export {IncidentSummary, IncidentTimeline} from './report';
export {IncidentStatistics} from './statistics';
export {ServiceState} from './state';
