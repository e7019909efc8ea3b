import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawingSheet, VIEWS } from '../../src/drawings/drawing.tsx';
import { drawings } from '../../src/drawings/drawings.gen.ts';
import { type TextBox, textBoxes } from './text-boxes.ts';

/** Text sizes of a sheet in drawing units: in a wide window, and on a phone, where the sheet is smaller. */
const SIZES = [11, 18] as const;
const MARGIN = 8;

const ADDRESSES: readonly (readonly [name: string, parameters: Readonly<Record<string, string>>])[] = [
  ...[...drawings].filter(([, { sheet }]) => sheet !== undefined).map(([name]) => [name, {}] as const),
  ['face-gland', { pressure: '1' }],
  ['face-gland', { pressure: '-1' }],
  ['face-gland', { cs: '3.53', depth: '2.64', width: '4.62', radius: '0.45' }],
  ['size-chart', { sections: '1.78,2.62,3.53,5.33,6.99' }],
  ['temperature-range', { low: '-40', high: '120' }],
  ['hardness-scale', { low: '70', high: '90' }],
];

const sheetMarkup = (name: string, parameters: Readonly<Record<string, string>>): string => {
  const definition = drawings.get(name);
  if (definition === undefined) throw new Error(`No drawing ${name}`);
  return renderToStaticMarkup(<DrawingSheet definition={definition} input={{ id: 'd', parameters }} />);
};

const overlap = (a: TextBox, b: TextBox, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom;

const crosses = (box: TextBox, [x1, y1, x2, y2]: readonly number[]): boolean =>
  Array.from({ length: 41 }, (_, step) => step / 40).some((share) => {
    const x = (x1 ?? 0) + ((x2 ?? 0) - (x1 ?? 0)) * share;
    const y = (y1 ?? 0) + ((y2 ?? 0) - (y1 ?? 0)) * share;
    return x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2;
  });

const ATTRIBUTES = ['x1', 'y1', 'x2', 'y2'] as const;

/** Returns lines drawn after a text, which cover it in spite of its background and halo. */
const laterLines = (markup: string, box: TextBox): number[][] =>
  [...markup.slice(box.at).matchAll(/<line [^>]*>/g)].map(([tag]) =>
    ATTRIBUTES.map((name) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])),
  );

/** Returns the points of the arrow heads. */
const arrowHeads = (markup: string): (readonly [number, number])[] =>
  [...markup.matchAll(/<path class="drawing-arrow" d="M([-\d.]+) ([-\d.]+)L/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

const faults = (markup: string, size: number): string[] => {
  const boxes = textBoxes(markup, size);
  return boxes.flatMap((box, index) => {
    const { text, left, right, top, bottom } = box;
    const out = left < MARGIN || right > VIEWS.sheet.width - MARGIN || top < 4 || bottom > VIEWS.sheet.height - 4;
    return [
      ...(out ? [`"${text}" leaves the sheet: ${Math.round(left)} to ${Math.round(right)}`] : []),
      ...boxes
        .slice(index + 1)
        .filter((other) => overlap(box, other, 6))
        .map((other) => `"${text}" runs into "${other.text}"`),
      ...(laterLines(markup, box).some((line) => crosses(box, line)) ? [`a line runs through "${text}"`] : []),
      ...(arrowHeads(markup).some(([x, y]) => x > left - 2 && x < right + 2 && y > top && y < bottom)
        ? [`"${text}" covers an arrow head`]
        : []),
    ];
  });
};

test.each(ADDRESSES)(
  'texts of %s %o stay on the sheet, separate, and clear of lines and arrows',
  (name, parameters) => {
    const markup = sheetMarkup(name, parameters);
    for (const size of SIZES) expect(faults(markup, size), `at ${size}px`).toEqual([]);
  },
);
