import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {AppWindow, DataGrid, Popup} from '@site/src/components/Screen';
import BurnChart from './BurnChart';
import styles from './scene.module.css';

const timeSheets = '/docs/university/Time%20sheets';

/** A designer's week, as in the articles about time sheets. */
function Week(): ReactNode {
  const days = translate({id: 'home.scene.days', message: 'Mon 5, Tue 6, Wed 7, Thu 8, Fri 9'}).split(', ');
  const booked = (text: string) => (text === '' ? text : ({text, tone: 'info'} as const));
  return (
    <AppWindow
      title={translate({id: 'home.scene.timeSheets', message: 'Time Sheets Scheduler'})}
      toolbar={[{label: '+'}, {label: '✓'}]}>
      <DataGrid
        columns={[
          translate({id: 'home.scene.name', message: 'Name'}),
          ...days.map((label) => ({label, align: 'end'}) as const),
        ]}
        rows={[
          [translate({id: 'home.scene.keyVisual', message: 'Key visual'}), '8:00', '6:00', '4:00', '8:00', '5:00'],
          [translate({id: 'home.scene.reportLayout', message: 'Report layout'}), '', '', '4:00', '', '3:00'],
          [translate({id: 'home.scene.training', message: 'Training'}), '', '2:00', '', '', ''],
        ].map(([name = '', ...hours]) => [name, ...hours.map(booked)])}
        footer={[translate({id: 'home.scene.total', message: 'Total per day'}), '8:00', '8:00', '8:00', '8:00', '8:00']}
      />
    </AppWindow>
  );
}

/** The designer's week, as the approver sees it. */
function Approval(): ReactNode {
  return (
    <Popup
      title={translate({id: 'home.scene.approval', message: 'Time Sheets Approval'})}
      buttons={[
        translate({id: 'home.scene.reject', message: 'Reject'}),
        translate({id: 'home.scene.approve', message: 'Approve'}),
      ]}>
      <DataGrid
        columns={[
          translate({id: 'home.scene.user', message: 'User'}),
          {label: translate({id: 'home.scene.weeklyHours', message: 'Weekly Hours'}), align: 'end'},
        ]}
        rows={[
          [
            {text: translate({id: 'home.scene.designer', message: 'Designer'}), badge: 'DE'},
            {text: '40:00', state: 'to-approve'},
          ],
        ]}
      />
    </Popup>
  );
}

/** Each step links to the article about it; `alt` says what its screen shows. */
const steps = () => [
  {
    label: translate({id: 'home.scene.step.book', message: 'Book the week'}),
    to: `${timeSheets}/filling-time-sheets`,
    alt: translate({
      id: 'home.scene.book.alt',
      message:
        "A time sheet with a designer's week from 5 to 9 October: hours on two jobs and a training, 8:00 on each day.",
    }),
    screen: <Week />,
  },
  {
    label: translate({id: 'home.scene.step.approve', message: 'Approve it'}),
    to: `${timeSheets}/approving-time-sheets`,
    alt: translate({
      id: 'home.scene.approve.alt',
      message: 'The approver sees the 40:00 hours of the designer, with the buttons Reject and Approve.',
    }),
    screen: <Approval />,
  },
  {
    label: translate({id: 'home.scene.step.read', message: 'Read the dashboard'}),
    to: '/docs/university/Dashboards/project-burn-dashboard',
    alt: translate({
      id: 'home.scene.read.alt',
      message: 'A chart of the project by month: the booked hours pass the planned hours in August.',
    }),
    screen: (
      <AppWindow title={translate({id: 'home.scene.burn', message: 'Project burn: Spring campaign'})}>
        <BurnChart />
      </AppWindow>
    ),
  },
];

/** The work that the product is about, in three screens: a week is booked, approved, and seen on a dashboard. */
export default function Scene(): ReactNode {
  return (
    <ol className={styles.scene}>
      {steps().map(({label, to, alt, screen}, index) => (
        <li key={to} className={styles.step}>
          <Link to={to} className={styles.label}>
            <span className={styles.number}>{index + 1}</span>
            {label}
          </Link>
          <div role="img" aria-label={alt}>
            {screen}
          </div>
        </li>
      ))}
    </ol>
  );
}
