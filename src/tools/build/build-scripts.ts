import { join, relative } from 'node:path';
import { type CodeSplittingGroup, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { projectRoot } from '../process/steps.ts';
import { logsBut } from './bundler-logs.ts';
import { drawnIcons, iconFiles } from './icon-files.ts';
import { SOURCE_MAPS, smallest } from './minify.ts';
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
const TEXT = /\/src\/(?:domain\/(?:kit\/(?:text\/|units\.ts$)|shop\/catalog\/ranges\.ts$)|client\/random-id)/;
const SHARED_TEXT = 4;

/** Modules that the gland designer and groove to ring share: both need nearly all of them, so they come in one file. */
const GLANDS =
  /\/src\/(?:domain\/engineering\/gland-design\/(?!.*-path)|domain\/reference\/tables\/(?:as-housings|jis-housings|iso-grooves|backup-widths|glands)\.|data\/glands|client\/ui\/tools\/(?:gland\/|gauge\/gauge\.|(?:use-)?entry)|drawings\/(?:glands\/gland-geometry|drafting\/layers)\.)/;

/** The size tables, and the functions that read them. */
const SIZES =
  /\/src\/(?:data\/(?:sizes|tolerances)-|domain\/reference\/sizes\/(?:size-candidate|rule-tolerance|tolerances)\.)/;

/** Hooks and parts of the interface that all tools use. */
const FRAME = /\/src\/client\/ui\/tools\/(?:verdict\/)?[^/]+$/;

const SCHEMAS = '/node_modules/valibot/';

/** Responses about parts. Without what tools use of the catalog, which needs no schemas. */
const CATALOG_API = /\/src\/domain\/(?:site\/api\/(?:catalog\/|prices)|shop\/catalog\/)/;

/** Prices, whose calculation needs no schemas. */
const PRICES = '/src/domain/shop/pricing/';

/**
 * Parts of the client that islands and light pages share, each in one file instead of dozens of a few hundred bytes: every
 * file costs the main thread a millisecond or more. Only `interface` contains React.
 */
const PARTS: readonly (readonly [name: string, test: RegExp])[] = [
  ['schemas', /\/node_modules\/valibot\/|\/src\/domain\/kit\/schema\//],
  ['api', /\/src\/(?:client\/(?:api|failure)|domain\/site\/api\/(?:endpoint|problem))\.ts$/],
  ['forms', /\/src\/(?:domain\/kit\/forms|client\/forms)\/(?!control-fields|custom-request)[\w-]+\.ts$/],
  [
    'accounts',
    /\/src\/domain\/site\/(?:api\/account\/|auth\/|account-links|return-path)|\/src\/client\/stores\/(?:auth|outbox\/outbox-hint)|\/src\/domain\/order\/(?:quotes\/quote-summary|lists\/(?:limits|saved-list|listed-part))/,
  ],
  ['cart-lines', /\/src\/(?:domain\/order\/cart\/|client\/stores\/cart)/],
  [
    'quotes',
    /\/src\/(?:domain\/(?:order\/quotes\/(?:line-counts|outbox\/)|site\/api\/quotes)|client\/ui\/cart\/send-quote)/,
  ],
  ['stores', /\/zustand\/esm\/(?:vanilla|middleware)/],
  ['interface', /\/node_modules\/lucide-react\/|\/src\/client\/ui\/(?:drawn-icon|notice|use-modal)\./],
];

/** Which modules pages load for themselves, and not an island for them. */
interface Loaded {
  /** Static imports of the entry: available before everything else. */
  readonly atOnce: Set<string>;
  /** Modules that pages without an island load too, at once or on demand. */
  readonly light: Set<string>;
  /** Modules that import the schema library, directly or through others. */
  readonly checked: Set<string>;
}

/** Finds them. */
const loadedBy = ({ atOnce, light, checked }: Loaded): Plugin => ({
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
    const addImporters = (id: string): void => {
      if (checked.has(id)) return;
      checked.add(id);
      for (const importer of this.getModuleInfo(id)?.importers ?? []) addImporters(importer);
    };
    for (const id of all) if (id.includes(SCHEMAS)) addImporters(id);
    for (const id of all) if (this.getModuleInfo(id)?.isEntry) addTo(atOnce, id, false);
    for (const id of all) if (LIGHT.some((folder) => id.startsWith(folder))) addTo(light, id, true);
  },
});

/** Nothing that islands share comes to pages without one: React least of all. */
const groups = ({ atOnce, light, checked }: Loaded): CodeSplittingGroup[] => {
  const isLater = (id: string): boolean => !atOnce.has(id);
  const isPricing = (id: string): boolean => id.includes(PRICES) && isLater(id);
  const part = { minShareCount: 2, priority: 2.5 };
  const isLight = (id: string): boolean => light.has(id) && isLater(id);
  return [
    { name: 'text', test: (id) => TEXT.test(id) && isLater(id), minShareCount: SHARED_TEXT, priority: 4 },
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    ...PARTS.map(([name, test]) => ({ name, test: (id: string) => test.test(id) && isLater(id), ...part })),
    { name: 'prices', test: (id) => isPricing(id) && !checked.has(id), ...part },
    { name: 'catalog-api', test: (id) => CATALOG_API.test(id) && isLater(id) && checked.has(id), ...part },
    { name: 'price-data', test: (id) => isPricing(id) && checked.has(id), ...part },
    { name: 'shared', test: isLight, minShareCount: 2, entriesAware: true, priority: 2 },
    // What the parts leave of it, apart from the common file: the tools load the code that checks responses with their
    // first request.
    { name: 'checked', test: (id) => checked.has(id) && isLater(id), minShareCount: SHARED_BY, priority: 1.5 },
    { name: 'glands', test: (id) => GLANDS.test(id), minShareCount: 2, priority: 1.3 },
    { name: 'tools', test: (id) => FRAME.test(id), minShareCount: 2, priority: 1.2 },
    { name: 'sizes', test: (id) => SIZES.test(id), minShareCount: 2, priority: 1.2 },
    { name: 'common', test: isLater, minShareCount: SHARED_BY, priority: 1 },
    { name: 'shared', test: isLater, minShareCount: 2, entriesAware: true },
  ];
};

/**
 * Throws if files import each other: one of them would run before what it imports. Groups can cause this without any
 * cycle in the sources, because a group's file has modules on both sides of another file.
 */
const requireNoCycles = (chunks: readonly OutputChunk[]): void => {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const visit = (fileName: string, path: readonly string[]): void => {
    if (path.includes(fileName)) throw new Error(`Files of the client import each other: ${path.join(' → ')}.`);
    if (done.has(fileName)) return;
    for (const imported of importsOf.get(fileName) ?? []) visit(imported, [...path, fileName]);
    done.add(fileName);
  };
  for (const { fileName } of chunks) visit(fileName, []);
};

/** The output files of a build. */
export interface BuiltScripts {
  /** Returns, for a source file, the URL of its output file followed by the URLs of all its static imports. */
  readonly filesOf: (source: string) => readonly [string, ...string[]];
  /** Returns the URLs of all files that a source file loads at any time, without those that only `without` lead to. */
  readonly reachedFrom: (source: string, without: readonly string[]) => readonly string[];
}

const builtScripts = (folder: string, chunks: readonly OutputChunk[]): BuiltScripts => {
  const addressOf = (fileName: string): string => `/${relative(PUBLIC, join(projectRoot, folder, fileName))}`;
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of importsOf.get(fileName) ?? []) withImports(imported, seen);
    return seen;
  };
  const chunkOf = (source: string): OutputChunk => {
    const made = chunks.find(({ moduleIds }) => moduleIds.includes(join(projectRoot, source)));
    if (made === undefined) throw new Error(`The client build made no file for ${source}.`);
    return made;
  };
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return {
    filesOf: (source) => {
      const { fileName } = chunkOf(source);
      const [own, ...imported] = [...withImports(fileName)].map(addressOf);
      return [own ?? addressOf(fileName), ...imported];
    },
    reachedFrom: (source, without) => {
      const left = new Set(without.map((other) => chunkOf(other).fileName));
      const reached = new Set<string>();
      const visit = (fileName: string): void => {
        const chunk = byName.get(fileName);
        if (chunk === undefined || reached.has(fileName)) return;
        reached.add(fileName);
        chunk.imports.forEach(visit);
        for (const later of chunk.dynamicImports) if (!left.has(later)) visit(later);
      };
      visit(chunkOf(source).fileName);
      return [...reached].map(addressOf);
    },
  };
};

/**
 * Bundles an entry with all its imports. Each entry is built separately, so that changes to the editor never change the
 * files of visitors.
 *
 * @param isGrouped whether modules that islands share come in few files. The editor imports all islands at once, for which
 *   such files would import each other.
 */
export const buildScripts = async (
  entry: string,
  folder: string,
  { constants = {}, isGrouped }: { constants?: Readonly<Record<string, string>>; isGrouped: boolean },
): Promise<BuiltScripts> => {
  const loaded: Loaded = { atOnce: new Set(), light: new Set(), checked: new Set() };
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
    // `iconFiles` returns no source map. It keeps line numbers, so the others stay correct.
    onLog: logsBut('SOURCEMAP_BROKEN'),
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    // The bundler's default minifier would print with spaces what the plugin has already minified.
    minify: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name }) => `${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
    codeSplitting: isGrouped ? { groups: groups(loaded), includeDependenciesRecursively: false } : true,
    plugins: [smallest()],
    sourcemap: SOURCE_MAPS,
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  requireNoCycles(chunks);
  return builtScripts(folder, chunks);
};
