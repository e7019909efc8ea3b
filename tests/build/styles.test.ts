import { expect, test } from 'vitest';
import {
  beginnings,
  classesOf,
  importedBy,
  type StyleFile,
  sheets,
  styleFiles,
  usedClasses,
  words,
} from '../support/class-names.ts';

/** Set by JavaScript, the visual editor or the document's root; any component can use them in selectors. */
const HOOK = /^(?:is-[a-z-]+|no-js|no-blocks|builder-[a-z-]+)$/;
/** Named for readers of the markup; `drawing-frame` and `drawing-key` have their rules in the drawing file. */
const WITHOUT_RULES = ['drawing-frame', 'drawing-key'];
const SHORT_WORDS = ['icon', 'link', 'logo', 'page'];
/** Rules for elements, and rules for print and forced colors that cover parts of all components. */
const OF_NO_COMPONENT = ['base', 'forced-colors', 'print', 'tokens'].map((name) => `client/styles/${name}.css`);

const defined = new Set(styleFiles.flatMap(({ selectors }) => selectors.flatMap(classesOf)));

/** Returns the file of a class: the one with the longest matching prefix. */
const homeOf = (name: string): StyleFile | undefined =>
  styleFiles
    .filter(({ stem }) => name === stem || name.startsWith(`${stem}-`))
    .sort((one, other) => other.stem.length - one.stem.length)[0];

test('finds styles and markup to check', () => {
  expect(styleFiles.length).toBeGreaterThan(100);
  expect(defined.size).toBeGreaterThan(300);
  expect(usedClasses.length).toBeGreaterThan(800);
});

/** Print and forced colors: rules for parts of all components, in a layer above them. */
const CONTEXTS = ['forced-colors', 'print'].map((name) => `client/styles/${name}.css`);
const LISTS = Object.keys(sheets).map((name) => `client/styles/${name}.css`);
const RARER_BLOCKS = /^blocks\/[\w-]+\//;

test('the stylesheets contain every file in its layer', () => {
  const listed = Object.values(sheets).flat();
  const files = styleFiles.map(({ file }) => file).filter((file) => !LISTS.includes(file));
  const rarer = files.filter((file) => RARER_BLOCKS.test(file) && !listed.some((one) => one.file === file));
  const brought = rarer.flatMap(importedBy);
  expect([...new Set([...listed.map(({ file }) => file), ...rarer, ...brought])].sort()).toEqual(files);
  const inLayer = (name: string) => listed.filter(({ layer }) => layer === name).map(({ file }) => file);
  expect(inLayer('base')).toEqual(['tokens', 'fonts', 'base'].map((name) => `client/styles/${name}.css`));
  expect(inLayer('contexts')).toEqual(CONTEXTS);
});

test('no two stylesheets of one page contain the same file', () => {
  const filesIn = (sheet: keyof typeof sheets) => sheets[sheet].map(({ file }) => file);
  for (const pair of [
    ['site', 'content'],
    ['site', 'store'],
    ['site', 'part'],
    ['site', 'glands'],
    ['site', 'grooves'],
    ['site', 'measuring'],
    ['site', 'advice'],
    ['site', 'lists'],
    ['site', 'cart'],
    ['site', 'shop'],
    ['site', 'script'],
    ['content', 'store'],
  ] as const) {
    const [one, other] = pair.map(filesIn);
    expect([pair, one?.filter((file) => other?.includes(file))]).toEqual([pair, []]);
  }
});

/**
 * Returns the stylesheets in addition to `site` on pages with the content that this folder renders in the browser, or
 * `null` for pages of any kind.
 */
const sheetsOf = (file: string): readonly (keyof typeof sheets)[] | null => {
  if (/^client\/ui\/(?:listing|compare)\//.test(file)) return ['store', 'script', 'part'];
  if (/^client\/ui\/(?:pricing|search)\//.test(file)) return ['script'];
  if (/^client\/ui\/account\//.test(file)) return ['shop', 'script'];
  if (/^client\/ui\/(?:cart|plan)\//.test(file)) return ['cart', 'script'];
  if (/^client\/ui\/tools\/gland\//.test(file)) return ['glands', 'script'];
  if (/^client\/ui\/tools\/groove\//.test(file)) return ['grooves', 'script'];
  if (/^client\/ui\/tools\//.test(file)) return ['glands', 'grooves', 'measuring', 'advice', 'script'];
  if (/^client\/ui\/lists\//.test(file)) return ['lists', 'script'];
  return null;
};

test('the stylesheets of its page contain the styles of everything rendered only in the browser', () => {
  const lost = usedClasses.filter(([name, file]) => {
    const home = homeOf(name)?.file;
    const onPage = sheetsOf(file);
    if (home === undefined || onPage === null) return false;
    return !(['site', ...onPage] as const).some((sheet) => sheets[sheet].some((style) => style.file === home));
  });
  expect(lost).toEqual([]);
});

test('file names are unique, so that a class has one file', () => {
  const stems = styleFiles.map(({ stem }) => stem);
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
});

test('every class starts with the name of the file that defines it', () => {
  const homeless = [...defined].filter((name) => {
    if (HOOK.test(name)) return false;
    return !homeOf(name)?.selectors.some((selector) => classesOf(selector).includes(name));
  });
  expect(homeless).toEqual([]);
});

test('every rule of a component applies only to that component', () => {
  const strange = styleFiles
    .filter(({ file }) => !OF_NO_COMPONENT.includes(file))
    .flatMap((style) =>
      style.selectors
        .filter((selector) => {
          const names = classesOf(selector).filter((name) => !HOOK.test(name));
          return names.length > 0 && !names.some((name) => homeOf(name) === style);
        })
        .map((selector) => `${style.file}: ${selector}`),
    );
  expect(strange).toEqual([]);
});

test('every class of the markup has a rule', () => {
  const unknown = usedClasses.filter(
    ([name]) => !defined.has(name) && !HOOK.test(name) && !WITHOUT_RULES.includes(name),
  );
  expect(unknown).toEqual([]);
});

test('every class with a rule is used', () => {
  const unused = [...defined].filter(
    (name) =>
      !words.has(name) &&
      !beginnings.some((begin) => name.startsWith(begin) && !name.slice(begin.length).includes('-')),
  );
  expect(unused).toEqual([]);
});

test('a class name consists of words', () => {
  const short = [...defined].filter((name) => name.length < 5 && !SHORT_WORDS.includes(name));
  expect(short).toEqual([]);
  expect([...defined].filter((name) => !/^[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*$/.test(name))).toEqual([]);
});
