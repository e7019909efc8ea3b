import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { type CodeSplittingGroup, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { workerFolder } from '../process/built-worker.ts';
import { projectRoot } from '../process/steps.ts';
import { logsBut } from './bundler-logs.ts';
import { drawnIcons } from './icon-files.ts';
import { withoutStyles } from './without-styles.ts';

/**
 * Package modules that this code never uses. Each is replaced by an empty module, so that a call would fail. The tests
 * that draw a PDF and sanitize markup run on the built Worker.
 */
const UNUSED: readonly { readonly module: RegExp; readonly why: string }[] = [
  { module: /^postcss$/, why: 'sanitize-html parses styles with it, which is switched off.' },
  { module: /^@pdf-lib\/upng$/, why: 'Datasheets hold no PNG.' },
  { module: /^\.\.?\/(?:form(?:\/PDFForm)?|acroform)$/, why: 'Datasheets hold no form to fill in.' },
  { module: /^\.\/parser\/PDF\w+$/, why: 'No PDF is read.' },
  {
    module: /^\.\/(?:Courier|Helvetica|Times|Symbol|ZapfDingbats).*\.compressed\.json$/,
    why: 'Datasheets are set in the site’s fonts.',
  },
];

const UNUSED_ID = '\0unused/';

const withoutUnused: Plugin = {
  name: 'without-unused',
  resolveId: (source) => (UNUSED.some(({ module }) => module.test(source)) ? UNUSED_ID + source : null),
  load: (id) => (id.startsWith(UNUSED_ID) ? { code: 'export default undefined;', moduleType: 'js' } : null),
};

/**
 * Rewrites the project's arrow functions as regular functions. V8 parses an arrow function with an expression body when
 * it compiles the module, but any other function at its first call. All modules are compiled before the first request.
 * Packages remain unchanged, because esbuild changes `this` in class fields that are arrow functions.
 */
const withoutArrows: Plugin = {
  name: 'without-arrows',
  async transform(text, id) {
    if (!/\.tsx?$/.test(id) || !id.startsWith(join(projectRoot, 'src'))) return null;
    const { code } = await transform(text, {
      loader: id.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'es2024',
      supported: { arrow: false },
    });
    return { code, moduleType: 'js' };
  },
};

/** Collects the static imports of the entry: all modules that are loaded before the first request. */
const modulesAtStart = (found: Set<string>): Plugin => ({
  name: 'modules-at-start',
  buildEnd() {
    const add = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(add);
    };
    for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) add(id);
  },
});

/** Name of the file with the packages of the MCP server. */
const AGENTS = 'mcp';

/**
 * Produces few files, because the runtime compiles all of them before the first request and each file adds a fifth of a
 * millisecond. Modules that only some requests need are in one file. Packages that few of those requests need are large
 * enough for separate files.
 */
const groups = (start: ReadonlySet<string>): CodeSplittingGroup[] => [
  { name: 'start', test: (id) => start.has(id), priority: 3 },
  { name: 'pdf', test: /node_modules\/(?:pdf-lib|@pdf-lib|pako)\/|src\/server\/pdf\//, priority: 2 },
  { name: 'picture', test: /src\/server\/og\/|node_modules\/fast-png\//, priority: 2 },
  { name: 'sanitizer', test: /node_modules\/(?:sanitize-html|htmlparser2|entities|dom[a-z]+)\//, priority: 2 },
  { name: AGENTS, test: /node_modules\/(?:@modelcontextprotocol|@cfworker|zod)\//, priority: 2 },
  {
    name: 'passkeys',
    test: /node_modules\/(?:@simplewebauthn|@hexagon|@levischuck|@peculiar|asn1js|pvtsutils|pvutils|reflect-metadata|tslib|tsyringe)\//,
    priority: 2,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'later', test: (id) => id.startsWith(join(projectRoot, 'src')), priority: 1 },
];

/** Size of a bundle in bytes after gzip. */
export interface WorkerSize {
  readonly atStart: number;
  readonly onDemand: number;
  /** Packages of the MCP server, part of `onDemand`. */
  readonly agents: number;
}

interface BuiltFile {
  readonly name: string;
  readonly contents: Buffer;
}

const weigh = (files: readonly BuiltFile[]): number =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);

/** Writes changed files first and then removes obsolete ones, so that a running Worker always finds its files. */
const write = (files: readonly BuiltFile[]): void => {
  mkdirSync(workerFolder, { recursive: true });
  for (const { name, contents } of files) {
    const path = join(workerFolder, name);
    if (!existsSync(path) || !readFileSync(path).equals(contents)) writeFileSync(path, contents);
  }
  const written = new Set(files.map(({ name }) => name));
  for (const file of readdirSync(workerFolder)) {
    if (file.endsWith('.js') && !written.has(file)) rmSync(join(workerFolder, file));
  }
};

/** Placeholder for the build's name until everything that the name is derived from is known. */
const UNNAMED = '@@build@@';

/** Returns the files with the build's name inserted. The name is derived from the content of all files. */
const named = (chunks: readonly OutputChunk[]): readonly BuiltFile[] => {
  const digest = createHash('sha256');
  for (const { code } of chunks) digest.update(code);
  const name = digest.digest('hex').slice(0, 12);
  return chunks.map(({ fileName, code }) => ({
    name: fileName,
    contents: Buffer.from(code.replaceAll(UNNAMED, name)),
  }));
};

const ENTRY = 'index.js';

/** Returns the files that are loaded before the first request. The others are loaded on demand. */
const filesAtStart = (chunks: readonly OutputChunk[]): ReadonlySet<string> => {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    importsOf.get(file)?.forEach(add);
  };
  add(ENTRY);
  return found;
};

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Returns code with all characters beyond ASCII escaped. V8 keeps the source of each file as long as an isolate runs: with
 * one such character in it, every character takes two bytes, 4 MB more for this Worker. In `String.raw`, the escape remains
 * as it is written: use such characters there only in the source of a regular expression.
 */
export const asciiCode = (code: string): string =>
  code.replace(/\\[\s\S]|[^\0-\x7f]/g, (found) => {
    const character = found.at(-1) ?? '';
    // A backslash before such a character has no meaning, but would change that of the escape.
    return character > '\x7f' ? escaped(character) : found;
  });

const bundled = async (): Promise<readonly OutputChunk[]> => {
  const start = new Set<string>();
  const bundle = await rolldown({
    input: 'src/server/index.ts',
    cwd: projectRoot,
    platform: 'browser',
    external: [/^cloudflare:/, /^node:/],
    resolve: { conditionNames: ['workerd', 'worker', 'browser', 'import'], mainFields: ['browser', 'module', 'main'] },
    // The empty replacement of an unused module exports nothing. The compiler checks the types of the project's
    // imports.
    shimMissingExports: true,
    transform: {
      target: 'es2024',
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"', CANYON_BUILD: JSON.stringify(UNNAMED) },
    },
    plugins: [withoutStyles, drawnIcons, withoutUnused, withoutArrows, modulesAtStart(start)],
    checks: { pluginTimings: false },
    // A module that one part loads on demand can be in the file of another such part. Shimmed exports are never called.
    onLog: logsBut('INEFFECTIVE_DYNAMIC_IMPORT', 'SHIMMED_EXPORT'),
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: ENTRY,
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: groups(start) },
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? [{ ...file, code: asciiCode(file.code) }] : []));
};

/** Bundles the Worker in memory. */
export const bundleWorker = async (): Promise<{ readonly files: readonly BuiltFile[]; readonly size: WorkerSize }> => {
  const chunks = await bundled();
  const files = named(chunks);
  const start = filesAtStart(chunks);
  return {
    files,
    size: {
      atStart: weigh(files.filter(({ name }) => start.has(name))),
      onDemand: weigh(files.filter(({ name }) => !start.has(name))),
      agents: weigh(files.filter(({ name }) => name.startsWith(`${AGENTS}-`))),
    },
  };
};

/** Bundles the Worker for deployment. */
export const buildWorker = async (): Promise<WorkerSize> => {
  const { files, size } = await bundleWorker();
  write(files);
  return size;
};

if (import.meta.main) {
  const { atStart, onDemand } = await buildWorker();
  const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
  console.log(`Worker built: ${kb(atStart)} gz at start, ${kb(onDemand)} gz on demand.`);
}
