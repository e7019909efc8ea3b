import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Celsius, celsius } from '../../src/domain/units.ts';
import { HardnessScale } from '../../src/drawings/hardness-scale.tsx';
import { RingGlyph } from '../../src/drawings/ring-glyph.tsx';
import { TemperatureBar } from '../../src/drawings/temperature-bar.tsx';
import { rangeText, WorkingRange } from '../../src/drawings/working-range.tsx';

const numbersOf = (markup: string, attribute: string): number[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([-\\d.]+)"`, 'g'))].map(([, value]) => Number(value));

test('a glyph shows the true wall, never thinner than 1.25px', () => {
  expect(numbersOf(renderToStaticMarkup(<RingGlyph idMm={10} csMm={5} color="#1f2226" />), 'stroke-width')).toEqual([
    5.25,
  ]);
  expect(numbersOf(renderToStaticMarkup(<RingGlyph idMm={650} csMm={2} color="#1f2226" />), 'stroke-width')).toEqual([
    1.25,
  ]);
});

test('a light glyph has an outline around its color', () => {
  const markup = renderToStaticMarkup(<RingGlyph idMm={20} csMm={5} color="#f1f1ec" />);
  expect(markup.match(/<circle/g)).toHaveLength(2);
  expect(markup).toContain('#5a6870');
});

test('a temperature bar stays on its axis for materials beyond it', () => {
  const markup = renderToStaticMarkup(<TemperatureBar lowC={celsius(-270)} highC={celsius(870)} />);
  expect(markup).toContain('<rect x="0" y="4" width="74"');
});

test('a range reads with a true minus and its unit', () => {
  expect(rangeText('C', celsius(-20), celsius(204))).toBe('−20 to +204 °C');
  expect(rangeText('F', celsius(-20), celsius(204))).toBe('−4 to +399 °F');
  expect(rangeText('C', celsius(-60), celsius(-10))).toBe('−60 to −10 °C');
});

test.each([
  [-20, 204],
  [-270, 870],
  [-5, 60],
  [-240, 80],
])('the axis of %d to %d °C holds the whole range in both units', (...ends) => {
  const [lowC, highC] = ends.map(celsius) as [Celsius, Celsius];
  for (const unit of ['C', 'F'] as const) {
    const markup = renderToStaticMarkup(<WorkingRange lowC={lowC} highC={highC} unit={unit} />);
    expect(markup).toContain(rangeText(unit, lowC, highC));
    for (const x of numbersOf(markup, 'x')) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(390);
    }
  }
});

test('the hardness scale marks the band of the compound and says so', () => {
  const markup = renderToStaticMarkup(<HardnessScale durometer={75} />);
  expect(markup).toContain('Hardness 75 Shore A: medium.');
  expect(markup.match(/class="drawing-ink"/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<HardnessScale durometer={20} />)).toContain('outside the usual bands');
});
