/** Measures a page as it is drawn. Runs in the page, so it must not use anything around it. */

/** What doesn't fit: text that is cut off, elements beyond the window's edges, and parts of the page on each other. */
export async function layoutFaults(): Promise<string[]> {
  await document.fonts.ready;
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) => `${element.tagName} ${element.className} “${element.textContent.slice(0, 40)}”`;
  const isSeen = (element: Element) => {
    const {width: across, height} = element.getBoundingClientRect();
    return across > 1 && height > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  };
  const all = Array.from(document.querySelectorAll('body *')).filter(isSeen);
  const faults: string[] = [];

  if (document.documentElement.scrollWidth > width) {
    faults.push(`The page is ${document.documentElement.scrollWidth - width} px wider than the window.`);
  }

  /** Whether an ancestor scrolls or cuts what is too wide for it. */
  const isInFrame = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isInFrame(parent));
  };
  for (const element of all) {
    const {left, right} = element.getBoundingClientRect();
    // What is wholly outside waits there for the focus, as the skip link does.
    if ((left < -1 || right > width + 1) && left < width && right > 0 && !isInFrame(element)) {
      faults.push(`Beyond the edge, from ${Math.round(left)} to ${Math.round(right)}: ${nameOf(element)}`);
    }
  }

  const hasText = ({childNodes}: Element) =>
    Array.from(childNodes).some(({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue!.trim() !== '');
  for (const element of all.filter(hasText)) {
    const {overflowX, overflowY} = getComputedStyle(element);
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
    const isCut = (overflow: string, excess: number) => /hidden|clip/.test(overflow) && excess > 2;
    if (isCut(overflowX, scrollWidth - clientWidth) || isCut(overflowY, scrollHeight - clientHeight)) {
      faults.push(`Cut text: ${nameOf(element)}`);
    }
  }

  const parts = ['.navbar', ':has(> .theme-doc-sidebar-menu)', 'article', '.theme-doc-toc-desktop > *', '.footer']
    .map((selector) => document.querySelector(selector))
    .filter((part) => part !== null && isSeen(part))
    .map((part) => ({name: nameOf(part!).split(' “')[0], box: part!.getBoundingClientRect()}));
  parts.forEach((one, index) => {
    for (const other of parts.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) {
        faults.push(`On each other by ${Math.round(across)} × ${Math.round(down)} px: ${one.name} and ${other.name}`);
      }
    }
  });
  return faults;
}
