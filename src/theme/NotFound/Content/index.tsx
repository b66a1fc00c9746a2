import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchForm from '@site/src/components/SearchForm';
import SectionCards from '@site/src/components/SectionCards';

/** Ejected to offer a search field and the sections; the theme only says that the page is missing. */
export default function NotFoundContent({className}: Props): ReactNode {
  // A link led here in a tab that is older than the page: the server knows.
  const [isLed] = useState(
    () =>
      ExecutionEnvironment.canUseDOM &&
      performance.getEntriesByType('navigation').some(({name}) => new URL(name).pathname !== location.pathname),
  );
  useEffect(() => {
    if (isLed) {
      window.location.reload();
    }
  }, [isLed]);
  return isLed ? null : (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="notFound.help">
          There is no page at this address. It may have moved: search for it, or start from a section.
        </Translate>
      </p>
      <SearchForm className="margin-bottom--xl" />
      <SectionCards />
    </main>
  );
}
