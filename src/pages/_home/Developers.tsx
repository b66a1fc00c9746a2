import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import home from '@generated/home/default/home.json';
import Heading from '@theme/Heading';
import CodeBlock from '@site/src/theme/CodeBlock';
import styles from './styles.module.css';

/** What developers can build, beside code from an article. */
export default function Developers(): ReactNode {
  const {to, title, html} = home.sample;
  return (
    <div className={styles.developers}>
      <div>
        <Heading as="h2">
          <Translate id="home.developers">Build on it</Translate>
        </Heading>
        <p>
          <Translate id="home.developers.text">
            A few lines in a panel call the product’s own methods: this button exports the jobs to a worksheet. Every
            sample in the guide is checked against the SDK’s declarations.
          </Translate>
        </p>
        <ul>
          {[...home.quickStarts, {to, title}].map((article) => (
            <li key={article.to}>
              <Link to={article.to}>{article.title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <CodeBlock html={html} language="js" scrollName={title} />
    </div>
  );
}
