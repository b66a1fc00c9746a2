/**
 * The copy buttons of code blocks and of the *Copy page* menu, which work before React runs and without it: a browser may
 * allow a page to write to the clipboard only while it handles the reader's press.
 */

/** How long a button confirms the copy, in milliseconds. */
const confirmation = 1000;

/** The button of the *Copy page* menu has the address of the Markdown twin in `data-twin`. */
export const copyButton = '.theme-code-block button,[data-twin]';

/** @param button its `data-done` is its name while it confirms the copy */
async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without permission or HTTPS, select the code so readers can copy it with the keyboard.
    getSelection()?.selectAllChildren(code);
    return;
  }
  const {classList, ariaLabel, dataset} = button;
  if (ariaLabel !== dataset.done) {
    classList.add('copied');
    button.ariaLabel = dataset.done!;
    setTimeout(() => {
      classList.remove('copied');
      button.ariaLabel = ariaLabel;
    }, confirmation);
  }
}

/** @throws Error when the twin can't be loaded */
async function loadText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error();
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** @param button its `data-done` or `data-failed` becomes the text of the status, the last in its menu */
async function copyTwin(button: HTMLElement): Promise<void> {
  let outcome = 'done';
  try {
    // A promise, because Safari allows access only at the moment of the press.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': loadText(button.dataset.twin!)})]);
  } catch {
    outcome = 'failed';
  }
  button.parentElement!.lastElementChild!.textContent = button.dataset[outcome]!;
}

/** From now on, a press of a copy button copies. */
export function answerCopyButtons(): void {
  addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>(copyButton);
    if (button) {
      void (button.dataset.twin ? copyTwin : copyCode)(button);
    }
  });
}
