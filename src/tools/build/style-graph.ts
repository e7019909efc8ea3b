import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';
import { projectRoot } from '../process/steps.ts';

const src = join(projectRoot, 'src');

export const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** Imports of a file of `src`, without types. Paths are relative to `src`. */
export interface ModuleImports {
  readonly static: readonly string[];
  /** Modules that it imports with `import(…)`. */
  readonly dynamic: readonly string[];
  /** Modules of the islands that it renders. */
  readonly islands: readonly string[];
}

/** These import every island, block, enhancement and part loaded on demand. A page has the styles of those that it names. */
const REGISTRY = /(?:^|\/)(?:(?:islands|blocks|enhancements)\.gen|server\/render\/on-demand-parts)\.ts$/;
const ISLAND = /<Island\s+name="([\w-]+)"/g;

const NO_IMPORTS: ModuleImports = { static: [], dynamic: [], islands: [] };

const CSS_IMPORT = /^@import "([^"]+)"/gm;

const readImports = (file: string): ModuleImports => {
  if (!/\.(?:tsx?|css)$/.test(file) || REGISTRY.test(file)) return NO_IMPORTS;
  const text = readFileSync(join(src, file), 'utf8');
  const local = (requests: readonly string[]): string[] =>
    requests.filter((request) => request.startsWith('.')).map((request) => join(file, '..', request));
  if (isStylesheet(file)) {
    return { ...NO_IMPORTS, static: local([...text.matchAll(CSS_IMPORT)].map(([, request = '']) => request)) };
  }
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const hasValue = (entries: readonly { readonly isType: boolean }[]): boolean =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  return {
    static: local([
      ...staticImports.filter(({ entries }) => hasValue(entries)).map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ isType, moduleRequest }) => (isType || moduleRequest === null ? [] : moduleRequest.value)),
      ),
    ]),
    // The span of a request includes its quotes.
    dynamic: local(dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))),
    islands: [...text.matchAll(ISLAND)].map(([, name]) => `client/islands/${name}.tsx`),
  };
};

const known = new Map<string, ModuleImports>();

/** Returns the imports of a file. Each file is read once. */
export const importsOf = (file: string): ModuleImports => {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
};

/** Selects the imports to follow: those of the first paint, or also those that load later. */
export type Follow = (imports: ModuleImports) => readonly string[];

export const atOnce: Follow = (imports) => imports.static;
export const withIslands: Follow = (imports) => [...imports.static, ...imports.islands];
export const withLater: Follow = (imports) => [...withIslands(imports), ...imports.dynamic];

/**
 * Returns all files that the given files import, directly or indirectly. A file comes after its imports, and a module's
 * stylesheets come after those of its components: of two rules with equal specificity, the outer component's rule wins.
 */
export const reachedFrom = (roots: readonly string[], follow: Follow = withIslands): readonly string[] => {
  const visited = new Set<string>();
  const reached: string[] = [];
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    const imports = follow(importsOf(file));
    for (const isStyle of [false, true]) {
      for (const imported of imports) if (isStylesheet(imported) === isStyle) visit(imported);
    }
    reached.push(file);
  };
  for (const root of roots) visit(root);
  return reached;
};
