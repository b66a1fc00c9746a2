import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {apiDocuments, type ApiDocument} from '@site/settings/api-documents';
import {hasPlaceholderHost} from '@site/settings/brand';
import SelectField from '@site/src/components/SelectField';
import styles from './styles.module.css';

/**
 * The API reference: Swagger UI on the site's own OpenAPI documents. Swagger UI loads on this page only; without
 * script, the documents can be downloaded.
 */

const ApiReference = lazy(() => import('@site/src/components/ApiReference'));

export default function SwaggerPage(): ReactNode {
  const [asked, setDocument] = useQueryString('document');
  const isBrowser = useIsBrowser();
  const document = apiDocuments.find((name) => isBrowser && name === asked) ?? apiDocuments[0];
  const url = useBaseUrl(`/openapi/${document}.yaml`);
  const names: Record<ApiDocument, string> = {
    'integration-api': translate({id: 'swagger.integration', message: 'Integration API'}),
    'client-api': translate({id: 'article.clientApi', message: 'Client API'}),
    'data-extraction-api': translate({id: 'swagger.dataExtraction', message: 'Data extraction API'}),
  };
  const title = translate({id: 'swagger.title', message: 'API reference'});
  const description = translate({
    id: 'swagger.description',
    message:
      'Every operation of the three APIs with its parameters, responses, and errors, from their OpenAPI documents.',
  });

  return (
    <Layout title={title} description={description}>
      <main className={styles.page} data-start="now">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {hasPlaceholderHost && (
          <p className={styles.note}>
            <Translate id="swagger.placeholder">
              Trying out is switched off: the hosts in these documents are placeholders. Take the operations over into
              your own client, with the host and the credentials of your tenant.
            </Translate>
          </p>
        )}
        <div className={styles.bar}>
          <SelectField
            label={translate({id: 'swagger.document', message: 'Document'})}
            options={apiDocuments.map((name) => [name, names[name]])}
            value={document}
            onChange={setDocument}
          />
          <ul className={styles.downloads} aria-label={translate({id: 'swagger.downloads', message: 'Download'})}>
            {apiDocuments.map((name) => (
              <li key={name}>
                <Link to={`pathname:///openapi/${name}.yaml`}>{names[name]} (YAML)</Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.reference}>
          {isBrowser ? (
            <Suspense fallback={<Loading />}>
              <ApiReference key={url} url={url} canTryOut={!hasPlaceholderHost} />
            </Suspense>
          ) : (
            <Loading />
          )}
        </div>
      </main>
    </Layout>
  );
}

/** Gray rows as high as those of the operations. */
function Loading(): ReactNode {
  return (
    <div>
      <p role="status">
        <Translate id="swagger.loading">Loading the document…</Translate>
      </p>
      {Array.from({length: 10}, (_, index) => (
        <div key={index} aria-hidden="true" className={styles.row} />
      ))}
    </div>
  );
}
