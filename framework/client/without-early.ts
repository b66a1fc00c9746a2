import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {answerCopyButtons} from '../early/copy';
import {completeLanguageLinks} from '../early/languages';
import {followStorage} from '../early/restored';

if (ExecutionEnvironment.canUseDOM) {
  answerCopyButtons();
  completeLanguageLinks();
  followStorage(document.documentElement.dataset);
}
