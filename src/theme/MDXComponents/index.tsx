import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import {IncidentSummary, IncidentTimeline} from '@site/src/components/Incident';

/** Wrapped so that authors use these components in an article without an import. */
export default {...MDXComponents, Card, Cards, IncidentSummary, IncidentTimeline};
