import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AssetManifest } from '../../domain/site/asset-manifest.ts';
import { SPECULATION_RULES } from '../../domain/site/speculation-rules.ts';
import { buildScripts } from './build-scripts.ts';
import { buildStyles } from './build-styles.ts';
import { writeRegistries } from './registry.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const outdir = join(root, 'public/build');
const manifestFile = join(root, 'src/client/assets.gen.json');
/** A file of its own: only pages of blocks read it. */
const blockStylesFile = join(root, 'src/client/block-styles.gen.json');
const EDITOR = 'src/client/editor.ts';

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

/**
 * The thread that reads files of lists, one file with all it needs: its content policy lets it load nothing more. Its address.
 */
const buildListWorker = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/client/lists/list-worker.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return writeHashed('list-worker', 'js', outputFiles[0]?.text ?? '');
};

/** Builds script and styles into public/build and writes the manifest the Worker is bundled with. */
export const buildClient = async (): Promise<AssetManifest> => {
  writeRegistries();
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const { sheets, ofBlocks } = await buildStyles();
  const css = Object.fromEntries([...sheets].map(([sheet, text]) => [sheet, writeHashed(sheet, 'css', text)]));
  const listWorker = await buildListWorker();
  const constants = { SCRIPT_STYLES: JSON.stringify(css.script), LIST_WORKER: JSON.stringify(listWorker) };
  const [scripts, editor] = await Promise.all([
    buildScripts('src/client/boot.ts', 'public/build', constants),
    buildScripts(EDITOR, 'public/build/editor'),
  ]);
  const islands = readdirSync(join(root, 'src/client/islands')).filter((file) => file.endsWith('.tsx'));
  const mount = scripts('src/client/hydrate/mount.ts');
  const [boot] = scripts('src/client/boot.ts');
  const manifest: AssetManifest = {
    boot,
    loader: await buildLoader(boot),
    css,
    speculationRules: writeHashed('speculation', 'json', JSON.stringify(SPECULATION_RULES)),
    editor: editor(EDITOR)[0],
    islands: Object.fromEntries(
      islands.map((file) => [
        basename(file, '.tsx'),
        [...new Set([...scripts(`src/client/islands/${file}`), ...mount])],
      ]),
    ),
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(blockStylesFile, `${JSON.stringify(ofBlocks, null, 2)}\n`);
  return manifest;
};

if (import.meta.main) {
  const manifest = await buildClient();
  console.log(`Client built: ${manifest.boot}, ${Object.keys(manifest.islands).length} islands.`);
}
