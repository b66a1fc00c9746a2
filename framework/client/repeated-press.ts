import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {painted} from '../early/painted';

/** What needs React to answer. The color switch answers at once. */
const controls = 'button:not([aria-pressed]),a[role=button]';

let pressed: Element | null = null;
/** When the answer to the last press was in view. */
let answered = 0;

// Presses of a control count as one until the reader sees an answer. The first one may be the early script's.
if (ExecutionEnvironment.canUseDOM) {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest(controls);
      // The early script keeps a press until React runs.
      if (control && !event.defaultPrevented) {
        if (control === pressed && event.timeStamp < answered) {
          event.preventDefault();
          event.stopPropagation();
        } else {
          pressed = control;
          answered = Infinity;
          void painted().then(() => (answered = performance.now()));
        }
      }
    },
    true,
  );
}
