import type {PrismTheme} from 'prism-react-renderer';

/**
 * One code theme for both colour modes: the colours are variables of `css/custom.css`, so a change of mode
 * repaints without rendering again.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--code-comment)', fontStyle: 'italic'}},
    {types: ['string', 'char', 'attr-value', 'inserted', 'url'], style: {color: 'var(--code-string)'}},
    {types: ['keyword', 'atrule', 'selector', 'important', 'rule'], style: {color: 'var(--code-keyword)'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'variable'], style: {color: 'var(--code-number)'}},
    {types: ['function', 'class-name', 'tag', 'builtin', 'method'], style: {color: 'var(--code-function)'}},
    {types: ['property', 'attr-name', 'header-name'], style: {color: 'var(--code-property)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-punctuation)'}},
    {types: ['deleted'], style: {color: 'var(--code-keyword)'}},
  ],
};
