import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AssetManifest } from '../../domain/site/asset-manifest.ts';
import type { DeviceBuild } from '../../domain/site/offline/device-build.ts';
import { bytesOf } from '../../domain/site/offline/manifest.ts';
import { SPECULATION_RULES } from '../../domain/site/speculation-rules.ts';
import { buildDeviceWorker } from './build-device.ts';
import {
  buildServiceWorkers,
  KEPT_ISLANDS,
  KEPT_SHEETS,
  NOT_KEPT_ISLANDS,
  NOT_KEPT_MODULES,
  offlineManifestOf,
} from './build-offline.ts';
import { buildScripts } from './build-scripts.ts';
import { buildStyles } from './build-styles.ts';
import { writeRegistries } from './registry.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const outdir = join(root, 'public/build');
const manifestFile = join(root, 'src/client/assets.gen.json');
/** A separate file, because only pages with blocks read it. */
const blockStylesFile = join(root, 'src/client/block-styles.gen.json');
/** A separate file, because only `/sw.js` reads it. */
const serviceWorkersFile = join(root, 'src/client/service-workers.gen.json');
/** A separate file, because only the manifest of the catalog on a device needs it. */
const deviceFile = join(root, 'src/client/device.gen.json');
const BOOT = 'src/client/boot.ts';
const EDITOR = 'src/client/editor.ts';

/** Builds the inline script of every page. It references the boot file, so the boot file is built first. */
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

/** Writes a file whose name contains a hash of its content, and returns its URL. */
const writeHashed = (name: string, ending: string, text: string): string => {
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
  writeFileSync(join(outdir, file), text);
  return `/build/${file}`;
};

/**
 * Builds the Web Worker that reads list files, and returns its URL. It is a single file with all dependencies, because
 * its content policy blocks further loads.
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

const DESK_PAGES = 'src/client/desk/pages';

/** Builds one file per module of `src/client/desk/pages`, apart from the JavaScript of visitors. Returns their URLs by name. */
const buildDeskPages = async (): Promise<AssetManifest['desk']> => {
  const files = readdirSync(join(root, DESK_PAGES)).filter((file) => file.endsWith('.ts'));
  const built = files.map(async (file) => {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [`${DESK_PAGES}/${file}`],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      write: false,
      logLevel: 'warning',
    });
    const name = basename(file, '.ts');
    return [name, writeHashed(`desk-${name}`, 'js', outputFiles[0]?.text ?? '')] as const;
  });
  return Object.fromEntries(await Promise.all(built));
};

/** Builds JavaScript and styles into public/build and writes the manifest that is bundled with the Worker. */
export const buildClient = async (): Promise<AssetManifest> => {
  writeRegistries();
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const { sheets, ofBlocks } = await buildStyles();
  const css = Object.fromEntries([...sheets].map(([sheet, text]) => [sheet, writeHashed(sheet, 'css', text)]));
  const listWorker = await buildListWorker();
  const constants = { SCRIPT_STYLES: JSON.stringify(css.script), LIST_WORKER: JSON.stringify(listWorker) };
  const [scripts, editor] = await Promise.all([
    buildScripts(BOOT, 'public/build', { constants, isGrouped: true }),
    buildScripts(EDITOR, 'public/build/editor', { isGrouped: false }),
  ]);
  const islands = readdirSync(join(root, 'src/client/islands')).filter((file) => file.endsWith('.tsx'));
  const islandFile = (name: string): string => `src/client/islands/${name}.tsx`;
  const names = islands.map((file) => basename(file, '.tsx'));
  const mount = scripts.filesOf('src/client/hydrate/mount.ts');
  const [boot] = scripts.filesOf(BOOT);
  const speculationRules = writeHashed('speculation', 'json', JSON.stringify(SPECULATION_RULES));
  const scriptsWithout = (islandNames: readonly string[]): readonly string[] =>
    scripts.reachedFrom(BOOT, [...islandNames.map(islandFile), ...NOT_KEPT_MODULES]);
  const kept = offlineManifestOf([
    ...scriptsWithout(names.filter((name) => !KEPT_ISLANDS.includes(name))),
    ...KEPT_SHEETS.map((sheet) => css[sheet] ?? ''),
    speculationRules,
  ]);
  const manifest: AssetManifest = {
    boot,
    loader: await buildLoader(boot),
    css,
    speculationRules,
    offline: {
      build: kept.build,
      manifest: writeHashed('offline', 'json', JSON.stringify(kept)),
      bytes: bytesOf(kept),
      pages: kept.pages.length - 1,
    },
    desk: await buildDeskPages(),
    editor: editor.filesOf(EDITOR)[0],
    islands: Object.fromEntries(
      names.map((name) => [name, [...new Set([...scripts.filesOf(islandFile(name)), ...mount])]]),
    ),
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(serviceWorkersFile, `${JSON.stringify(await buildServiceWorkers(), null, 2)}\n`);
  const worker = writeHashed('device-worker', 'js', await buildDeviceWorker());
  const { pages, files, pageBytes } = offlineManifestOf([
    ...scriptsWithout(NOT_KEPT_ISLANDS),
    ...Object.values(css),
    speculationRules,
    listWorker,
    worker,
  ]);
  const device: DeviceBuild = { worker, client: kept.build, pages, files, pageBytes };
  writeFileSync(deviceFile, `${JSON.stringify(device, null, 2)}\n`);
  writeFileSync(blockStylesFile, `${JSON.stringify(ofBlocks, null, 2)}\n`);
  return manifest;
};

if (import.meta.main) {
  const manifest = await buildClient();
  console.log(`Client built: ${manifest.boot}, ${Object.keys(manifest.islands).length} islands.`);
}
