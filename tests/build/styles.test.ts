import { expect, test } from 'vitest';
import { MAIL_CSS } from '../../src/server/mail/mail-style.ts';
import { atOnce, importsOf, reachedFrom, withIslands, withLater } from '../../src/tools/build/style-graph.ts';
import { blockModules, pagesByKind, readStylesheets } from '../../src/tools/build/stylesheets.ts';
import {
  beginnings,
  classesOf,
  type StyleFile,
  styleFiles,
  usedClasses,
  words,
} from '../support/source/class-names.ts';

/** Set by JavaScript, the visual editor or the document's root; any component can use them in selectors. */
const HOOK = /^(?:is-[a-z-]+|no-js|no-blocks|builder-[a-z-]+)$/;
/** Named for readers of the markup; `drawing-frame` and `drawing-key` have their rules in the drawing file. */
const WITHOUT_RULES = ['drawing-frame', 'drawing-key'];
const SHORT_WORDS = ['icon', 'link', 'logo', 'page'];
/** Classes of emails, whose rules are part of each email. */
const ofMail = (name: string): boolean => name.startsWith('mail-') && MAIL_CSS.includes(`.${name}`);
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

const { sheets, blocks } = await readStylesheets();
const filesOf = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => sheets.get(name) ?? []));

test('every CSS file is imported by something that a page loads', () => {
  const imported = filesOf(...sheets.keys());
  expect(styleFiles.map(({ file }) => file).filter((file) => !imported.has(file))).toEqual([]);
});

test('only the shared styles import CSS from CSS, from their own folder and the drawings', () => {
  const importing = styleFiles.map(({ file }) => file).filter((file) => importsOf(file).static.length > 0);
  expect(importing).toEqual(['client/styles/site.css']);
  const strange = reachedFrom(importing).filter(
    (file) => !/^(?:client\/styles|drawings)\/(?:[\w-]+\/)?[\w-]+\.css$/.test(file),
  );
  expect(strange).toEqual([]);
});

/** Classes of these modules whose rules are in none of the files. */
const unstyled = (modules: readonly string[], files: ReadonlySet<string>): string[] => {
  const loaded = new Set(modules);
  return usedClasses
    .filter(([name, file]) => loaded.has(file) && defined.has(name) && !HOOK.test(name))
    .filter(([name]) => !files.has(homeOf(name)?.file ?? ''))
    .map(([name, file]) => `${file}: ${name}`);
};

test('the frame of every page has the styles of its classes', () => {
  const frame = ['server/render/layout.tsx', 'client/boot.ts'];
  expect(unstyled(reachedFrom(frame, atOnce), filesOf('site'))).toEqual([]);
  expect(unstyled(reachedFrom(frame, withLater), filesOf('site', 'script'))).toEqual([]);
});

test.each(
  [...pagesByKind()].flatMap(([kind, modules]) =>
    modules.filter((module) => module.endsWith('.page.tsx')).map((module) => [module, kind] as const),
  ),
)('%s has the kind %s in its head', async (module, kind) => {
  const { head }: { head?: unknown } = await import(/* @vite-ignore */ `../../src/${module}`);
  // A head that depends on the page's data names its kind in the module itself.
  if (typeof head !== 'object' || head === null) return;
  expect('sheets' in head ? head.sheets : ['shop']).toEqual([kind]);
});

test.each([...pagesByKind()])('pages of the kind "%s" have the styles of their classes', (kind, modules) => {
  expect(unstyled(reachedFrom(modules, withIslands), filesOf('site', kind))).toEqual([]);
  expect(unstyled(reachedFrom(modules, withLater), filesOf('site', kind, 'script'))).toEqual([]);
});

test.each([...(await blockModules())])('the block "%s" brings the styles of its classes', (name, module) => {
  const { isInStore = false, own = [] } = blocks.get(name) ?? {};
  const onPage = [...filesOf('site', 'content', ...(isInStore ? ['store'] : [])), ...own];
  expect(unstyled(reachedFrom([module], withIslands), new Set(onPage))).toEqual([]);
  expect(unstyled(reachedFrom([module], withLater), new Set([...onPage, ...filesOf('script')]))).toEqual([]);
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
    ([name]) => !defined.has(name) && !HOOK.test(name) && !ofMail(name) && !WITHOUT_RULES.includes(name),
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
