import {useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/Root';
import {interactive} from '@site/framework/early/interactive';

/** Ejected to announce that React now handles events, so the early script replays what the reader did. */
export default function Root({children}: Props): ReactNode {
  useState(() => {
    if (ExecutionEnvironment.canUseDOM) {
      // From the first rendering on, React hydrates what a click is on, and at once.
      setTimeout(() => window.dispatchEvent(new Event(interactive)));
    }
  });
  return children;
}
