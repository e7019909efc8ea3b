import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import type { AssetManifest } from '../../domain/site/asset-manifest.ts';
import { SPECULATION_RULES } from '../../domain/site/speculation-rules.ts';
import { iconFiles } from './icon-files.ts';
import { MINIFIER, minifyFile } from './minify.ts';
import { writeRegistries } from './registry.ts';
import { gathered } from './stylesheet.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const outdir = join(root, 'public/build');
const manifestFile = join(root, 'src/client/assets.gen.json');
const EDITOR = 'src/client/editor.ts';

const publicPath = (file: string): string => `/${relative(join(root, 'public'), join(root, file))}`;

const withStaticImports = (metafile: Metafile, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of metafile.outputs[file]?.imports ?? []) {
    if (imported.kind === 'import-statement') withStaticImports(metafile, imported.path, seen);
  }
  return seen;
};

const outputOf = (metafile: Metafile, source: string): string => {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
  if (!found) throw new Error(`The client build made no file for ${source}.`);
  return found[0];
};

/** One entry with all it imports. Entries are built apart: what the editor needs never changes the visitors' files. */
const buildScripts = async (entry: string, outdir: string): Promise<Metafile> => {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    sourcemap: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [iconFiles()],
    footer: { js: MINIFIER },
    logLevel: 'warning',
  });
  await Promise.all(Object.keys(result.metafile.outputs).map((file) => minifyFile(join(root, file))));
  return result.metafile;
};

/** The inline script of every page. It names the boot file and is therefore built after it. */
const buildLoader = async (boot: string): Promise<AssetManifest['loader']> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/client/loader.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    define: { BOOT_ADDRESS: JSON.stringify(boot) },
    logLevel: 'warning',
  });
  const text = (outputFiles[0]?.text ?? '').trim();
  if (text === '' || /<[!/]/.test(text)) throw new Error('The loader cannot stand in a script element.');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
};

/** Writes a file that is named by what it holds, and tells its address. */
const writeHashed = (name: string, ending: string, text: string): string => {
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
  writeFileSync(join(outdir, file), text);
  return `/build/${file}`;
};

/** A stylesheet with all it imports. Fonts keep their addresses. */
const buildStyles = async (sheet: keyof AssetManifest['css']): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/client/styles/${sheet}.css`],
    external: ['/fonts/*'],
    bundle: true,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return writeHashed(sheet, 'css', gathered(outputFiles[0]?.text ?? '', 'components'));
};

/** Builds script and styles into public/build and writes the manifest the Worker is bundled with. */
export const buildClient = async (): Promise<AssetManifest> => {
  writeRegistries();
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const [metafile, editor, content, hosted, shop] = await Promise.all([
    buildScripts('src/client/boot.ts', 'public/build'),
    buildScripts(EDITOR, 'public/build/editor'),
    buildStyles('content'),
    buildStyles('hosted'),
    buildStyles('shop'),
  ]);
  const islands = readdirSync(join(root, 'src/client/islands')).filter((file) => file.endsWith('.tsx'));
  const mount = outputOf(metafile, 'src/client/hydrate/mount.ts');
  const boot = publicPath(outputOf(metafile, 'src/client/boot.ts'));
  const manifest: AssetManifest = {
    boot,
    loader: await buildLoader(boot),
    css: { content, hosted, shop },
    speculationRules: writeHashed('speculation', 'json', JSON.stringify(SPECULATION_RULES)),
    editor: publicPath(outputOf(editor, EDITOR)),
    islands: Object.fromEntries(
      islands.map((file) => {
        const files = withStaticImports(metafile, outputOf(metafile, `src/client/islands/${file}`));
        for (const shared of withStaticImports(metafile, mount)) files.add(shared);
        return [basename(file, '.tsx'), [...files].map(publicPath)];
      }),
    ),
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
};

if (import.meta.main) {
  const manifest = await buildClient();
  console.log(`Client built: ${manifest.boot}, ${Object.keys(manifest.islands).length} islands.`);
}
