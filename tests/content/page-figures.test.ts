import { beforeAll, describe, expect, test } from 'vitest';
import type { AuthoredPage } from '../../src/content/define-page.ts';
import { RATED_MATERIALS } from '../../src/domain/reference/tables/chemicals.ts';
import { kindOfFamily } from '../../src/domain/reference/tables/material-families.ts';
import { chemicals, materials } from '../../src/domain/reference/tables/tables.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';

interface Cells {
  readonly cells: readonly { readonly text: string }[];
}
interface TableOptions {
  readonly head: readonly { readonly text: string }[];
  readonly rows: readonly Cells[];
}

let pages: readonly AuthoredPage[] = [];
beforeAll(async () => {
  pages = await readPages();
});

const blocksNamed = (page: AuthoredPage, wanted: string) => page.blocks.filter(({ name }) => name === wanted);

/** Returns the materials whose figures a page shows. */
const codesOn = (page: AuthoredPage): string[] => [
  ...blocksNamed(page, 'Material Facts').map(({ options }) => (options as { code: string }).code),
  ...blocksNamed(page, 'Page Margin').flatMap(({ options }) => (options as { material?: string }).material ?? []),
];

describe('Figures that pages repeat from the tables', () => {
  test('ratings in a page’s tables match the chemical table', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const page of pages) {
      for (const { options } of blocksNamed(page, 'Data Table')) {
        const { head, rows } = options as TableOptions;
        for (const { cells } of rows) {
          const named = cells[0]?.text.replace('–', '-').replace(' °C', ' C');
          const chemical = chemicals().find(({ name }) => name === named);
          if (chemical === undefined) continue;
          for (const [at, { text: code }] of head.entries()) {
            const column = (RATED_MATERIALS as readonly string[]).indexOf(code);
            if (column < 0) continue;
            compared += 1;
            const onFile = chemical.ratings[column] || '–';
            if (cells[at]?.text !== onFile) wrong.push(`${page.path}: ${chemical.name}, ${code} is ${onFile}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  test('the temperature range in a material page’s picture matches a material on the page', () => {
    const ranges = new Map(materials().map(({ code, lowC, highC }) => [code, `low=${lowC}&high=${highC}`]));
    const wrong: string[] = [];
    let compared = 0;
    for (const page of pages) {
      const drawn = page.image?.split('temperature-range.svg?')[1];
      const codes = codesOn(page);
      if (drawn === undefined || codes.length === 0) continue;
      compared += 1;
      if (!codes.some((code) => ranges.get(code) === drawn)) wrong.push(`${page.path}: ${drawn}`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });

  test('the header of a material page shows its family next to the others of its kind', () => {
    const heads = pages.filter(({ image }) => image?.includes('temperature-range'));
    const wrong = heads.filter((page) => {
      const { material = '' } = (page.blocks[0]?.options ?? {}) as { material?: string };
      return kindOfFamily(material) === null || !codesOn(page).includes(material);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(heads.length).toBeGreaterThan(25);
  });

  test('every requested material fact is documented', () => {
    const known = new Set(materials().map(({ code }) => code));
    const unknown = pages.flatMap((page) =>
      codesOn(page)
        .filter((code) => !known.has(code))
        .map((code) => `${page.path}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });
});
