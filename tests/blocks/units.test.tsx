import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../src/domain/kit/preferences.ts';
import { elementOf, renderBlock, renderPage } from '../support/pages/render-block.tsx';

const US = { preferences: { ...DEFAULT_PREFERENCES, temperature: 'F', measurement: 'in' } } as const;

/** Returns the visible text, with figures and units separated by plain spaces. */
const read = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

const table = {
  caption: 'Limits of 1.78 mm rings',
  head: [{ text: 'Material' }, { text: 'High, °C' }, { text: 'Remark' }],
  rows: [{ cells: [{ text: 'NBR' }, { text: '121' }, { text: 'TR-10 at −24 °C' }] }],
};

test("texts and alternative texts follow the visitor's units", () => {
  expect(read(renderBlock('Text', { text: '<p>Seals <b>2.5 mm</b> at 20 °C.</p>' }, US))).toBe(
    'Seals 0.098 in at 68 °F.',
  );
  expect(renderBlock('Image', { image: '/drawings/o-ring.svg', altText: 'Groove 4.62 mm wide' }, US)).toContain(
    'Groove 0.182\u00a0in wide',
  );
});

test('converts a column whose header names its unit', () => {
  expect(read(renderBlock('Data Table', table, US))).toBe(
    'Limits of 0.070 in rings Material High, °F Remark NBR 250 TR-10 at −11 °F',
  );
  expect(read(renderBlock('Data Table', table))).toBe(
    'Limits of 1.78 mm rings Material High, °C Remark NBR 121 TR-10 at −24 °C',
  );
});

test('a table can keep its original units', () => {
  const kept = { ...table, asWritten: true };
  expect(renderBlock('Data Table', kept, US)).toBe(renderBlock('Data Table', kept));
});

test('the table of contents names sections like their headings', () => {
  const html = renderPage(
    [
      elementOf('builder-1', 'Table of Contents', {}),
      elementOf('builder-2', 'Text', { text: '<p>One</p>' }),
      elementOf('builder-3', 'Content Subheader', { id: 'hot', heading: 'Above 100 °C', content: '<p>Two</p>' }),
    ],
    US,
  );
  expect(read(html).match(/Above 212 °F/g)).toHaveLength(2);
});
