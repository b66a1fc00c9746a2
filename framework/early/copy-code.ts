/** The copy buttons of code blocks, which work before React runs and without it. */

/** How long a button confirms the copy, in milliseconds. */
const confirmation = 1500;

export const copyButton = '.theme-code-block button';

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
  if (!classList.contains('copied')) {
    classList.add('copied');
    button.ariaLabel = dataset.done!;
    setTimeout(() => {
      classList.remove('copied');
      button.ariaLabel = ariaLabel;
    }, confirmation);
  }
}

/** From now on, a press of a copy button copies. */
export function answerCopyButtons(): void {
  addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>(copyButton);
    if (button) {
      void copyCode(button);
    }
  });
}
