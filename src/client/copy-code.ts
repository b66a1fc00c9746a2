import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Handles the copy buttons of code blocks, even in an article that isn't hydrated. */

/** How long a button confirms the copy, in milliseconds. */
const confirmation = 1500;

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without permission or HTTPS, select the code so readers can copy it with the keyboard.
    getSelection()?.selectAllChildren(code);
    return;
  }
  if (button.classList.contains('copied')) {
    return;
  }
  const name = button.ariaLabel;
  button.classList.add('copied');
  button.ariaLabel = button.dataset.done ?? name;
  setTimeout(() => {
    button.classList.remove('copied');
    button.ariaLabel = name;
  }, confirmation);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('.theme-code-block button');
    if (button) {
      void copy(button);
    }
  });
}
