import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { glandsRows } from '../../src/data/glands.gen.ts';
import { SectionFigure } from '../../src/drawings/sections/section-figure.tsx';
import { sectionDrawings } from '../../src/drawings/sections/sections.ts';

const MM_PER_INCH = 25.4;
const NAMES = Object.keys(sectionDrawings) as (keyof typeof sectionDrawings)[];

const rendered = (name: keyof typeof sectionDrawings, unit: 'mm' | 'in' = 'mm'): string =>
  renderToStaticMarkup(<SectionFigure drawing={sectionDrawings[name]()} unit={unit} />);

test.each(NAMES)('%s is a named group of at most eight links in the order of their numbers', (name) => {
  const markup = rendered(name);
  expect(markup).toContain(`role="group" aria-label="${sectionDrawings[name]().label}"`);
  const numbers = [...markup.matchAll(/data-seal="(\d)"[^>]*aria-label="(\d)\. [^"]+\. [^"]+"/g)];
  expect(numbers.length).toBe(sectionDrawings[name]().seals('mm').length);
  expect(numbers.length).toBeLessThanOrEqual(8);
  expect(numbers.map(([, seal, label]) => [seal, label])).toEqual(
    numbers.map((_, index) => [String(index + 1), String(index + 1)]),
  );
});

test.each([
  ['hydraulic-cylinder', 0.139],
  ['ball-valve', 0.103],
] as const)('%s shows the groove of the published table', (name, cs) => {
  const row = glandsRows().find((gland) => gland.application === 'static_radial' && gland.cs_in === cs);
  const span = [row?.gland_depth_min_in ?? 0, row?.gland_depth_max_in ?? 0];
  expect(rendered(name)).toContain(`L ${span.map((length) => (length * MM_PER_INCH).toFixed(2)).join('–')}`);
  expect(rendered(name, 'in')).toContain(`L ${span.map((length) => length.toFixed(3)).join('–')}`);
});

test('a seal without a published groove has no groove dimensions', () => {
  const markup = rendered('hydraulic-cylinder');
  const links = markup.split('<a ').slice(1);
  const measured = links.filter((link) => />[LG] \d/.test(link)).map((link) => /aria-label="([^."]+)/.exec(link)?.[1]);
  expect(measured).toEqual(['3', '5']);
});
