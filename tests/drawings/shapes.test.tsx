import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Drawing, drawingAt, VIEWS } from '../../src/drawings/drawing.tsx';
import { drawings } from '../../src/drawings/drawings.gen.ts';
import { drawnPoints } from './drawn-points.ts';
import { shapeNames, shapesOf } from './shape-names.ts';

/** Outlines are 1.35 wide, half of which can extend over the edge. */
const EDGE = 1;

const content = (address: string, view: 'profile' | 'sheet'): string => {
  const found = drawingAt(address);
  if (found === null) throw new Error(`No drawing at ${address}`);
  const input = { id: 'x', parameters: found.parameters };
  const { profile, sheet = profile } = found.definition;
  return renderToStaticMarkup(view === 'sheet' ? sheet(input) : profile(input));
};

const outside = (markup: string, view: 'profile' | 'sheet') =>
  drawnPoints(markup).filter(
    ({ x, y }) => !(x >= -EDGE && y >= -EDGE && x <= VIEWS[view].width + EDGE && y <= VIEWS[view].height + EDGE),
  );

test('exactly the drawings that pages can reference exist', () => {
  expect([...drawings.keys()].sort()).toEqual([...shapeNames].sort());
});

test('a drawing describes itself in one sentence', () => {
  for (const [name, { label }] of drawings) expect(label, name).toMatch(/^[A-Z][^.]{15,}\.$/);
});

describe.each(shapeNames)('%s', (name) => {
  const address = `/drawings/${name}.svg`;

  test('its profile stays on its tile and contains no text', () => {
    const markup = content(address, 'profile');
    expect(drawnPoints(markup).length).toBeGreaterThan(3);
    expect(outside(markup, 'profile')).toEqual([]);
    expect(markup).not.toMatch(/NaN|Infinity|undefined|<text/);
  });

  test('its sheet, including text, stays within its bounds', () => {
    if (drawings.get(name)?.sheet === undefined) return;
    const markup = content(address, 'sheet');
    expect(outside(markup, 'sheet')).toEqual([]);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    expect(markup).toContain('<text');
  });

  test('drawn twice on a page, it has unique ids and finds its hatches', () => {
    const found = drawingAt(address);
    if (found === null) throw new Error(name);
    const markup = renderToStaticMarkup(
      <>
        <Drawing {...found} view="profile" />
        <Drawing {...found} view="sheet" />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('profiles are centered on their tiles', () => {
  for (const name of shapeNames) {
    const points = drawnPoints(content(`/drawings/${name}.svg`, 'profile'));
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - 60), `${name}, across`).toBeLessThanOrEqual(5);
    expect(Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - 48), `${name}, down`).toBeLessThanOrEqual(5);
  }
});

test.each([
  ['temperature-range', 'low=-20&high=204', '−20 to 204 °C'],
  ['hardness-scale', 'low=70&high=75', '70 to 75 Shore A'],
  ['o-ring', 'id=10&cs=2', '⌀14.00'],
  ['face-gland', 'cs=3.53&depth=2.64&width=4.62', 'G 4.62'],
  ['rotary-gland', 'cs=2.62&depth=2.5&width=2.8', 'L 2.50'],
])('%s shows the figures of its URL', (name, query, text) => {
  const given = content(`/drawings/${name}.svg?${query}`, 'sheet');
  expect(given).toContain(text);
  expect(content(`/drawings/${name}.svg`, 'sheet')).not.toContain(text);
});

test.each([
  ['1', 'inside', 'groove OD = ring OD'],
  ['-1', 'outside', 'groove ID = ring ID'],
])('a face seal under pressure %s is pressed against the opposite wall', (pressure, from, dimension) => {
  const markup = content(`/drawings/face-gland.svg?pressure=${pressure}`, 'sheet');
  expect(outside(markup, 'sheet')).toEqual([]);
  expect(markup).toContain(`Pressure from ${from}`);
  expect(markup).toContain(dimension);
});

test('a temperature scale never extends below absolute zero', () => {
  const markup = content('/drawings/temperature-range.svg?low=-270&high=427', 'sheet');
  expect(markup).toContain('−270 to 427 °C');
  expect(markup).toContain('>400<');
  expect(markup).not.toContain('>−320<');
});

test('the bars of a profile follow their figures', () => {
  for (const name of ['temperature-range', 'hardness-scale']) {
    expect(content(`/drawings/${name}.svg?low=10&high=60`, 'profile')).not.toBe(
      content(`/drawings/${name}.svg?low=10&high=90`, 'profile'),
    );
  }
});

test('an invalid figure, or one that cannot be drawn, changes nothing', () => {
  const plain = content('/drawings/o-ring.svg', 'sheet');
  for (const query of ['id=NaN', 'id=-4', 'id=1e99', 'cs=', 'cs=Infinity', 'cs=%3Cscript%3E']) {
    expect(content(`/drawings/o-ring.svg?${query}`, 'sheet'), query).toBe(plain);
  }
});

test.each(shapesOf('glands').filter((name) => name !== 'seal-form-gland'))(
  '%s stays on the sheet for every documented section',
  (name) => {
    for (const cs of [1.78, 2.62, 3.53, 5.33, 6.99]) {
      for (const [depth, width] of [
        [0.6, 1.1],
        [0.72, 1.4],
        [0.97, 2.3],
      ] as const) {
        const query = `cs=${cs}&depth=${(cs * depth).toFixed(2)}&width=${(cs * width).toFixed(2)}&radius=${(cs * 0.1).toFixed(2)}`;
        expect(outside(content(`/drawings/${name}.svg?${query}`, 'sheet'), 'sheet'), query).toEqual([]);
      }
    }
  },
);

test.each(['id=5&cs=5', 'id=1.07&cs=1.27', 'id=24.99&cs=3.53', 'id=658.88&cs=6.99', 'id=2000&cs=3.53'])(
  'an O-ring of %s stays on the sheet',
  (query) => {
    expect(outside(content(`/drawings/o-ring.svg?${query}`, 'sheet'), 'sheet')).toEqual([]);
  },
);
