import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paper is white: a page in dark mode is printed in light mode, and is dark again afterwards. */
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
