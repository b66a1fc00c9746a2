import {useState, type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';

/** Selects the version of the docs that the search page searches; shown only if there is more than one. */

/** The versions, the chosen one, and the facet filter that limits hits to it. */
export function useVersionChoice() {
  const [[pluginId, {versions}] = ['default', {versions: []}]] = Object.entries(useAllDocsData());
  const [chosen, choose] = useState(versions.find(({isLast}) => isLast)?.name ?? 'current');
  return {versions, chosen, choose, tag: `docusaurus_tag:docs-${pluginId}-${chosen}`};
}

export default function VersionSelect({versions, chosen, choose}: ReturnType<typeof useVersionChoice>): ReactNode {
  if (versions.length < 2) {
    return null;
  }
  return (
    <select
      value={chosen}
      aria-label={translate({id: 'search.version', message: 'Version of the documentation'})}
      onChange={(event) => choose(event.target.value)}>
      {versions.map(({name, label}) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}
