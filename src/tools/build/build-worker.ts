import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin, transform } from 'esbuild';
import { workerFolder } from '../process/built-worker.ts';
import { projectRoot } from '../process/steps.ts';

/**
 * Parts of packages that nothing here calls. Each is replaced by a module without content, so that a call would fail; the
 * tests that draw a PDF and sanitize markup run on the built Worker.
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

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    for (const { module } of UNUSED) {
      onResolve({ filter: module }, ({ path }) => ({ path, namespace: 'unused' }));
    }
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default undefined;\nexport const [parse, PDFAcroForm] = [];',
      loader: 'js',
    }));
  },
};

/**
 * Our own arrow functions as plain ones. V8 parses an arrow function that is one expression when its module is compiled, any
 * other function when it is first called; and all modules are compiled before the first request. Packages stay as they are:
 * esbuild gives a field that is an arrow function another `this`.
 */
const withoutArrows: Plugin = {
  name: 'without-arrows',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!path.startsWith(join(projectRoot, 'src'))) return null;
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      const text = readFileSync(path, 'utf8');
      const { code } = await transform(text, {
        loader,
        jsx: 'preserve',
        target: 'es2024',
        supported: { arrow: false },
      });
      return { contents: code, loader: 'jsx' };
    });
  },
};

/** Files that are there when a request comes; the others are loaded when they are first needed. */
const filesAtStart = (metafile: Metafile, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { kind, path } of metafile.outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && metafile.outputs[path]) filesAtStart(metafile, path, seen);
  }
  return seen;
};

/** What a bundle weighs, in bytes after gzip. */
export interface WorkerSize {
  readonly atStart: number;
  readonly onDemand: number;
}

const weigh = (files: readonly OutputFile[]): number =>
  files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);

/** Writes what has changed and removes what is no longer there: a running Worker is never without its files. */
const write = (files: readonly OutputFile[]): void => {
  mkdirSync(workerFolder, { recursive: true });
  for (const { path, contents } of files) {
    if (!existsSync(path) || !readFileSync(path).equals(contents)) writeFileSync(path, contents);
  }
  const written = new Set(files.map(({ path }) => basename(path)));
  for (const file of readdirSync(workerFolder)) {
    if (file.endsWith('.js') && !written.has(file)) rmSync(join(workerFolder, file));
  }
};

/** Stands for the build's own name until all else is known that the name follows from. */
const UNNAMED = '@@build@@';

/** How the Worker is bundled. What only some requests need lies in files of its own. */
export const workerBuild = {
  absWorkingDir: projectRoot,
  entryPoints: ['src/server/index.ts'],
  outdir: workerFolder,
  bundle: true,
  splitting: true,
  minify: true,
  legalComments: 'none',
  format: 'esm',
  target: 'es2024',
  platform: 'browser',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  external: ['cloudflare:*', 'node:*'],
  define: { 'process.env.NODE_ENV': '"production"', CANYON_BUILD: JSON.stringify(UNNAMED) },
  jsx: 'automatic',
  plugins: [withoutUnused, withoutArrows],
  logLevel: 'warning',
} satisfies BuildOptions;

/** The files with the build's name in them, which follows from all they hold. */
const named = (files: readonly OutputFile[]): readonly OutputFile[] => {
  const digest = createHash('sha256');
  for (const { contents } of files) digest.update(contents);
  const name = digest.digest('hex').slice(0, 12);
  return files.map((file) => ({ ...file, contents: Buffer.from(file.text.replaceAll(UNNAMED, name)) }));
};

/** Bundles the Worker as it is deployed. */
export const buildWorker = async (): Promise<WorkerSize> => {
  const { metafile, outputFiles: unnamed } = await build({ ...workerBuild, metafile: true, write: false });
  const outputFiles = named(unnamed);
  write(outputFiles);
  const atStart = filesAtStart(metafile, relative(projectRoot, join(workerFolder, 'index.js')));
  const isAtStart = ({ path }: OutputFile): boolean => atStart.has(relative(projectRoot, path));
  return {
    atStart: weigh(outputFiles.filter(isAtStart)),
    onDemand: weigh(outputFiles.filter((file) => !isAtStart(file))),
  };
};

if (import.meta.main) {
  const { atStart, onDemand } = await buildWorker();
  const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
  console.log(`Worker built: ${kb(atStart)} gz at start, ${kb(onDemand)} gz on demand.`);
}
