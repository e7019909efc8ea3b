import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../../src/', import.meta.url));
const read = (file: string): string => readFileSync(join(src, file), 'utf8');

export interface StyleFile {
  readonly file: string;
  /** The prefix of the file's classes: `product.page.css` contains `product-page` and `product-page-…`. */
  readonly stem: string;
  readonly selectors: readonly string[];
}

const withoutTexts = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');

/** Splits at commas between selectors, but not within `:is(…)`. */
const parts = (list: string): string[] => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

const selectorsOf = (css: string): string[] =>
  [...withoutTexts(css).matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@') && !/^(?:from|to|[\d.%, ]+)$/.test(head))
    .flatMap(parts);

export const styleFiles: readonly StyleFile[] = globSync('**/*.css', { cwd: src, exclude: ['tools/**'] })
  .sort()
  .map((file) => ({
    file,
    stem: basename(file, '.css').replaceAll('.', '-'),
    selectors: selectorsOf(read(file)),
  }));

export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

const sources = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['tools/**', '**/*.gen.ts'] }).map((file) => ({
  file,
  text: read(file),
}));

/** Every word of the sources: a class that occurs in no source is on no element. */
export const words: ReadonlySet<string> = new Set(sources.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));

/** Prefixes that a template completes: `tile-grid-` of `tile-grid-${columns}`. */
export const beginnings: readonly string[] = [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(/((?:\w+-)+)\$\{/g)].map(([, begin = '']) => begin))),
];

/** Returns the expression that starts at a brace, up to the closing brace. */
const braced = (text: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return '';
};

/** Returns strings of an expression that are not compared. */
const literals = (expression: string): string[] =>
  [...expression.matchAll(/([!=]== )?(?:'([^'\n]*)'|"([^"\n]*)")/g)]
    .filter(([, compared]) => compared === undefined)
    .map(([, , single, double]) => single ?? double ?? '');

/**
 * Returns complete names of a template and the strings of its expressions, without names that an expression completes.
 */
const templates = (expression: string): string[] =>
  [...expression.matchAll(/`([^`]*)`/g)].flatMap(([, text = '']) => [
    text.replace(/[^\s$]*(?:\$\{[^}]*\}[^\s$]*)+/g, ' '),
    ...[...text.matchAll(/\$\{([^}]*)\}/g)].flatMap(([, inner = '']) => literals(inner)),
  ]);

const usesIn = (text: string): string[] =>
  [...text.matchAll(/\b[cC]lassName(?:=|: )(?=["'{`])/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    if (text[start] !== '{') return [/^["'`]([^"'`$]*)["'`]/.exec(text.slice(start))?.[1] ?? ''];
    const expression = braced(text, start);
    return [...literals(expression.replace(/`[^`]*`/g, '')), ...templates(expression)];
  });

/** Classes that markup uses, with the file. */
export const usedClasses: readonly (readonly [name: string, file: string])[] = sources.flatMap(({ file, text }) =>
  usesIn(text).flatMap((list) => list.split(/\s+/).flatMap((name) => (name === '' ? [] : [[name, file] as const]))),
);
