import {showRest} from './first-screen';
import {painted} from './painted';
import {answerCopyButtons, copyButton} from './copy';
import {openCategory} from './category';
import {completeLanguageLinks} from './languages';
import {shownLinks, toggleLinks} from './menu';
import {interactive} from './interactive';
import {followStorage} from './restored';
import {isSearchKey} from './search-keys';
import {startTyping} from './typing';

/**
 * The only script that a page runs before the reader interacts; framework/build/template.ts inlines it. It prefetches the
 * site's scripts at the first sign of a reader and starts them on the first interaction. Until React runs, it queues what
 * the reader does to a control and then replays it once.
 */

/** Controls that do nothing without React. Links and forms work without it. */
const controls = `button:not([type=submit],${copyButton}),a[role=button],[role=tab],select`;

const closedCategory = 'a[aria-expanded=false]';

const {folder, scripts, search} = document.currentScript!.dataset;
const page = document.documentElement.dataset;

/**
 * Names of the scripts that haven't run yet. Those of the page's own parts come first: Docusaurus would request them only
 * after the common ones have run.
 */
const missing = new Set(scripts!.split(','));

const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};

/** Whether the reader saves data or has a slow connection. */
const isSaving = connection?.saveData || /2g/.test(connection?.effectiveType as string);

/** What to fetch at the first sign of a reader; empty from then on. */
const ahead = [...missing];

/** What the search box needs: React would request it only when it runs. */
const searchFiles = search!.split(',');

let isStarted = false;
const acts: (() => void)[] = [];

const controlOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>(controls);

/** Starts the scripts once the browser has painted what the reader's action changed: they block it for a while. */
async function start(): Promise<void> {
  if (isStarted) {
    return;
  }
  isStarted = true;
  ahead.splice(0);
  await painted();
  for (const name of missing) {
    const script = document.createElement('script');
    script.src = folder! + name;
    // Otherwise, the scripts would run in the order in which they arrive.
    script.async = false;
    script.onload = () => missing.delete(name);
    script.onerror = () => {
      // Webpack would wait for an element with the same address.
      script.remove();
      // Links still work without React, and the next interaction tries again.
      isStarted = false;
      replay();
      listen(addEventListener);
    };
    document.head.append(script);
  }
}

/**
 * Fetches files at the lowest priority, each once, except for readers who save data or have a slow connection. Not before the
 * next frame, because requests hold up the answer; without files, it waits for none, because a moving pointer asks often.
 */
async function fetchAhead(names: string[]): Promise<void> {
  const files = names.splice(0);
  if (files[0] && !isSaving) {
    await painted();
    for (const name of files) {
      const link = document.createElement('link');
      link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
      link.as = /css/.test(name) ? 'style' : 'script';
      link.href = folder! + name;
      document.head.append(link);
    }
  }
}

/**
 * Queues an action on a control until React runs. It's called off when the control is no longer busy.
 * @param before what to wait for before React starts
 */
function keep(control: HTMLElement, act: () => void, before?: Promise<void>): void {
  control.ariaBusy = 'true';
  acts.push(() => {
    if (control.ariaBusy) {
      act();
      void painted().then(() => (control.ariaBusy = null));
    }
  });
  if (before) {
    before.then(start, start);
  } else {
    void start();
  }
}

/**
 * Queues a press of a control. Repeated presses count as one, because the reader saw nothing happen, until the page shows
 * an answer: then React answers what is shown. Of several tabs, the last one counts.
 */
function press(control: HTMLElement, event?: Event): void {
  event?.preventDefault();
  event?.stopPropagation();
  if ((event as KeyboardEvent | undefined)?.repeat) {
    return;
  }
  const isMenu = control.matches('.navbar__toggle');
  const isDropdown = control.ariaHasPopup;
  if (control.ariaKeyShortcuts) {
    startTyping(control);
    void fetchAhead(searchFiles);
  }
  if (isDropdown) {
    // Shown while the focus is in it (`src/css/frame.css`).
    control.focus();
    control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
  }
  if (isMenu) {
    toggleLinks();
  }
  if (!control.ariaBusy || control.matches('li')) {
    keep(
      control,
      () => {
        if (isDropdown) {
          control.ariaExpanded = `${control.matches(':focus-within>[aria-expanded=true]')}`;
        }
        if (isMenu || isDropdown) {
          // The answer is shown, so the next press counts.
          control.ariaBusy = null;
        }
        // Without React, a dropdown is a link that would change the address.
        if (isMenu ? shownLinks() : !isDropdown || (!missing.size && control.ariaExpanded === 'true')) {
          control.click();
        }
      },
      control.matches(closedCategory) && !isStarted
        ? openCategory(control as HTMLAnchorElement, () => !isStarted)
        : undefined,
    );
  }
}

/** The color switch needs no React, which reads the mode from the page when it starts. */
function switchColors(control: HTMLElement): void {
  const turnsDark = page.theme !== 'dark';
  page.theme = turnsDark ? 'dark' : 'light';
  control.ariaPressed = `${turnsDark}`;
  try {
    localStorage.theme = page.theme;
  } catch {
    // The reader blocks storage, and the next page is in the mode of the system.
  }
  void start();
}

const listeners: Record<string, (event: never) => void> = {
  click(event: MouseEvent) {
    const control = controlOf(event.target);
    if (control?.ariaPressed) {
      // For React, which listens already while it starts.
      event.preventDefault();
      switchColors(control);
    } else if (control?.ariaHasPopup && event.detail && control.matches(':hover')) {
      // This menu opens by pointer without JavaScript.
      event.preventDefault();
    } else if (control && !control.matches('select') && !event.ctrlKey && !event.metaKey) {
      press(control, event);
    }
  },

  keydown(event: KeyboardEvent) {
    const {key, target} = event;
    const control = controlOf(target);
    const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    void start();
    if (key === 'Escape') {
      // A dropdown closes without the focus.
      (target as HTMLElement).blur();
    }
    if (search && isSearchKey(event)) {
      press(search, event);
    } else if (control && !event.ctrlKey && !event.metaKey) {
      if (control.matches('a,li') && (key === 'Enter' || key === ' ')) {
        // A tab has no click by keyboard, and that of a link in Firefox doesn't say that it is one.
        press(control, event);
      } else if (control.ariaKeyShortcuts && !key[1]) {
        // Focus the field before the key reaches it.
        press(control);
      }
    }
  },

  change({target}: Event) {
    const control = controlOf(target) as HTMLSelectElement | null;
    if (control) {
      const {value} = control;
      keep(control, () => {
        // React has reset the value.
        control.value = value;
        control.dispatchEvent(new Event('change', {bubbles: true}));
      });
    }
  },

  pointerdown: approach,
  pointermove(event: PointerEvent) {
    if (event.movementX || event.movementY) {
      approach(event);
    }
  },
  wheel() {
    void fetchAhead(ahead);
  },
  focusin({target}: FocusEvent) {
    if (!(target as Element).matches(closedCategory)) {
      void start();
    }
  },

  // Wait until scrolling has ended, to keep it smooth. Without an earlier sign, the page scrolls by itself.
  scroll() {
    if (!ahead[0]) {
      clearTimeout(scrolled);
      scrolled = setTimeout(() => void start(), 1000);
    }
  },
};

let scrolled: ReturnType<typeof setTimeout>;

/**
 * A pointer on its way to a link, or to a control that needs React to respond, gives the scripts a head start. One that rests
 * where the page appears is no sign of a reader: browsers tell of it, but not of a movement.
 */
function approach({target}: Event): void {
  if ((target as Element).closest(`:is(a,${controls}):not([aria-pressed],[aria-haspopup],${closedCategory})`)) {
    void start();
  }
  void fetchAhead(ahead);
}

function listen(change: typeof addEventListener | typeof removeEventListener): void {
  for (const type in listeners) {
    change(type, listeners[type] as EventListener, true);
  }
}

/** Stops intercepting events and replays the queued actions. */
function replay(): void {
  listen(removeEventListener);
  clearTimeout(scrolled);
  acts.splice(0).forEach((act) => act());
}

// An old browser shows the plain page (`plugins/head`).
if (page.script) {
  if (page.firstScreen) {
    void showRest();
  }
  listen(addEventListener);
  addEventListener(interactive, replay);
  answerCopyButtons();
  completeLanguageLinks();
  followStorage(page);

  if (document.querySelector(location.search ? '[data-start]' : '[data-start=now]')) {
    void start();
  }
}
