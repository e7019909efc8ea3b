import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IModule } from 'dependency-cruiser';

/** Two folders that import each other, with the number of imports in each direction. */
interface MutualDependency {
  readonly folders: readonly [a: string, b: string];
  readonly imports: readonly [aToB: number, bToA: number];
}

/** Folder levels below the layer: `domain/shop/catalog`, `server/pricing`. Earlier commits have `domain/catalog`. */
const foldersOf = (root: string): RegExp =>
  existsSync(join(root, 'src/domain/shop/catalog'))
    ? /^src\/(domain\/[^/]+\/[^/]+|(?:server|client)\/[^/]+)\//
    : /^src\/((?:domain|server|client)\/[^/]+)\//;

const layerOf = (folder: string): string => folder.slice(0, folder.indexOf('/'));

/** Returns the folders of the domain, of the server and of the client that import each other. Type imports count. */
export const mutualDependencies = (root: string, modules: readonly IModule[]): readonly MutualDependency[] => {
  const folders = foldersOf(root);
  const folderOf = (file: string): string | undefined => folders.exec(file)?.[1];
  const counts = new Map<string, number>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to === undefined || to === from || layerOf(to) !== layerOf(from)) continue;
      counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([pair, forward]) => {
    const [a = '', b = ''] = pair.split(' ');
    const backward = counts.get(`${b} ${a}`) ?? 0;
    return a < b && backward > 0 ? [{ folders: [a, b] as const, imports: [forward, backward] as const }] : [];
  });
};
