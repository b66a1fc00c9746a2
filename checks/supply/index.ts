import {readFileSync} from 'node:fs';
import {formatProblem} from '../../articles/problem';
import type {CheckReport} from '../report';
import {checkSupply} from './lock-file';

/** Checks the dependencies in `package-lock.json` and `package.json`. */
export function checkDependencies(): CheckReport {
  const {count, problems} = checkSupply(
    readFileSync('package-lock.json', 'utf8'),
    readFileSync('package.json', 'utf8'),
  );
  return {checked: `${count} packages`, problems: problems.map(formatProblem)};
}
