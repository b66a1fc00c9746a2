import {readFileSync} from 'node:fs';
import {buildDir} from '../../builder/build';
import {Firefox} from './driver/firefox';
import {isShown, parts, textOf} from './reader/looks';
import type {Reader} from './reader/reader';
import {expect, test} from './test';

/** What a reader copies with the site's buttons, pasted into a field. */

const {article, copyAsMarkdown, copyCode, copyPage} = parts;
const status = 'details[data-search-ignore] [role=status]';
const twin = readFileSync(`${buildDir}${decodeURI(article)}.md`, 'utf8');

const canPaste = (reader: Reader, text: string) => expect.poll(() => reader.paste()).toBe(text);

test('the button of a code block copies the code, before the scripts run', async ({reader, site}) => {
  site.hold();
  await reader.open('/docs/automations/actions');
  const code = await reader.look(textOf, '.theme-code-block code');
  await reader.click(copyCode);
  await canPaste(reader, code!);
});

test('Copy as Markdown copies the article as the first act', async ({reader, site}) => {
  site.hold();
  await reader.open(article);
  await reader.click(copyPage);
  await reader.click(copyAsMarkdown);
  site.release();
  await reader.sees(textOf, status).toBe('✓ Copied');
  await canPaste(reader, twin);
});

test('Copy as Markdown copies the article by keyboard, and Escape closes the menu', async ({reader}) => {
  await reader.openAwake(article);
  await reader.pressOn(copyPage, 'Enter');
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.sees(textOf, status).toBe('✓ Copied');
  await reader.press('Escape');
  await reader.sees(isShown, copyAsMarkdown).toBe(false);
  await canPaste(reader, twin);
});

test('Copy as Markdown copies where a click focuses no button, as on a Mac', async ({reader}) => {
  await reader.openAwake(article);
  await clicksFocusNothing(reader);
  await reader.click(copyPage);
  await reader.sees(isShown, copyAsMarkdown).toBe(true);
  await reader.click(copyAsMarkdown);
  await reader.sees(textOf, status).toBe('✓ Copied');
  await canPaste(reader, twin);
});

/** From now on, a press of the mouse takes the focus from what has it, and gives it to no button. */
async function clicksFocusNothing({session}: Reader): Promise<void> {
  if (session instanceof Firefox) {
    await session.prefer({'accessibility.mouse_focuses_formcontrol': 0});
  } else {
    await session.execute(() =>
      addEventListener('mousedown', (event) => {
        if ((event.target as Element).closest('button')) {
          event.preventDefault();
          (document.activeElement as HTMLElement).blur();
        }
      }),
    );
  }
}
