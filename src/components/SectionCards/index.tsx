import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {brand} from '@site/settings/brand';
import {sections} from '@site/src/sections';
import {Card, Cards} from '@site/src/components/Cards';

/** The four sections of the site as cards, for the home page and the not-found page. */
export default function SectionCards(): ReactNode {
  const [university, status, docs] = sections();
  return (
    <Cards>
      <Card to={university.path} title={university.label}>
        {translate({
          id: 'sections.university.text',
          message: 'Short lessons for daily work: time sheets, dashboards, and the setup behind them.',
        })}
      </Card>
      <Card to={docs.path} title={docs.label}>
        {translate({
          id: 'sections.docs.text',
          message: 'The guide for developers and administrators: SDK, automations, integrations, and API.',
        })}
      </Card>
      <Card to={status.path} title={status.label}>
        {translate({
          id: 'sections.status.text',
          message: 'What went wrong, why, and what changed: every incident with its times and regions.',
        })}
      </Card>
      <Card to={brand.links.apiReference} title={translate({id: 'sections.api', message: 'API reference'})}>
        {translate({
          id: 'sections.api.text',
          message: 'Every operation of the API, with its parameters and responses.',
        })}
      </Card>
    </Cards>
  );
}
