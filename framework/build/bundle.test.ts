import {createRequire} from 'node:module';
import {expect, test} from '@playwright/test';
import {withoutUnusedMessages} from './bundle';

type Loader = (this: object, source: string) => void;

/** The messages of a language as the bundler gets them. */
function bundled(messages: Record<string, string>): unknown {
  const loader = createRequire(`${process.cwd()}/package.json`)(withoutUnusedMessages.loader) as Loader;
  let result = '';
  const context = {
    cacheable: () => undefined,
    getOptions: () => withoutUnusedMessages.options,
    callback: (_error: unknown, source: string) => {
      result = source;
    },
  };
  loader.call(context, JSON.stringify(messages, null, 2));
  return JSON.parse(result);
}

test('the bundler leaves out unused messages of the theme, wherever in the file they are', () => {
  const used = {'theme.Footer': 'a', 'theme.docs.x': 'b'};
  expect(bundled({'theme.blog.a': '', ...used, 'theme.tags.b': ''})).toEqual(used);
  expect(bundled({'theme.blog.a': '1', 'theme.docs.tagDocs': '2'})).toEqual({});
  expect(bundled(used)).toEqual(used);
});
