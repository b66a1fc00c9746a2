import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The space bar presses what acts like a button without being one, for which the theme knows Enter at most. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const control = event.target as HTMLElement;
    if (event.key === ' ' && control.matches('a[role=button],[role=tab]')) {
      event.preventDefault();
      control.click();
    }
  });
}
