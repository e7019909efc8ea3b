import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AssetManifest } from '../../../src/domain/site/asset-manifest.ts';
import type { WorkerSize } from '../../../src/tools/build/build-worker.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { report } from '../report.ts';

const KB = 1000;
/** Stylesheets that no kind of page has alone: those of all pages, of all blocks for staff, and of parts that JavaScript loads. */
const NOT_BLOCKING = new Set(['site', 'blocks', 'script']);
const publicFile = (address: string): Buffer => readFileSync(join(projectRoot, 'public', address));
const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
const total = (addresses: Iterable<string>): number =>
  [...new Set(addresses)].reduce((sum, address) => sum + brotli(publicFile(address)), 0) / KB;

/** Returns the file and its static imports, without dynamic ones. */
const withImports = (address: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = publicFile(address).toString();
  for (const [, file] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) withImports(`/build/${file}`, seen);
  return seen;
};

/** Without compression: the limit is for what browsers compare at each update check. */
const serviceWorkerBytes = (): number => {
  const file = join(projectRoot, 'src/client/service-workers.gen.json');
  const { on }: { on: string } = JSON.parse(readFileSync(file, 'utf8'));
  return Buffer.byteLength(on);
};

/** What the control loads when it is in view, without what every island loads. */
const controlOnly = ({ islands, boot }: AssetManifest): number => {
  const { 'keep-offline': control = [], 'site-search': other = [] } = islands;
  const common = new Set([...other, ...withImports(boot)]);
  return total(control.filter((file) => !common.has(file)));
};

const TOOLS = ['size-finder', 'gland-designer', 'groove-to-ring', 'material-advisor'] as const;

/** Measures what the islands of the tools load in addition to what every island loads, mainly React. */
export const toolFigures = ({ islands, boot }: AssetManifest): void => {
  const [first = [], ...others] = Object.values(islands);
  const common = new Set([
    ...first.filter((file) => others.every((files) => files.includes(file))),
    ...withImports(boot),
  ]);
  for (const name of TOOLS) {
    const own = (islands[name] ?? []).filter((file) => !common.has(file));
    report({ name: `script of ${name} beyond React`, value: total(own), unit: 'KB br', bar: '≤ 45' });
    // The figure above grows when other islands stop loading a file that they did not need; this one does not.
    report({ name: `script of ${name} with React`, value: total(islands[name] ?? []), unit: 'KB br' });
  }
};

/**
 * Measures the sizes of what browsers and Cloudflare load. JavaScript is what the page loads before any interaction.
 */
export const sizeFigures = (manifest: AssetManifest, worker: WorkerSize): void => {
  const boot = withImports(manifest.boot);
  const page = (...islands: string[]) => total([...boot, ...islands.flatMap((name) => manifest.islands[name] ?? [])]);
  report({ name: 'script on a content page', value: total(boot), unit: 'KB br', bar: '≤ 6' });
  report({ name: 'script on the product page', value: total(boot), unit: 'KB br', bar: '≤ 60' });
  report({
    name: 'script on the product page, once it is touched',
    value: page('pricing', 'part-compare'),
    unit: 'KB br',
  });
  report({ name: 'script on the store page until it has loaded', value: total(boot), unit: 'KB br' });
  report({
    name: 'script on the store page',
    value: page('store-heading', 'store-filters', 'store-results'),
    unit: 'KB br',
    bar: '≤ 80',
  });
  report({ name: 'script on the cart page', value: page('cart'), unit: 'KB br' });
  toolFigures(manifest);
  const { site = '' } = manifest.css;
  for (const [name, sheet] of Object.entries(manifest.css)) {
    if (NOT_BLOCKING.has(name)) continue;
    report({ name: `CSS that blocks a ${name} page`, value: total([site, sheet]), unit: 'KB br', bar: '≤ 12' });
  }
  report({ name: 'service worker', value: serviceWorkerBytes() / KB, unit: 'KB', bar: '≤ 8.192' });
  report({ name: 'script of the offline control beyond React', value: controlOnly(manifest), unit: 'KB br' });
  report({ name: 'Worker bundle at start', value: worker.atStart / KB, unit: 'KB gz', bar: '≤ 190' });
  report({ name: 'Worker bundle, loaded on demand', value: worker.onDemand / KB, unit: 'KB gz' });
  report({ name: 'packages of the MCP server', value: worker.agents / KB, unit: 'KB gz', bar: '≤ 85' });
};
