import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../settings/locales';
import {homeData} from './data';

/** Docusaurus plugin that derives the changing parts of the home page, which imports them as `home.json`. */
export default function homePlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'home',
    loadContent: () => Promise.resolve(homeData(i18n.currentLocale as Locale)),
    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
    },
    getPathsToWatch: () => ['docs/**/*.mdx', 'i18n/**/*.mdx'],
  };
}
