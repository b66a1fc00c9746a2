import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Prints pages in light mode, because paper is white, and restores dark mode afterward. */
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let onScreen: string | undefined;
  window.matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) {
      onScreen = root.dataset.theme;
    }
    root.dataset.theme = matches ? 'light' : onScreen;
  });
}
