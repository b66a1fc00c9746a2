import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {answerCopyButtons} from '../early/copy-code';

if (ExecutionEnvironment.canUseDOM) {
  answerCopyButtons();
}
