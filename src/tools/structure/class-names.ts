import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHORT = 4;

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((piece, at) => (at === 0 ? piece : (piece.split('*/')[1] ?? '')))
    .join('');

/** Returns how many class names the stylesheets define, and how many of them have at most four characters. */
export const classNames = (
  root: string,
): { readonly names: number; readonly short: number; readonly sheets: number } => {
  const sheets = globSync('src/**/*.css', { cwd: root });
  const names = new Set(
    sheets.flatMap((file) => {
      const text = withoutComments(readFileSync(join(root, file), 'utf8')).replace(/\{[^{}]*\}/g, '{}');
      return [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
    }),
  );
  return { names: names.size, short: [...names].filter((name) => name.length <= SHORT).length, sheets: sheets.length };
};
