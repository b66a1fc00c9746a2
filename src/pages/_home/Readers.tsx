import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import home from '@generated/home/default/home.json';
import Heading from '@theme/Heading';
import Icon from '@site/src/components/Icon';
import {ReadingTime} from '@site/src/components/Lessons';
import styles from './styles.module.css';

/** The kinds of readers; `more` is where they find the other steps. */
const readers = () =>
  [
    {
      key: 'everyday',
      icon: 'people',
      title: translate({id: 'home.path.everyday', message: 'I fill in and approve'}),
      text: translate({
        id: 'home.path.everyday.text',
        message: 'Book your hours, send the week, decide on the hours of your team.',
      }),
      more: '/docs/university#everyday-users',
      moreLabel: translate({id: 'home.path.everyday.more', message: 'All lessons for everyday work'}),
    },
    {
      key: 'administrator',
      icon: 'sliders',
      title: translate({id: 'home.path.administrator', message: 'I administer'}),
      text: translate({
        id: 'home.path.administrator.text',
        message: 'Bring people in, decide who approves, and connect sign-in and HR.',
      }),
      more: '/docs/university#administrators',
      moreLabel: translate({id: 'home.path.administrator.more', message: 'All lessons for administrators'}),
    },
    {
      key: 'developer',
      icon: 'code',
      title: translate({id: 'home.path.developer', message: 'I develop'}),
      text: translate({
        id: 'home.path.developer.text',
        message: 'Script the screens, automate the work between systems, call the API.',
      }),
      more: '/docs/#develop',
      moreLabel: translate({id: 'home.path.developer.more', message: 'The developer’s reading list'}),
    },
  ] as const;

/** A card for each kind of reader: the first article, with its reading time, and where to go on. */
export default function Readers(): ReactNode {
  return (
    <ul className={styles.cards}>
      {readers().map(({key, icon, title, text, more, moreLabel}) => (
        <li key={key} className={styles.card}>
          <Icon name={icon} className={styles.cardIcon} />
          <Heading as="h3">{title}</Heading>
          <p>{text}</p>
          <p className={styles.first}>
            <span className={styles.label}>
              <Translate id="home.path.first">First step</Translate>
            </span>
            <Link to={home.firstSteps[key].to}>{home.firstSteps[key].title}</Link>{' '}
            <ReadingTime minutes={String(home.firstSteps[key].minutes)} />
          </p>
          <Link to={more} className={styles.more}>
            {moreLabel}
          </Link>
        </li>
      ))}
    </ul>
  );
}
