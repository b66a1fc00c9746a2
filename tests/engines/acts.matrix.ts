import {localePrefix, type Locale} from '../../settings/locales';
import {clicks, pressed} from './driver/keys';
import {count, parts} from './reader/looks';
import type {Reader} from './reader/reader';
import {test} from './test';

/**
 * The nightly matrix: every act twice in quick succession. Once its answer is visible, the next press counts; until then,
 * several presses count as one.
 */

type Way = 'click' | 'Enter' | 'Space';

interface Act {
  name: string;
  path: string;
  control: string;
  /** What is there when the act was answered. */
  on: string;
  ways: Way[];
  /** Whether only a narrow window has the control. */
  isNarrow?: boolean;
  /** Whether a second press changes nothing, as with a link. */
  isFinal?: boolean;
  /** Whether each press is answered in the same moment, so that each counts. */
  isInstant?: boolean;
}

const {article} = parts;
const category = (place: number) => `.theme-doc-sidebar-item-category-level-1:nth-child(${place}) > div > a`;
const opened = `${category(3)}[aria-expanded=false]`;

const acts: Act[] = [
  {
    name: 'color switch',
    path: article,
    control: parts.colorSwitch,
    on: 'html[data-theme=dark]',
    ways: ['click', 'Enter', 'Space'],
    isInstant: true,
  },
  {
    name: 'closed category',
    path: article,
    control: category(4),
    on: `${category(4)}[aria-expanded=true]`,
    ways: ['click', 'Enter', 'Space'],
  },
  {name: 'open category', path: article, control: category(3), on: opened, ways: ['click', 'Enter', 'Space']},
  {
    name: 'menu of languages',
    path: article,
    control: parts.languageMenu,
    on: `${parts.languageMenu}[aria-expanded=true]`,
    ways: ['Enter', 'Space'],
  },
  {
    name: 'Copy page',
    path: article,
    control: parts.copyPage,
    on: 'details[data-search-ignore][open]',
    ways: ['click', 'Enter', 'Space'],
  },
  {
    name: "phone's menu",
    path: article,
    control: parts.menuToggle,
    on: '.navbar-sidebar--show .theme-doc-sidebar-menu',
    // A second click meets the menu.
    ways: ['Enter', 'Space'],
    isNarrow: true,
  },
  {
    name: "phone's table of contents",
    path: article,
    control: 'button[class*=tocCollapsibleButton]',
    on: '[class*=tocCollapsibleExpanded]',
    ways: ['click', 'Enter', 'Space'],
    isNarrow: true,
  },
  {
    name: 'tab',
    path: '/docs/documenting/mdx',
    control: '[role=tab]:nth-child(2)',
    on: '[role=tab]:nth-child(2)[aria-selected=true]',
    // The arrow keys, which lead there, need React.
    ways: ['click'],
    isFinal: true,
  },
  {
    name: 'figure',
    path: article,
    control: 'figure button[aria-label]',
    on: 'dialog[open]',
    ways: ['click'],
    isFinal: true,
  },
  {
    name: 'search',
    path: article,
    control: parts.searchButton,
    on: parts.searchField,
    ways: ['Enter', 'Space'],
    isFinal: true,
  },
  {
    name: 'announcement',
    path: article,
    control: parts.announcementClose,
    on: `body:not(:has(${parts.announcementClose}))`,
    ways: ['Enter', 'Space'],
    isFinal: true,
  },
  {
    name: 'link',
    path: article,
    control: parts.next,
    on: '.pagination-nav__link--prev[href$="filling-time-sheets"]',
    ways: ['click', 'Enter'],
    isFinal: true,
  },
];

interface Watch {
  /** When the page first had the answer, in milliseconds since it was opened. */
  answered: number;
  /** When it was drawn. */
  drawn: number;
  /** When each press came. */
  presses: number[];
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** From now on, the page notes when it is pressed, and when it has the answer. */
function watch(on: string): void {
  window.watch = {answered: Infinity, drawn: Infinity, presses: []};
  new MutationObserver(() => {
    if (window.watch.answered === Infinity && document.querySelector(on)) {
      window.watch.answered = performance.now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.watch.drawn = performance.now();
        }),
      );
    }
  }).observe(document, {subtree: true, childList: true, attributes: true});
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({isTrusted, timeStamp}) => isTrusted && window.watch.presses.push(timeStamp), true);
  }
}

/** Whether the second press came after the answer; `null` in the moment in which the browser draws it, when either is right. */
const wasAnswered = () => {
  const {answered, drawn, presses} = window.watch;
  return drawn <= presses[1]! ? true : answered > presses[1]! ? false : null;
};

/** Presses the control twice, and expects what the rule says. */
async function pressTwice(
  reader: Reader,
  {control, on, isFinal, isInstant}: Act,
  way: Way,
  release: () => void,
): Promise<void> {
  const device = way === 'click' ? clicks(await reader.point(control)) : pressed(way);
  if (way !== 'click') {
    await reader.focus(control);
  }
  const isOn = (selector: string) => document.querySelector(selector) !== null;
  if (isFinal) {
    await reader.act(device);
    await reader.act(device);
    release();
    await reader.sees(isOn, on).toBe(true);
  } else {
    await reader.look(watch, on);
    await reader.act(device);
    await reader.act(device);
    const isAnswered = isInstant ? true : await reader.look(wasAnswered);
    release();
    await reader.isInteractive();
    await reader.sees(count, '[aria-busy]').toBe(0);
    if (isAnswered !== null) {
      await reader.sees(isOn, on).toBe(!isAnswered);
    }
  }
}

for (const locale of ['en', 'pt'] satisfies Locale[]) {
  for (const act of acts) {
    for (const way of act.ways) {
      test.describe(`${locale}: ${act.name} by ${way}, twice`, () => {
        const prepare = (reader: Reader) => (act.isNarrow ? reader.narrow() : Promise.resolve());
        const path = localePrefix(locale) + act.path;

        test('before the scripts arrive', async ({reader, site}) => {
          await prepare(reader);
          site.hold();
          await reader.open(path);
          await pressTwice(reader, act, way, () => site.release());
        });

        test('while they arrive', async ({reader}) => {
          await prepare(reader);
          await reader.open(path);
          await pressTwice(reader, act, way, () => undefined);
        });

        test('with React', async ({reader}) => {
          await prepare(reader);
          await reader.openAwake(path);
          await pressTwice(reader, act, way, () => undefined);
        });
      });
    }
  }
}
