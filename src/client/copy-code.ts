import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Answers the copy buttons of code blocks, also in an article that is not hydrated. */

/** Milliseconds for which a button says that the code is copied. */
const thanks = 1500;

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without permission or without HTTPS: the reader's own key copies what is selected.
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
  }, thanks);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('.theme-code-block button');
    if (button) {
      void copy(button);
    }
  });
}
