import type {Plugin} from '@docusaurus/types';
import {chunkNames} from '../../framework/build/chunk-names';
import {contextTransitions} from '../../framework/build/context-transitions';
import {keptTabs} from '../../framework/build/kept-tabs';
import {reproducibleRuntime} from '../../framework/build/reproducible-runtime';

/**
 * Docusaurus plugin with all patches to third-party code. The README of this folder says what each one gains and when
 * it can be removed.
 */

export default function patchesPlugin(): Plugin {
  return {
    name: 'patches',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {rules: [...contextTransitions, keptTabs]},
            plugins: process.env.NODE_ENV === 'production' ? [chunkNames, reproducibleRuntime] : [],
          },
  };
}
