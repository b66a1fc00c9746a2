import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paper is white: a page in dark mode is printed in light mode, and is dark again afterwards. */
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    theme = root.dataset.theme;
    root.dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    root.dataset.theme = theme ?? 'light';
  });
}
