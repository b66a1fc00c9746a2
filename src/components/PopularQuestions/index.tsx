import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The questions that readers ask most, with the routes of their answers. */
const popularQuestions = () => [
  {
    to: '/docs/university/Time%20sheets/filling-time-sheets#send-for-approval',
    question: translate({id: 'popular.send', message: 'How do I send my week?'}),
  },
  {
    to: '/docs/to-review/forgot-your-password',
    question: translate({id: 'popular.password', message: 'What do I do if I forgot my password?'}),
  },
  {
    to: '/docs/university/Expenses/create-expenses',
    question: translate({id: 'popular.expenses', message: 'How do I claim an expense?'}),
  },
  {
    to: '/docs/integrations/okta-sso-configuration',
    question: translate({id: 'popular.okta', message: 'How do I set up sign-in with Okta?'}),
  },
  {
    to: '/docs/api/client-api#authentication',
    question: translate({id: 'popular.token', message: 'Where do I get an API token?'}),
  },
];

interface PopularQuestionsProps {
  className?: string;
  /** Called when the reader follows a link. */
  onFollow?: () => void;
}

/**
 * Links to the answers that readers look for most, on the home page and in the empty search box, which puts them into a
 * paragraph: they are phrasing content only.
 */
export default function PopularQuestions({className, onFollow}: PopularQuestionsProps): ReactNode {
  return (
    <span className={clsx(styles.popular, className)}>
      <span className={styles.label}>
        <Translate id="popular.label">Popular questions</Translate>
      </span>
      {popularQuestions().map(({to, question}) => (
        <Link key={to} to={to} className={styles.question} onClick={onFollow}>
          {question}
        </Link>
      ))}
    </span>
  );
}
