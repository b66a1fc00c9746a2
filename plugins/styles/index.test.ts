import {expect, test} from '@playwright/test';
import {withBreakpoint} from '.';

test('the layouts of Infima and of this site change at the same width', () => {
  expect(withBreakpoint('(max-width: 996px)')).toBe(withBreakpoint('(--narrow)'));
  expect(withBreakpoint('(min-width: 997px)')).toBe('(min-width: 62.25em)');
  expect(withBreakpoint('(--wide) and (max-width: 1200px)')).toBe('(min-width: 62.25em) and (max-width: 75em)');
  expect(withBreakpoint('(max-width: 600px)')).toBe('(max-width: 37.5em)');
});
