import {interactive} from './interactive';
import {startTyping} from './typing';

/**
 * The one script that a page runs before its reader acts: plugins/head/template.ts puts it inline. It fetches the
 * site's scripts when the browser is idle and starts them at the reader's first act. Until React runs, it keeps what
 * the reader does to a control, and repeats it once when React is there.
 */

/** What does nothing without React. Links and forms work without it. */
const controls = 'button:not([type=submit]), a[role=button], [role=tab], select';

const {dataset} = document.currentScript!;
const scripts = dataset.scripts!.split(' ');

let isStarted = false;
const acts: (() => void)[] = [];

const controlOf = (target: EventTarget | null) => target instanceof Element ? target.closest<HTMLElement>(controls) : null;

function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    // In their order.
    script.async = false;
    script.onerror = () => {
      // Links do what they do without React, and the next act tries again.
      isStarted = false;
      replay();
      listen(addEventListener);
    };
    document.head.append(script);
  }
}

/** Keeps an act on a control until React runs, which can replace the control when it starts. */
function keep(control: HTMLElement, act: (control: HTMLElement) => void): void {
  const path: number[] = [];
  let root: Element = control;
  for (; root.id !== '__docusaurus'; root = root.parentElement!) {
    path.unshift(Array.from(root.parentElement!.children).indexOf(root));
  }
  control.ariaBusy = 'true';
  acts.push(() => {
    control.ariaBusy = null;
    act(
      control.isConnected
        ? control
        : (path.reduce<Element | undefined>((element, index) => element?.children[index], root) as HTMLElement),
    );
  });
  start();
}

/** Keeps a press of a control. */
function press(control: HTMLElement, event?: Event): void {
  event?.preventDefault();
  event?.stopPropagation();
  if (control.ariaKeyShortcuts) {
    startTyping(control);
  }
  keep(control, (button) => {
    button.click();
  });
}

/** Pages open in another tab with one of these. */
const isModified = (event: MouseEvent | KeyboardEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

const listeners: Record<string, (event: never) => void> = {
  click(event: MouseEvent) {
    const control = controlOf(event.target);
    if (control?.ariaHasPopup && event.detail) {
      // The pointer opens this menu without script.
      event.preventDefault();
    } else if (control && !control.matches('select') && !isModified(event)) {
      press(control, event);
    }
  },

  keydown(event: KeyboardEvent) {
    const {key, target} = event;
    const control = controlOf(target);
    const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    start();
    if (search && (isModified(event) ? /k/i.test(key) : key === '/' && !(target as Element).matches('input, select'))) {
      press(search, event);
    } else if (key === ' ' && control?.matches('a')) {
      press(control, event);
    } else if (search && control === search && /^[\p{L}\p{N}]$/u.test(key)) {
      // The field gets the focus, and then the key.
      press(search);
    }
  },

  change({target}: Event) {
    if (controlOf(target)) {
      const {value} = target as HTMLSelectElement;
      keep(target as HTMLElement, (select) => {
        (select as HTMLSelectElement).value = value;
        select.dispatchEvent(new Event('change', {bubbles: true}));
      });
    }
  },

  pointerdown: approach,
  pointerover: approach,
  focusin: start,

  // Scrolling stays smooth: the scripts wait until it has ended.
  scroll() {
    clearTimeout(scrolled);
    scrolled = setTimeout(start, 300);
  },
};

let scrolled: ReturnType<typeof setTimeout>;

/** A pointer on its way to a link or a control gives the scripts a head start. */
function approach({target}: Event): void {
  if (controlOf(target) ?? (target as Element).closest('a')) {
    start();
  }
}

function listen(change: typeof addEventListener | typeof removeEventListener): void {
  for (const type in listeners) {
    change(type, listeners[type] as EventListener, true);
  }
}

/** Lets the page have its events, beginning with those that were kept. */
function replay(): void {
  listen(removeEventListener);
  clearTimeout(scrolled);
  acts.splice(0).forEach((act) => {
    act();
  });
}

/** Fetches the scripts at the lowest priority, but not for readers who pay for every byte. */
function fetchAhead(): void {
  const {saveData, effectiveType} =
    (navigator as {connection?: {saveData: boolean; effectiveType: string}}).connection ?? {};
  if (!isStarted && !saveData && !effectiveType?.includes('2g')) {
    for (const href of [...scripts, ...(dataset.ahead?.split(' ') ?? [])]) {
      const link = document.createElement('link');
      link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
      link.as = 'script';
      link.href = href;
      document.head.append(link);
    }
  }
}

listen(addEventListener);
addEventListener(interactive, replay);

if (document.querySelector(`[data-start=always]${location.search && ', [data-start=query]'}`)) {
  start();
} else {
  addEventListener('load', () => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari has none
    (window.requestIdleCallback ?? setTimeout)(fetchAhead);
  });
}
