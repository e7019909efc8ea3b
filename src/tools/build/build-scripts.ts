import { join, relative } from 'node:path';
import { type CodeSplittingGroup, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { projectRoot } from '../process/steps.ts';
import { iconFiles } from './icon-files.ts';
import { smallest } from './minify.ts';

const PUBLIC = join(projectRoot, 'public');
const ENHANCEMENTS = join(projectRoot, 'src/client/enhance/');

/**
 * Modules that so many of the pages' parts share come in one file: files of their own would be some thirty of a few hundred
 * bytes. With fewer parts, pages would load what they do not use.
 */
const SHARED_BY = 7;

/** Finds what enhancements import, which pages without an island load too: without React, and without what islands share. */
const ofEnhancements = (found: Set<string>): Plugin => ({
  name: 'of-enhancements',
  buildEnd() {
    const add = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(add);
    };
    for (const id of this.getModuleIds()) if (id.startsWith(ENHANCEMENTS)) add(id);
  },
});

const groups = (light: ReadonlySet<string>): CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'shared', test: (id) => light.has(id), minShareCount: 2, entriesAware: true, priority: 2 },
  { name: 'common', minShareCount: SHARED_BY, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

/**
 * Libraries mark what a framework may run on the server, and there is none here; the visual editor's SDK evaluates a text
 * where it finds itself in Node.
 */
const KNOWN: ReadonlySet<string | undefined> = new Set(['MODULE_LEVEL_DIRECTIVE', 'EVAL']);

/** By a source: the address of the file it was made into, then those of all that this imports at once. */
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

/** Bundles one entry with all it imports. Entries are built apart: what the editor needs never changes the visitors' files. */
export const buildScripts = async (
  entry: string,
  folder: string,
  constants: Readonly<Record<string, string>> = {},
): Promise<BuiltScripts> => {
  const light = new Set<string>();
  const bundle = await rolldown({
    input: entry,
    cwd: projectRoot,
    checks: { pluginTimings: false },
    platform: 'browser',
    plugins: [iconFiles(), ofEnhancements(light)],
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"', ...constants },
    },
    // An island is asked for by its own name: its file must hold it, and may hold more.
    preserveEntrySignatures: 'allow-extension',
    onLog: (level, log, handle) => {
      if (!KNOWN.has(log.code)) handle(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    // Its default prints anew, with spaces, what the plugin has made small.
    minify: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name }) => `${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
    codeSplitting: { groups: groups(light) },
    plugins: [smallest()],
  });
  await bundle.close();
  return builtScripts(
    folder,
    output.filter((file) => file.type === 'chunk'),
  );
};
