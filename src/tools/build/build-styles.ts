import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BlockStyles } from '../../domain/site/asset-manifest.ts';
import { reachedFrom } from './style-graph.ts';
import { gathered } from './stylesheet.ts';
import { readStylesheets, type StylesheetFiles } from './stylesheets.ts';

const src = fileURLToPath(new URL('../../', import.meta.url));
const LAYER = 'components';
/**
 * Declares the layers and imports shared styles into them. The CSS files of components are added to their layer here.
 */
const SHARED = 'client/styles/site.css';

/** Bundles imports into one minified stylesheet. Font URLs remain unchanged. */
const bundled = async (imports: readonly string[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: imports.join('\n'), loader: 'css', resolveDir: src },
    external: ['/fonts/*'],
    bundle: true,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return gathered(outputFiles[0]?.text ?? '', LAYER);
};

/** Returns the CSS of a stylesheet that consists of these files. */
const sheetText = (files: StylesheetFiles): Promise<string> => {
  const shared = new Set(files.includes(SHARED) ? reachedFrom([SHARED]) : []);
  const own = files.filter((file) => !shared.has(file));
  return bundled([
    ...(shared.size > 0 ? [`@import "./${SHARED}";`] : []),
    ...own.map((file) => `@import "./${file}" layer(${LAYER});`),
  ]);
};

/** Returns the CSS of all stylesheets by name, and of the styles that individual blocks add. */
export const buildStyles = async (): Promise<{
  readonly sheets: ReadonlyMap<string, string>;
  readonly ofBlocks: BlockStyles;
}> => {
  const { sheets, blocks } = await readStylesheets();
  const own = [...blocks].filter(([, block]) => block.own.length > 0);
  const texts = async (files: readonly (readonly [string, StylesheetFiles])[]): Promise<[string, string][]> =>
    Promise.all(files.map(async ([name, of]) => [name, await sheetText(of)]));
  return {
    sheets: new Map(await texts([...sheets])),
    ofBlocks: {
      inStore: [...blocks].flatMap(([name, { isInStore }]) => (isInStore ? name : [])),
      own: Object.fromEntries(await texts(own.map(([name, block]) => [name, block.own]))),
    },
  };
};
