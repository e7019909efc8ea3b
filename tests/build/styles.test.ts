import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPages } from '../../src/tools/content/read-pages.ts';
import {
  beginnings,
  classesOf,
  type StyleFile,
  sheets,
  styleFiles,
  usedClasses,
  words,
} from '../support/class-names.ts';

/** Set by scripts, the visual editor or the document's root; any component may ask for them. */
const HOOK = /^(?:is-[a-z-]+|no-js|no-blocks|builder-[a-z-]+)$/;
/** Named for a reader of the markup; `drawing-frame` and `drawing-key` have their rules in the drawing's own file. */
const WITHOUT_RULES = ['drawing-frame', 'drawing-key'];
const SHORT_WORDS = ['icon', 'link', 'logo', 'page'];
/** Rules for elements, and those that paper and forced colors have for parts of all components. */
const OF_NO_COMPONENT = ['base', 'forced-colors', 'print', 'tokens'].map((name) => `client/styles/${name}.css`);

const defined = new Set(styleFiles.flatMap(({ selectors }) => selectors.flatMap(classesOf)));

/** The file a class belongs to: the one with the longest name that the class begins with. */
const homeOf = (name: string): StyleFile | undefined =>
  styleFiles
    .filter(({ stem }) => name === stem || name.startsWith(`${stem}-`))
    .sort((one, other) => other.stem.length - one.stem.length)[0];

test('there are styles and markup to look at', () => {
  expect(styleFiles.length).toBeGreaterThan(100);
  expect(defined.size).toBeGreaterThan(300);
  expect(usedClasses.length).toBeGreaterThan(800);
});

/** On paper, and where the visitor forces colors, these change what all others say: both sheets of pages end with them. */
const LAST = ['forced-colors', 'print'].map((name) => `client/styles/${name}.css`);

test('the stylesheets have each file once, components in their layer', () => {
  const imported = Object.values(sheets).flat();
  const own = imported.map(({ file }) => file).filter((file) => !LAST.includes(file));
  const files = styleFiles
    .map(({ file }) => file)
    .filter((file) => !/styles\/(?:site|content|hosted|shop)\.css$/.test(file));
  expect([...own, ...LAST].sort()).toEqual(files);
  const base = ['tokens', 'fonts', 'base'].map((name) => `client/styles/${name}.css`);
  expect(imported.filter(({ layer }) => layer === 'base').map(({ file }) => file)).toEqual(base);
  for (const sheet of [sheets.content, sheets.shop]) expect(sheet.slice(-2).map(({ file }) => file)).toEqual(LAST);
});

/** Which sheet beside `site` a page with this part of the markup has; none: it may be on any page. */
const sheetOf = (file: string): 'content' | 'shop' | null => {
  if (/^blocks\/[\w-]+\/|^client\/islands\/(?:embedded-store|part-finder)/.test(file)) return 'content';
  if (/^client\/islands\/(?:account|part-compare|sign-in|staff-store)/.test(file)) return 'shop';
  if (/^client\/ui\/(?:account|cart|compare)\/|^server\/routes\/(?!content|gallery)/.test(file)) return 'shop';
  return null;
};

test('what stands on a page finds its styles in the sheets of that page', () => {
  const inSite = new Set(sheets.site.map(({ file }) => file));
  const lost = usedClasses.filter(([name, file]) => {
    const home = homeOf(name)?.file;
    if (home === undefined || inSite.has(home)) return false;
    const sheet = sheetOf(file);
    const onPage = sheet === 'content' ? [...sheets.content, ...sheets.hosted] : sheets.shop;
    return sheet === null || !onPage.some((style) => style.file === home);
  });
  expect(lost).toEqual([]);
});

test('no two files share a name, so that a class has one home', () => {
  const stems = styleFiles.map(({ stem }) => stem);
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
});

test('every class begins with the name of the file that defines it', () => {
  const homeless = [...defined].filter((name) => {
    if (HOOK.test(name)) return false;
    return !homeOf(name)?.selectors.some((selector) => classesOf(selector).includes(name));
  });
  expect(homeless).toEqual([]);
});

test('every rule of a component is about that component', () => {
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

test('a class is made of words', () => {
  const short = [...defined].filter((name) => name.length < 5 && !SHORT_WORDS.includes(name));
  expect(short).toEqual([]);
  expect([...defined].filter((name) => !/^[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*$/.test(name))).toEqual([]);
});

/** What a block is called in content, by its folder. */
const blockName = (folder: string): string =>
  /declareBlock\(\{\s+name: '([^']+)'/.exec(
    globSync(`src/blocks/${folder}/*.inputs.ts`)
      .map((file) => readFileSync(file, 'utf8'))
      .join(),
  )?.[1] ?? '';

test('pages that come with the site hold no block whose styles only hosted pages have', async () => {
  const folders = sheets.hosted.flatMap(({ file }) => /^blocks\/(?!render)([\w-]+)\//.exec(file)?.[1] ?? []);
  const names = folders.map(blockName).filter(Boolean);
  expect(names.length).toBeGreaterThan(6);
  const pages = await readPages();
  const used = pages.flatMap(({ blocks }) => blocks.map(({ name }) => name));
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter((name) => names.includes(name ?? ''))).toEqual([]);
});
