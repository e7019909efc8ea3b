import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuthoredPage } from '../../content/define-page.ts';
import { readPages } from '../content/read-pages.ts';
import { atOnce, type Follow, importsOf, isStylesheet, reachedFrom, withIslands, withLater } from './style-graph.ts';

/*
 * Which CSS files are in which stylesheet (docs/decisions/051-derive-stylesheets-from-imports.md). All of it follows from the imports.
 */

const src = fileURLToPath(new URL('../../', import.meta.url));

/** Loaded by every page: its frame, and the JavaScript that starts the islands. */
const FRAME = ['server/render/layout.tsx', 'client/boot.ts'];
/** Imported by pages that have blocks. */
const BLOCK_STYLES = 'server/render/block-styles.ts';
const PAGE = /\.page\.tsx$/;
/** Pages of the desk. They share `site` with visitors' pages and never change the visitors' stylesheets. */
const DESK_PAGES = 'server/desk/**/*.tsx';
/** Matches the kind that a page declares in its head: `sheets: ['store']`. */
const KIND = /\bsheets: \['([\w-]+)'\]/g;
const DEFAULT_KIND = 'shop';
/** A share of the kinds of pages. A CSS file that more kinds need is in `site`. */
const SITE_SHARE = 1 / 2;
/** A share of the site's embedded pages. A CSS file that fewer pages need is loaded with the blocks that import it. */
const COMMON_SHARE = 1 / 8;

/** The CSS files of a stylesheet, relative to `src`, in cascade order. */
export type StylesheetFiles = readonly string[];

/** The files of all stylesheets. */
export interface Stylesheets {
  readonly sheets: ReadonlyMap<string, StylesheetFiles>;
  /** The files that pages with a block need in addition to `content`, by block name. */
  readonly blocks: ReadonlyMap<string, { readonly isInStore: boolean; readonly own: StylesheetFiles }>;
}

const stylesOf = (roots: readonly string[], follow: Follow = withIslands): StylesheetFiles =>
  reachedFrom(roots, follow).filter(isStylesheet);

const without = (files: StylesheetFiles, ...others: readonly StylesheetFiles[]): StylesheetFiles => {
  const known = new Set(others.flat());
  return files.filter((file) => !known.has(file));
};

const namedKinds = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(KIND)].map(([, kind = '']) => kind);

/** The kind of a page: `content` when it has blocks, else what its module or its handler names. */
const kindOf = (handler: string, page: string): string => {
  if (importsOf(page).static.includes(BLOCK_STYLES)) return 'content';
  const [kind = DEFAULT_KIND, ...others] = new Set([...namedKinds(handler), ...namedKinds(page)]);
  if (others.length > 0) throw new Error(`${handler} names several kinds of pages: ${[kind, ...others].join(', ')}.`);
  return kind;
};

/** Returns the modules that page handlers load on demand, by the kind of page. */
export const pagesByKind = (): ReadonlyMap<string, readonly string[]> => {
  const loaded = globSync('server/routes/**/*.{ts,tsx}', { cwd: src })
    .sort()
    .flatMap((handler) => {
      const modules = importsOf(handler).dynamic;
      const pages = modules
        .filter((module) => PAGE.test(module))
        .map((module) => ({ module, kind: kindOf(handler, module) }));
      const [first] = pages;
      // A handler of one page loads parts of it beside it, such as prices that arrive late.
      const parts = first === undefined || pages.length > 1 ? [] : modules.filter((module) => !PAGE.test(module));
      return [...pages, ...parts.map((module) => ({ module, kind: first?.kind ?? DEFAULT_KIND }))];
    });
  return new Map(
    [...Map.groupBy(loaded, ({ kind }) => kind)].map(([kind, found]) => [kind, found.map(({ module }) => module)]),
  );
};

/** Returns the modules of all blocks by block name. */
export const blockModules = async (): Promise<ReadonlyMap<string, string>> => {
  const modules = new Map<string, string>();
  for (const file of globSync('blocks/*/*.inputs.ts', { cwd: src }).sort()) {
    const { declaration }: { declaration: { name: string } } = await import(join(src, file));
    modules.set(declaration.name, file.replace('.inputs.ts', '.tsx'));
  }
  return modules;
};

/** Returns the names of all blocks in a page, including nested ones. */
const blocksIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'name' in value && 'options' in value ? [String(value.name)] : [];
  return [...own, ...Object.values(value).flatMap(blocksIn)];
};

/** Selects the CSS files that enough pages need to include them in all pages with blocks. */
const commonIn = (
  pages: readonly AuthoredPage[],
  stylesOfBlock: ReadonlyMap<string, StylesheetFiles>,
): ((file: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const files = blocksIn(page.blocks).flatMap((name) => stylesOfBlock.get(name) ?? []);
    for (const file of new Set(files)) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return (file) => (counts.get(file) ?? 0) >= pages.length * COMMON_SHARE;
};

/** Returns the files that occur in more than `count` of the lists. */
const inMoreThan = (count: number, lists: readonly StylesheetFiles[]): StylesheetFiles => {
  const counts = new Map<string, number>();
  for (const file of lists.flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].flatMap(([file, found]) => (found > count ? file : []));
};

export const readStylesheets = async (): Promise<Stylesheets> => {
  const kinds = pagesByKind();
  const modules = await blockModules();
  const ofFrame = stylesOf(FRAME, atOnce);
  const ofKinds = [...kinds.values()].map((roots) => without(stylesOf(roots), ofFrame));
  const site = [...inMoreThan(kinds.size * SITE_SHARE, ofKinds), ...ofFrame];

  const ofBlock = new Map([...modules].map(([name, module]) => [name, without(stylesOf([module]), site)]));
  const ofBlocks = without(stylesOf([...modules.values()]), site);
  const common = ofBlocks.filter(commonIn(await readPages(), ofBlock));

  // A page that loads a module on demand needs the module's styles at that time. The styles of modules that only one
  // kind of page loads are in the stylesheet of that kind.
  const later = [
    ...[...kinds.values()].map((roots) => without(stylesOf(roots, withLater), site, stylesOf(roots))),
    ...[...modules].map(([name, module]) => without(stylesOf([module], withLater), site, ofBlock.get(name) ?? [])),
  ];
  const script = [...new Set([...without(stylesOf(FRAME, withLater), site), ...inMoreThan(1, later)])];
  const sheetOf = (kind: string, roots: readonly string[]): StylesheetFiles => {
    const own = without(stylesOf(roots, withLater), site, without(script, stylesOf(roots)));
    return kind === 'content' ? [...own, ...without(common, own)] : own;
  };
  const sheets = new Map([...kinds].map(([kind, roots]) => [kind, sheetOf(kind, roots)]));
  const { content = [], store = [] } = Object.fromEntries(sheets);

  const blocks = new Map(
    [...ofBlock].map(([name, files]) => {
      const own = without(files, content);
      const isInStore = own.filter((file) => store.includes(file)).length > store.length / 2;
      return [name, { isInStore, own: isInStore ? without(own, store) : own }];
    }),
  );
  const others = without(ofBlocks, content, store);
  const desk = without(stylesOf(globSync(DESK_PAGES, { cwd: src }).sort(), withLater), site);
  const all = new Map([['site', site], ...sheets, ['blocks', others], ['script', script], ['desk', desk]]);
  return { sheets: all, blocks };
};
