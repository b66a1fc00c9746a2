import type {Locator} from '@playwright/test';

/**
 * Scrolls the page at once, and waits until the bar has reacted and come to rest.
 * @param top pixels from the top of the page
 */
export const scrollAndRest = (navbar: Locator, top: number): Promise<void> =>
  navbar.evaluate(async (element, y) => {
    const frame = () => new Promise(requestAnimationFrame);
    window.scrollTo({top: y, behavior: 'instant'});
    await frame();
    await frame();
    await Promise.all(element.getAnimations().map(({finished}) => finished));
  }, top);
