import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import * as api from '@site/src/components/ApiOperation';
import {Card, Cards} from '@site/src/components/Cards';
import {DrawnFigure, Figure} from '@site/src/components/Figure';
import * as incidents from '@site/src/components/Incident';
import {Lessons, ReadingTime} from '@site/src/components/Lessons';
import * as screens from '@site/src/components/Screen';

/** Wrapped so authors can use these components in an article without importing them. */
export default {
  ...MDXComponents,
  ...screens,
  ...api,
  Card,
  Cards,
  CodeBlock,
  DrawnFigure,
  Figure,
  ...incidents,
  Lessons,
  ReadingTime,
  TabItem,
  Tabs,
};
