/**
 * Tables, code, and figures that are wider than the page scroll sideways. They are served so that the keyboard reaches
 * those that don't fit on a phone (`plugins/scroll-frames`), and all figures, which have their own names; this goes by the
 * real width, so that those that fit aren't a stop for the Tab key.
 */

const headings = '.markdown :is(h1, h2, h3)';
const frames = '.markdown :is(.table-frame, .figure-frame, .theme-code-block pre)';

function mark(frame: Element, scrolls: boolean): void {
  const attributes = {tabindex: '0', role: 'group', 'aria-label': frame.getAttribute('data-heading') ?? ''};
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) {
      frame.setAttribute(name, value);
    } else {
      frame.removeAttribute(name);
    }
  }
}

let observer: ResizeObserver | undefined;

export function onRouteDidUpdate(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    // Measure all before changing any; otherwise each change would cause a new layout.
    const scrolling = entries.map(({target}) => target.scrollWidth > target.clientWidth);
    entries.forEach(({target}, index) => mark(target, scrolling[index]!));
  });
  let heading = '';
  document.querySelectorAll(`${headings}, ${frames}`).forEach((element) => {
    if (element.matches(headings)) {
      heading = element.textContent.replace(/\u200b/g, '').trim();
    } else {
      element.setAttribute('data-heading', element.getAttribute('data-heading') ?? heading);
      observer?.observe(element);
    }
  });
}
