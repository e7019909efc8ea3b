import { join, relative } from 'node:path';
import { type CodeSplittingGroup, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { projectRoot } from '../process/steps.ts';
import { logsBut } from './bundler-logs.ts';
import { drawnIcons, iconFiles } from './icon-files.ts';
import { smallest } from './minify.ts';
import { withoutStyles } from './without-styles.ts';

const PUBLIC = join(projectRoot, 'public');
/** Modules that any page may run: its shell and the enhancements of its parts. */
const LIGHT = [join(projectRoot, 'src/client/shell/'), join(projectRoot, 'src/client/enhance/')];

/**
 * Modules that at least this many parts share are bundled into one file. Separate files would be about thirty files of
 * a few hundred bytes each. With a lower limit, pages would load code that they do not use.
 */
const SHARED_BY = 7;

/**
 * Small functions that read and write text and units, bundled into one file instead of a dozen files of 60 to 700
 * bytes.
 */
const TEXT = /\/src\/domain\/(?:kit\/(?:text\/|units\.ts$)|shop\/catalog\/ranges\.ts$)/;
const SHARED_TEXT = 4;

/** Modules that pages load directly, not for an island. */
interface Loaded {
  /** Static imports of the entry: available before everything else. */
  readonly atOnce: Set<string>;
  /** Modules that pages without an island load too, at once or on demand. */
  readonly light: Set<string>;
}

/** A plugin that collects these modules. */
const loadedBy = ({ atOnce, light }: Loaded): Plugin => ({
  name: 'loaded-by',
  buildEnd() {
    const all = [...this.getModuleIds()];
    const addTo = (found: Set<string>, id: string, isOnDemand: boolean): void => {
      const module = found.has(id) ? null : this.getModuleInfo(id);
      if (module === null) return;
      found.add(id);
      for (const other of module.importedIds) addTo(found, other, isOnDemand);
      if (isOnDemand) for (const other of module.dynamicallyImportedIds) addTo(found, other, true);
    };
    for (const id of all) if (this.getModuleInfo(id)?.isEntry) addTo(atOnce, id, false);
    for (const id of all) if (LIGHT.some((folder) => id.startsWith(folder))) addTo(light, id, true);
  },
});

/** Keeps modules that only islands share, above all React, out of pages without islands. */
const groups = ({ atOnce, light }: Loaded): CodeSplittingGroup[] => {
  const isLater = (id: string): boolean => !atOnce.has(id);
  const isLight = (id: string): boolean => light.has(id) && isLater(id);
  return [
    { name: 'text', test: (id) => TEXT.test(id) && isLater(id), minShareCount: SHARED_TEXT, priority: 4 },
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: 'shared', test: isLight, minShareCount: 2, entriesAware: true, priority: 2 },
    { name: 'common', test: isLater, minShareCount: SHARED_BY, priority: 1 },
    { name: 'shared', test: isLater, minShareCount: 2, entriesAware: true },
  ];
};

/** Returns, for a source file, the URL of its output file followed by the URLs of all its static imports. */
export type BuiltScripts = (source: string) => readonly [string, ...string[]];

const builtScripts = (folder: string, chunks: readonly OutputChunk[]): BuiltScripts => {
  const addressOf = (fileName: string): string => `/${relative(PUBLIC, join(projectRoot, folder, fileName))}`;
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of importsOf.get(fileName) ?? []) withImports(imported, seen);
    return seen;
  };
  return (source) => {
    const made = chunks.find(({ moduleIds }) => moduleIds.includes(join(projectRoot, source)));
    if (made === undefined) throw new Error(`The client build made no file for ${source}.`);
    const [own, ...imported] = [...withImports(made.fileName)].map(addressOf);
    return [own ?? addressOf(made.fileName), ...imported];
  };
};

/**
 * Bundles an entry with all its imports. Each entry is built separately, so that changes to the editor never change the
 * files of visitors.
 */
export const buildScripts = async (
  entry: string,
  folder: string,
  constants: Readonly<Record<string, string>> = {},
): Promise<BuiltScripts> => {
  const loaded: Loaded = { atOnce: new Set(), light: new Set() };
  const bundle = await rolldown({
    input: entry,
    cwd: projectRoot,
    checks: { pluginTimings: false },
    platform: 'browser',
    plugins: [withoutStyles, iconFiles(), drawnIcons, loadedBy(loaded)],
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"', ...constants },
    },
    // The loader imports an island by its export name, so its file must export that name and may export more.
    preserveEntrySignatures: 'allow-extension',
    onLog: logsBut(),
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    // The bundler's default minifier would print with spaces what the plugin has already minified.
    minify: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name }) => `${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
    codeSplitting: { groups: groups(loaded), includeDependenciesRecursively: false },
    plugins: [smallest()],
  });
  await bundle.close();
  return builtScripts(
    folder,
    output.filter((file) => file.type === 'chunk'),
  );
};
