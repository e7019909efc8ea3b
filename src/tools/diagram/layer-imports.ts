import type { IModule } from 'dependency-cruiser';
import { LAYERS } from '../imports/import-rule-set.ts';

/** The visual editor is a part of `client` with its own rule: it may import `blocks`. */
const EDITOR = 'client/editor';

/** Layers from the lowest to the highest: each may import only layers before it. */
export const DIAGRAM_LAYERS: readonly string[] = LAYERS.flatMap((name) =>
  name === 'blocks' ? [name, EDITOR] : [name],
);

/** A file and what it imports, as dependency-cruiser describes it. */
export type ImportingModule = Pick<IModule, 'source' | 'dependencies'>;

/** Layer names by the layers that they import. */
export type LayerImports = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the layer of a repository path such as `src/client/boot.ts`, or `undefined` outside `src`. */
const layerOf = (path: string): string | undefined => {
  if (/^src\/client\/editor(\.ts$|\/)/.test(path)) return EDITOR;
  return DIAGRAM_LAYERS.find((name) => path.startsWith(`src/${name}/`));
};

/** Returns which layers import which, types included. Imports inside one layer are left out. */
export const layerImports = (modules: readonly ImportingModule[]): LayerImports => {
  const imports = new Map<string, Set<string>>(DIAGRAM_LAYERS.map((name) => [name, new Set()]));
  for (const { source, dependencies } of modules) {
    const from = layerOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = layerOf(resolved);
      if (to !== undefined && to !== from) imports.get(from)?.add(to);
    }
  }
  return imports;
};
