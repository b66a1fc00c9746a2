import {Fragment, type PropsWithChildren, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Layout of an operation of the API reference; `plugins/api-reference` fills it in. */

/** On wide screens, the text is on the left and the samples stay in view on the right. */
export function Operation({children}: PropsWithChildren): ReactNode {
  return <div className={styles.operation}>{children}</div>;
}

/** The part that is read: endpoint, description, tables. */
export function OperationText({children}: PropsWithChildren): ReactNode {
  return <div className={styles.reading}>{children}</div>;
}

/** The samples of the request and the response. */
export function OperationCode({children}: PropsWithChildren): ReactNode {
  return <div className={styles.code}>{children}</div>;
}

interface EndpointProps {
  /** HTTP method in lower case. */
  method: string;
  /** Path with its parameters in braces. */
  path: string;
  /** Name of the OpenAPI document, without extension. */
  document: string;
  tag: string;
  operationId: string;
}

/** Method and path of an operation, with a link to the same operation in Swagger UI. */
export function Endpoint({method, path, document, tag, operationId}: EndpointProps): ReactNode {
  const page = useBaseUrl('/swagger/');
  // Swagger UI writes the spaces of a tag as underscores.
  const place = `${encodeURIComponent(tag).replaceAll('%20', '_')}/${operationId}`;
  return (
    <section className={styles.endpoint}>
      <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>{' '}
      {/* The space is for what reads the page without its styles. */}
      <code translate="no">
        {path.split(/(?<=\/)/).map((segment, index) => (
          <Fragment key={index}>
            {segment}
            {/* Safari breaks a path anywhere, others after a slash. */}
            <wbr />
          </Fragment>
        ))}
      </code>
      <Link
        to={`pathname://${page}?document=${document}#/${place}`}
        autoAddBaseUrl={false}
        target="_self"
        data-search-ignore>
        <Translate id="api.swagger">Open in Swagger UI</Translate>
      </Link>
    </section>
  );
}
