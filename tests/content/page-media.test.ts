import { describe, expect, test } from 'vitest';
import type { AuthoredBlock, AuthoredPage } from '../../src/content/define-page.ts';
import { materialsServing } from '../../src/domain/reference/media/media-filter.ts';
import {
  RGD_CO2_ABOVE_MPA,
  RGD_FAMILIES,
  RGD_FILL,
  RGD_GAS_ABOVE_MPA,
  RGD_HARDNESS,
  RGD_SECTION_MAX_MM,
} from '../../src/domain/reference/tables/rgd.ts';
import type { CatalogQuery } from '../../src/domain/shop/catalog/query.ts';
import { parseQuery } from '../../src/domain/shop/catalog-url/parse-query.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';
import { type CompoundSeed, compoundSeeds } from '../../src/tools/seed/compounds.ts';
import { slugOf } from '../../src/tools/seed/modifiers.ts';

const pages = new Map((await readPages()).map((page) => [page.path, page]));
const compounds = compoundSeeds();

/** Pages about a medium, with the media in which their compounds must be rated A or B. */
const MEDIA: Readonly<Record<string, readonly string[]>> = {
  '/industries/oil-field': ['natural-gas', 'crude-oil-sour-h2s'],
  '/rapid-gas-decompression': ['natural-gas', 'carbon-dioxide-dry'],
  '/industries/food-dairy': ['milk'],
  '/3-a-sanitary': ['milk'],
  '/sanitary-gaskets': ['milk'],
  '/industries/drinking-water': ['water-potable-cold'],
  '/nsf-61-drinking-water': ['water-potable-cold'],
  '/industries/chemical-processing': ['sulfuric-acid-98', 'sodium-hydroxide-50'],
  '/industries/general-purpose': ['hydraulic-oil-mineral-hlp', 'water-potable-cold', 'air-up-to-100-c'],
  '/hydraulic-and-pneumatic-seals': ['hydraulic-oil-mineral-hlp', 'air-up-to-100-c'],
  '/industries/military-aerospace-automotive': ['jet-fuel-jp-4-jp-5-jp-8-jet-a', 'hydraulic-oil-mineral-hlp'],
};

/** Families for vacuum by permeability and outgassing, in addition to metals and PTFE. */
const VACUUM = ['iir', 'fkm', 'ffkm', 'epdm', 'nbr', 'stainless-steel', 'inconel', 'copper', 'aluminum', 'indium'];
const VACUUM_PAGES = ['/vacuum-baking', '/permeability', '/industries/semiconductor-solar', '/dove-tail-design'];

/** Names of pages about a medium. `/vacuum-bagging` is about packing, the FDA page about documents. */
const NAMES_A_MEDIUM =
  /oil-field|decompression|food-dairy|sanitary|drinking-water|chemical-processing|hydraulic|brake|refriger|oxygen|steam/;

const keysOf = ({ modifiers }: CompoundSeed, type: string): readonly string[] =>
  modifiers.filter(([own]) => own === type).map(([, name]) => slugOf(name));

const holds = (compound: CompoundSeed, { facets, media, temperatureC }: CatalogQuery): boolean => {
  const any = (asked: readonly string[], type: string) =>
    asked.length === 0 || asked.some((key) => keysOf(compound, type).includes(key));
  const serving = materialsServing(media, temperatureC);
  return (
    any(facets.material, 'material') &&
    any(facets.subtype, 'subtype') &&
    any(facets.curetype, 'cure') &&
    facets.compliance.every((key) => keysOf(compound, 'compliance').includes(key)) &&
    (serving === null || keysOf(compound, 'material').some((key) => serving.includes(key)))
  );
};

/** Returns the store queries of a page: next to its blocks, and behind the actions of its header. */
const storesOf = ({ blocks }: AuthoredPage): readonly string[] => {
  const option = (block: AuthoredBlock, name: string): unknown => (block.options as Record<string, unknown>)[name];
  return blocks
    .flatMap((block) => {
      if (block.name === 'Page Margin') return [String(option(block, 'store') ?? '')];
      if (block.name !== 'Content Header') return [];
      const actions = (option(block, 'actions') ?? []) as readonly { readonly url?: string }[];
      return actions.map(({ url = '' }) => url);
    })
    .filter((url) => url.startsWith('/shop/orings?'));
};

const materialsIn = (store: string): readonly string[] => {
  const { query } = parseQuery(new URLSearchParams(store.split('?')[1]));
  return [...new Set(compounds.filter((one) => holds(one, query)).flatMap((one) => keysOf(one, 'material')))];
};

const pageAt = (path: string): AuthoredPage => {
  const page = pages.get(path);
  if (!page) throw new Error(`No page ${path}`);
  return page;
};

test('every page named after a medium declares the media that its parts must withstand', () => {
  const named = [...pages.keys()].filter((path) => NAMES_A_MEDIUM.test(path));
  expect(named.filter((path) => MEDIA[path] === undefined)).toEqual([]);
});

describe.each(Object.entries(MEDIA))('%s', (path, media) => {
  test(`shows only compounds rated A or B in ${media.join(', ')}`, () => {
    const serving = materialsServing(media, { low: null, high: null }) ?? [];
    const stores = storesOf(pageAt(path));
    expect(stores.length).toBeGreaterThan(0);
    for (const store of stores) {
      const materials = materialsIn(store);
      expect(materials.length, store).toBeGreaterThan(0);
      expect(
        materials.filter((key) => !serving.includes(key)),
        store,
      ).toEqual([]);
    }
  });
});

test.each(VACUUM_PAGES)('%s shows no compound that is not recommended in vacuum', (path) => {
  for (const store of storesOf(pageAt(path))) {
    expect(
      materialsIn(store).filter((key) => !VACUUM.includes(key)),
      store,
    ).toEqual([]);
  }
});

test('the page about rapid gas decompression states the rule that applies to compounds', () => {
  const text = JSON.stringify(pageAt('/rapid-gas-decompression').blocks);
  expect(text).toContain(`${RGD_HARDNESS} Shore A or harder`);
  expect(text).toContain(`From about ${RGD_GAS_ABOVE_MPA} MPa (500 psi) of natural gas, or ${RGD_CO2_ABOVE_MPA} MPa`);
  expect(text).toContain(`Cross-section of ${RGD_SECTION_MAX_MM} mm or less`);
  expect(text).toContain(`filled to ${RGD_FILL.join('–')}%`);
  const bubbles = pageAt('/rapid-gas-decompression').blocks.find(({ name }) => name.endsWith('Linked Bubbles'));
  const labels = (bubbles?.options as { readonly bubbles?: readonly { readonly label: string }[] })?.bubbles ?? [];
  expect(labels.map(({ label }) => label)).toEqual([...RGD_FAMILIES]);
});
