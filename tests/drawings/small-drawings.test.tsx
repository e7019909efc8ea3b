import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Celsius, celsius } from '../../src/domain/kit/units.ts';
import { HardnessScale } from '../../src/drawings/charts/hardness-scale.tsx';
import { TemperatureBar } from '../../src/drawings/charts/temperature-bar.tsx';
import { WorkingRange, workingRangeText } from '../../src/drawings/charts/working-range.tsx';
import { RingGlyph } from '../../src/drawings/rings/ring-glyph.tsx';

const numbersOf = (markup: string, attribute: string): number[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([-\\d.]+)"`, 'g'))].map(([, value]) => Number(value));

const wallOf = (glyph: ReactElement<{ size?: number }>): number =>
  Number(/border-width:([\d.]+)em/.exec(renderToStaticMarkup(glyph))?.[1]) * (glyph.props.size ?? 22);

test('a glyph shows the true wall, at least 1.25px thick', () => {
  expect(wallOf(<RingGlyph idMm={10} csMm={5} color="#1f2226" />)).toBeCloseTo(5.25, 0);
  expect(wallOf(<RingGlyph idMm={10} csMm={5} color="#1f2226" size={40} />)).toBeCloseTo(9.75, 0);
  expect(wallOf(<RingGlyph idMm={650} csMm={2} color="#1f2226" />)).toBeCloseTo(1.25, 0);
});

test('a light glyph has an outline around its color, a dark one does not', () => {
  const glyph = (color: string) => renderToStaticMarkup(<RingGlyph idMm={20} csMm={5} color={color} />);
  expect(glyph('#f1f1ec')).toContain('class="ring-glyph is-light" style="color:#f1f1ec');
  expect(glyph('#1f2226')).toContain('class="ring-glyph" style="color:#1f2226');
});

test('a temperature bar is on its axis, and stays there for materials beyond it', () => {
  const bar = (low: number, high: number) =>
    renderToStaticMarkup(<TemperatureBar lowC={celsius(low)} highC={celsius(high)} />);
  expect(bar(-270, 870)).toContain('style="left:0;width:74px"');
  expect(bar(-80, 130)).toContain('style="left:0;width:37px"');
  expect(bar(130, 340)).toContain('style="left:37px;width:37px"');
});

test('a range has a Unicode minus sign and its unit', () => {
  expect(workingRangeText('C', celsius(-20), celsius(204))).toBe('−20 to 204 °C');
  expect(workingRangeText('F', celsius(-20), celsius(204))).toBe('−4 to 399 °F');
  expect(workingRangeText('C', celsius(-60), celsius(-10))).toBe('−60 to −10 °C');
});

test.each([
  [-20, 204],
  [-270, 870],
  [-5, 60],
  [-240, 80],
])('the axis of %d to %d °C contains the whole range in both units', (...ends) => {
  const [lowC, highC] = ends.map(celsius) as [Celsius, Celsius];
  for (const unit of ['C', 'F'] as const) {
    const markup = renderToStaticMarkup(<WorkingRange lowC={lowC} highC={highC} unit={unit} />);
    expect(markup).toContain(workingRangeText(unit, lowC, highC));
    for (const x of numbersOf(markup, 'x')) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(390);
    }
  }
});

test('the hardness scale marks the band of the compound and names it', () => {
  const markup = renderToStaticMarkup(<HardnessScale durometer={75} />);
  expect(markup).toContain('Hardness 75 Shore A: medium.');
  expect(markup.match(/class="drawing-ink"/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<HardnessScale durometer={20} />)).toContain('outside the usual bands');
});
