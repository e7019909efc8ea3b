import { expect, test } from 'vitest';
import { blockDeclarations } from '../../src/blocks/declarations.gen.ts';
import type { Inputs } from '../../src/blocks/define-block.ts';
import type { AuthoredBlock, AuthoredPage } from '../../src/content/define-page.ts';
import { CONTENT_ROUTES, routeAt } from '../../src/domain/site/route-table.ts';
import { drawingAt } from '../../src/drawings/drawing.tsx';
import { readPages } from '../../src/tools/content/read-pages.ts';

/** The number of consecutive words that two pages must not share. */
const RUN = 8;
/** Rows of figures can repeat: this many of a run must be words. */
const MOSTLY_WORDS = 6;

const pages = await readPages();

type Kind = Inputs[string]['type'];

interface Value {
  readonly kind: Kind;
  readonly text: string;
}

/** Returns all texts of some options with the type of their input. */
const valuesOf = (inputs: Inputs, options: Readonly<Record<string, unknown>>): Value[] =>
  Object.entries(inputs).flatMap(([name, input]): Value[] => {
    const value = options[name];
    if (input.type === 'list') {
      return (Array.isArray(value) ? value : []).flatMap((item) => valuesOf(input.fields, item));
    }
    return typeof value === 'string' ? [{ kind: input.type, text: value }] : [];
  });

const inputsOf = new Map<string, Inputs>(blockDeclarations.map(({ name, inputs }) => [name, inputs]));

const textsOf = (block: AuthoredBlock): Value[] => [
  ...valuesOf(inputsOf.get(block.name) ?? {}, block.options as Readonly<Record<string, unknown>>),
  ...block.children.flatMap(textsOf),
];

const valuesOn = (page: AuthoredPage): Value[] => page.blocks.flatMap(textsOf);

/** Input types of readable text; URLs and pictures can repeat. */
const PROSE = new Set<Kind>(['text', 'longText', 'richText']);

const wordsOf = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

test('there is a page for every content route, and one other page for checks', () => {
  const written = pages.map(({ path }) => path);
  expect(CONTENT_ROUTES.map(({ path }) => path).filter((path) => !written.includes(path))).toEqual([]);
  expect(written.filter((path) => routeAt(path) === null && !['/dummy', '/thank-you'].includes(path))).toEqual([]);
});

test('titles and descriptions have the length that result lists show, and no title contains the brand', () => {
  const wrong = pages.flatMap(({ path, title, description }) => {
    const isRight = title.length >= 20 && title.length <= 60 && description.length >= 70 && description.length <= 160;
    return isRight && !/canyon/i.test(title) ? [] : [`${path}: ${title.length}, ${description.length}`];
  });
  expect(wrong).toEqual([]);
});

test(`pages share no run of ${RUN} words`, () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const page of pages) {
    const runs = new Set<string>();
    for (const { kind, text } of valuesOn(page)) {
      if (!PROSE.has(kind)) continue;
      const words = wordsOf(text);
      for (let at = 0; at + RUN <= words.length; at++) {
        const run = words.slice(at, at + RUN);
        if (run.filter((word) => /\p{L}{2}/u.test(word)).length >= MOSTLY_WORDS) runs.add(run.join(' '));
      }
    }
    for (const run of runs) {
      const owner = owners.get(run);
      if (owner === undefined) owners.set(run, page.path);
      else shared.push(`${owner} and ${page.path}: ${run}`);
    }
  }
  expect(shared).toEqual([]);
});

test('every drawing that a page names exists', () => {
  const missing = pages.flatMap((page) =>
    [{ kind: 'image' as const, text: page.image ?? '' }, ...valuesOn(page)]
      .filter(({ kind, text }) => kind === 'image' && text.startsWith('/drawings/'))
      .filter(({ text }) => drawingAt(text) === null)
      .map(({ text }) => `${page.path}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test('figures use the Unicode minus and multiplication signs', () => {
  const wrong = pages.flatMap((page) =>
    valuesOn(page)
      .filter(({ kind }) => PROSE.has(kind))
      .filter(({ text }) => /-\d+(\.\d+)?\s?°|\d\s?[xX]\s?\d+(\.\d+)? ?(mm|in)\b/.test(text))
      .map(({ text }) => `${page.path}: ${text.slice(0, 80)}`),
  );
  expect(wrong).toEqual([]);
});
