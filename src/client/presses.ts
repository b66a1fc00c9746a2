import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {painted} from '@site/framework/early/painted';

/** Presses of controls once React runs. Until then, the early script has the same rules. */

/** The color switch isn't one of them, because it answers at once. */
const controls = 'button:not([aria-pressed],[type=submit]),a[role=button]';
const others = 'a,button,input,label,select,summary';

let pressed: Element | null = null;
/** When the answer to the last press was in view. */
let answered = 0;
/** When the reader last touched the page, or pressed a key. */
let begun = 0;

/** Whether a press counts: until the reader sees an answer, several count as one. */
function counts(control: Element, time: number): boolean {
  if (control === pressed && time < answered) {
    return false;
  }
  pressed = control;
  answered = Infinity;
  void painted().then(() => (answered = performance.now()));
  return true;
}

const ignore = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

function onClick(event: MouseEvent): void {
  const {target, timeStamp, isTrusted, defaultPrevented} = event;
  const control = (target as Element).closest(controls);
  // A finger or key may rest on a control for a while; a screen reader's click has neither.
  const time = timeStamp - begun < 1000 ? begun : timeStamp;
  // What the early script repeats is new, unless it has shown an answer: then the control isn't busy. A second tap may meet
  // what has just appeared under the finger.
  const isOver = control
    ? !defaultPrevented && (isTrusted || control.ariaBusy) && !counts(control, time)
    : isTrusted && time < answered && !(target as Element).closest(others);
  if (isOver) {
    ignore(event);
  }
}

/**
 * The space bar presses what acts like a button without being one. The theme knows Enter at most; it opens a menu when
 * the key goes down.
 */
function onKey(event: KeyboardEvent): void {
  const {target, key, timeStamp, isTrusted, defaultPrevented, repeat} = event;
  const control = target as HTMLElement;
  begun = timeStamp;
  const isSpace = key === ' ' && control.matches('a[role=button],[role=tab]');
  if (isTrusted && !defaultPrevented && (isSpace || (key === 'Enter' && control.matches('[aria-haspopup]')))) {
    const isNew = !repeat && counts(control, timeStamp);
    if (isSpace || !isNew) {
      ignore(event);
    }
    if (isSpace && isNew) {
      control.click();
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('pointerdown', ({timeStamp}) => (begun = timeStamp), true);
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
}
