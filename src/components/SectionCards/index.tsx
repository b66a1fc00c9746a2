import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {brand} from '@site/settings/brand';
import {sections} from '@site/src/sections';
import {Card, Cards} from '@site/src/components/Cards';

/** The four sections of the site as cards, for the home page and the not-found page. */
export default function SectionCards(): ReactNode {
  const [university, status, docs] = sections();
  return (
    <Cards>
      <Card to={university.path} title={university.label}>
        <Translate id="sections.university.text">
          Short lessons for daily work: time sheets, dashboards, and the setup behind them.
        </Translate>
      </Card>
      <Card to={docs.path} title={docs.label}>
        <Translate id="sections.docs.text">
          The guide for developers and administrators: SDK, automations, integrations, and API.
        </Translate>
      </Card>
      <Card to={status.path} title={status.label}>
        <Translate id="sections.status.text">
          What went wrong, why, and what changed: every incident with its times and regions.
        </Translate>
      </Card>
      <Card to={brand.links.apiReference} title={translate({id: 'sections.api', message: 'API reference'})}>
        <Translate id="sections.api.text">Every operation of the API, with its parameters and responses.</Translate>
      </Card>
    </Cards>
  );
}
