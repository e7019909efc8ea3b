import { describe, expect, test } from 'vitest';
import { RATED_MATERIALS, type Rating } from '../../src/domain/reference/tables/chemicals.ts';
import { materialPlace } from '../../src/domain/reference/tables/material-places.ts';
import { chemicals } from '../../src/domain/reference/tables/tables.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';

type Rated = (typeof RATED_MATERIALS)[number];

/** The table rates families where materials.csv distinguishes grades. */
const GRADE: Readonly<Record<string, string>> = { EPDM: 'EPDM-P', FKM: 'FKM-A' };

const places = RATED_MATERIALS.map((code) => [code, materialPlace(GRADE[code] ?? code)] as const);
const byKey = new Map(places.map(([code, place]) => [place?.material ?? '', code]));
const byPage = new Map(places.map(([code, place]) => [place?.page ?? '', code]));

/** Returns materials that a link offers: those of the store's filter, or the one of its page. */
const offeredBy = (url: string): readonly Rated[] => {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  // A subtype is not covered by the rating of its family.
  if (parameters.has('subtype')) return [];
  const keys = path === '/shop/orings' ? (parameters.get('material') ?? '').split(',') : [];
  return [...keys.map((key) => byKey.get(key)), byPage.get(path)].filter((code) => code !== undefined);
};

const plainName = (name: string): string =>
  name
    .replace(/\s*\(.*\)|,.*$|\s+\d+%.*$/g, '')
    .trim()
    .toLowerCase();

/** Best documented rating per plain name, as people write media in sentences. */
const media = new Map<string, readonly Rating[]>();
for (const { name, ratings } of chemicals()) {
  const plain = plainName(name);
  const known = media.get(plain);
  media.set(
    plain,
    known === undefined ? ratings : known.map((one, at) => (one < (ratings[at] ?? '') ? one : (ratings[at] ?? ''))),
  );
}

/** Media with a distinctive name: not the `1` of `1,4-Dioxane`, nor the `propylene` of a rubber. */
const patterns = [...media]
  .filter(([name]) => name.length > 2 && !['propylene', 'styrene'].includes(name))
  .map(([name, ratings]) => ({
    name,
    ratings,
    pattern: new RegExp(`(?<![\\w-])${name.replace(/[^\w\s]/g, '\\$&')}(?![\\w-])`, 'i'),
  }));

/** Words that warn a reader against a material in a medium. */
const WARNS =
  /\b(?:no|not|never|nor|none|without|except|unless|instead|rather|ruins?|destroys?|attacks?|swells?|poor|drop|loses?|hates?|fails?|other than|D)\b/i;

interface Unit {
  readonly text: string;
  readonly urls: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(stringsOf)
      : isObject(value)
        ? Object.values(value).flatMap(stringsOf)
        : [];

const linksIn = (text: string): readonly string[] =>
  /^[/]/.test(text) ? [text] : [...text.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url);

const unitOf = (value: unknown): Unit => {
  const strings = stringsOf(value);
  return {
    text: strings
      .filter((text) => !/^[/#]/.test(text))
      .join('. ')
      .replace(/<[^>]+>/g, ' '),
    urls: strings.flatMap(linksIn),
  };
};

/** Column headers of weaknesses. */
const WEAK = /weak|avoid|poor|not|keep|limit|ends|fails|watch/i;

interface Table {
  readonly head: readonly { readonly text: string }[];
  readonly rows: readonly { readonly cells: readonly unknown[] }[];
}

const rowsOf = ({ head, rows }: Table): readonly Unit[] =>
  rows.map(({ cells }) => unitOf(cells.filter((_, at) => !WEAK.test(head[at]?.text ?? ''))));

/** Blocks whose text discusses rather than offers: page headers name what to avoid, prose compares. */
const PROSE = ['Content Header', 'Content Subheader', 'Page Margin', 'Text'];

/** Returns text that is read together: a row, an item, an FAQ entry; a call to action with its sentence. */
const unitsOf = ({ name, options }: { readonly name: string; readonly options: object }): readonly Unit[] => {
  if (PROSE.includes(name)) return [];
  if (name === 'Data Table') return rowsOf(options as Table);
  const lists = Object.values(options).filter(Array.isArray) as unknown[][];
  return 'actions' in options || lists.length === 0 ? [unitOf(options)] : lists.flat().map(unitOf);
};

/** Sentences with warnings name what to avoid. */
const offers = (text: string): string =>
  text
    .split(/[.;:?!]\s/)
    .filter((sentence) => !WARNS.test(sentence))
    .join('. ');

const pages = await readPages();

describe('calls to action and the chemical ratings', () => {
  test('nothing that names a medium links to a material rated D for it', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const page of pages) {
      for (const { text, urls } of page.blocks.flatMap(unitsOf)) {
        const offered = new Set(urls.flatMap(offeredBy));
        if (offered.size === 0) continue;
        for (const { name, ratings, pattern } of patterns) {
          if (!pattern.test(offers(text))) continue;
          for (const material of offered) {
            compared += 1;
            if (ratings[RATED_MATERIALS.indexOf(material)] === 'D') wrong.push(`${page.path}: ${material} for ${name}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });

  test('offers no material below the table of all chemicals, because none suits them all', () => {
    const table = pages.find(({ blocks }) => blocks.some(({ name }) => name === 'Chemical Table'));
    const offered = (table?.blocks ?? []).flatMap(({ options }) => unitOf(options).urls.flatMap(offeredBy));
    expect(table).toBeDefined();
    expect(offered).toEqual([]);
  });
});
