import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuthoredPage } from '../../src/content/define-page.ts';
import { fillOf, grooveArea, squeezeOf } from '../../src/domain/engineering/gland-design/formulas.ts';
import { middleOf } from '../../src/domain/engineering/gland-design/model.ts';
import { nearestSold } from '../../src/domain/engineering/size-finder/nearest-sold.ts';
import { type Inch, inch, mmFromInches, type Span } from '../../src/domain/kit/units.ts';
import type { Gland } from '../../src/domain/reference/tables/glands.ts';
import { listSections } from '../../src/domain/reference/tables/size-lists.ts';
import { sizeSeriesOf } from '../../src/domain/reference/tables/size-series.ts';
import { glands } from '../../src/domain/reference/tables/tables.ts';
import { ROUTES } from '../../src/domain/site/route-table.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';

const PATHS = ROUTES.filter(({ family }) => family === 'reference').map(({ path }) => path);

let pages: ReadonlyMap<string, AuthoredPage>;
beforeAll(async () => {
  pages = new Map((await readPages()).map((page) => [page.path, page]));
});

const textOf = (path: string): string => JSON.stringify(pages.get(path)?.blocks ?? []);

const gland = (application: Gland['application'], csIn: number): Gland => {
  const found = glands().find((one) => one.application === application && one.csIn === csIn);
  if (found === undefined) throw new Error(`No ${application} gland for ${csIn} in`);
  return found;
};

/** Returns squeeze and fill at the middle of tolerances; the pages' examples ignore the radii. */
const fitOf = ({ csIn, depthIn, widthIn: [width] }: Gland) => {
  const depth = middleOf(depthIn);
  return {
    nominalSqueeze: squeezeOf(csIn, depth),
    nominalFill: fillOf(csIn, grooveArea(middleOf(width), depth, 0)),
  };
};

const percent = (value: number): string => `${value.toFixed(1)}%`;
const span = ([low, high]: Span<Inch>): string => `${mmFromInches(low).toFixed(2)}–${mmFromInches(high).toFixed(2)} mm`;

test('every reference route has a page with a link to the store and a table of contents', () => {
  expect(PATHS).toHaveLength(24);
  for (const path of PATHS) {
    const names = pages.get(path)?.blocks.map(({ name }) => name) ?? [];
    expect(names[0], path).toBe('Content Header');
    expect(names, path).toContain('Table of Contents');
    expect(names.at(-1), path).toBe('Lower Call to Action');
    expect(textOf(path), path).toContain('"/shop/orings');
  }
});

describe('worked examples match the tables', () => {
  test.each([
    ['/face-seal-design', 'face_seal_liquid', 0.139],
    ['/static-rod-piston-design', 'static_radial', 0.139],
    ['/dynamic-rotary-design', 'rotary', 0.103],
  ] as const)('%s', (path, application, csIn) => {
    const one = gland(application, csIn);
    const { nominalSqueeze, nominalFill } = fitOf(one);
    expect(textOf(path)).toContain(percent(nominalSqueeze));
    expect(textOf(path)).toContain(percent(nominalFill));
    expect(textOf(path)).toContain(span(one.depthIn));
    expect(textOf(path)).toContain(span(one.widthIn[0] ?? [0, 0]));
  });

  test('the gas groove of the face seal page has the stated fill', () => {
    expect(textOf('/face-seal-design')).toContain(percent(fitOf(gland('face_seal_vacuum_gas', 0.139)).nominalFill));
  });

  test('squeeze decreases from the static to the reciprocating groove as stated', () => {
    const text = textOf('/dynamic-rod-piston-design');
    const moving = gland('dynamic_reciprocating', 0.139);
    expect(text).toContain(`from ${percent(fitOf(gland('static_radial', 0.139)).nominalSqueeze)}`);
    expect(text).toContain(`to ${percent(fitOf(moving).nominalSqueeze)}`);
    expect(text).toContain(`${percent(fitOf(moving).nominalFill)}`.replace(' %', ' % fill'));
    expect(text).toContain(span(moving.depthIn));
    expect(text).toContain(span(moving.widthIn[2] ?? [inch(0), inch(0)]));
  });

  test('the dovetail fits the ring of its drawing', () => {
    const { csIn, depthIn, widthIn } = gland('dovetail', 0.139);
    const depth = (depthIn[0] + depthIn[1]) / 2;
    const mouth = ((widthIn[0]?.[0] ?? 0) + (widthIn[0]?.[1] ?? 0)) / 2;
    const area = depth * (mouth + depth * Math.tan((24 * Math.PI) / 180));
    expect(textOf('/dove-tail-design')).toContain(`${Math.round((((Math.PI / 4) * csIn ** 2) / area) * 100)}%`);
  });
});

test('links of the sizing charts lead to existing series', () => {
  const charts = [
    ['/as568-sizing-chart', 'usa'],
    ['/jis-sizing-chart', 'japanese'],
    ['/metric-o-ring-table', 'metric'],
  ] as const;
  for (const [path, standard] of charts) {
    const anchors = new Set(sizeSeriesOf(standard).map(({ anchor }) => anchor));
    const linked = [...textOf(path).matchAll(/"#((?:series|cs)-[^"]*)"/g)].map(([, anchor]) => anchor ?? '');
    expect(linked.toSorted(), path).toEqual([...anchors].toSorted());
  }
});

test('the page of 5-xxx sizes counts matching, near and distant sizes like the ranking', () => {
  const levels = listSections('parker-5').flatMap(({ sizes }) => sizes.map((size) => nearestSold(size)?.level));
  const counted = (level: string): string => String(levels.filter((one) => one === level).length);
  const block = pages.get('/parker-series-5-xxx-o-ring-sizes')?.blocks.find(({ name }) => name === 'Title Block');
  expect(block?.options).toMatchObject({
    facts: [
      { value: String(levels.length) },
      { value: counted('match') },
      { value: counted('near') },
      { value: counted('far') },
    ],
  });
});

test('the static table page contains every AS568 size', () => {
  const html = readFileSync(new URL('../../public/assets/table.html', import.meta.url), 'utf8');
  for (const { code, idMm } of sizeSeriesOf('usa').flatMap(({ sizes }) => sizes)) {
    expect(html).toContain(`<th scope="row">-${code}</th>`);
    expect(html).toContain(`<td>${idMm.toFixed(2)}</td>`);
  }
  expect(html).not.toMatch(/<script/);
  expect(textOf('/measuring-o-rings')).toContain('"src":"/assets/table.html"');
});
