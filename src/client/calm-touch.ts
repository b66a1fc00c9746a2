import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Hides touches of the text from React until the article is hydrated. React would hydrate what a finger touches at once
 * and in one task, which takes 0.6 s on a slow phone, even when the finger only scrolls.
 */

const types = ['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'];

/** What responds to a press. React must not miss it. */
const controls = 'a,button,input,label,select,summary,textarea,[role],[tabindex]';

function hide(event: Event): void {
  const target = event.target as Element;
  if (target.closest('main') && !target.closest(controls)) {
    event.stopPropagation();
  }
}

/** From now on, React sees all touches. */
export function showTouches(): void {
  for (const type of types) {
    removeEventListener(type, hide, true);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of types) {
    addEventListener(type, hide, {capture: true, passive: true});
  }
}
