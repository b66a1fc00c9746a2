import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * While React starts, it hydrates whatever the reader touches at once and in one task, a long one for an article. A finger
 * that scrolls touches the text or a link, too. So until the text is hydrated, the only events in it that React sees
 * are clicks of controls.
 */

/** The events for which React hydrates their target. */
const types =
  'pointerdown pointerup pointercancel pointerover touchstart touchend touchcancel mousedown mouseup mouseover click'.split(
    ' ',
  );

function hide(event: Event): void {
  const {type} = event;
  const target = event.target as Element;
  if (target.closest('.theme-doc-markdown') && !(type === 'click' && target.closest('a,button,summary,[role=tab]'))) {
    event.stopPropagation();
    if (/mousedown|touchstart/.test(type)) {
      // For open menus, which a press beside them closes.
      document.body.dispatchEvent(new Event(type, {bubbles: true}));
    }
  }
}

function listen(change: typeof addEventListener | typeof removeEventListener): void {
  for (const type of types) {
    // React listens further down.
    change(type, hide, true);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  listen(addEventListener);
}

/** To be called when the text is hydrated. */
export function showTextEvents(): void {
  listen(removeEventListener);
}
