import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing, drawingAt } from '../../src/drawings/drawing.tsx';

const labelOf = (address: string, view: 'sheet' | 'profile', alt?: string): string => {
  const found = drawingAt(address);
  if (found === null) throw new Error(`There is no drawing ${address}.`);
  const markup = renderToStaticMarkup(<Drawing {...found} view={view} {...(alt !== undefined && { alt })} />);
  return /aria-label="([^"]*)"/.exec(markup)?.[1] ?? '';
};

test("a gland's label lists the displayed dimensions, after its description or that of the page", () => {
  const address = '/drawings/face-gland.svg?cs=3.53&depth=2.64&width=4.62&radius=0.45';
  const figures = 'Cross-section W 3.53 mm, gland depth L 2.64 mm, groove width G 4.62 mm, corner radius R 0.45 mm.';
  expect(labelOf(address, 'sheet')).toMatch(/^Section of a face seal gland/);
  expect(labelOf(address, 'sheet')).toContain(figures);
  expect(labelOf(address, 'sheet', 'A groove in a flange.')).toBe(`A groove in a flange. ${figures}`);
});

test('letters replace dimensions that the URL lacks, and decoration has no label', () => {
  expect(labelOf('/drawings/face-gland.svg', 'sheet')).not.toContain(' mm');
  expect(labelOf('/drawings/static-rod-gland.svg?cs=3.53&depth=2.9', 'sheet')).toMatch(
    /Cross-section W 3\.53 mm, gland depth L 2\.90 mm\.$/,
  );
  expect(labelOf('/drawings/face-gland.svg?cs=3.53', 'sheet', '')).toBe('');
});
