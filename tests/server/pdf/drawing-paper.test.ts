import { describe, expect, test } from 'vitest';
import { hatchLines } from '../../../src/domain/engineering/part-files/hatch-lines.ts';
import { exactScale } from '../../../src/server/pdf/drawing-paper.ts';
import { isWritten } from '../../../src/server/pdf/sheet-faces.ts';
import { printable } from '../../../src/server/pdf/sheet-text.ts';

describe('scale of a drawing', () => {
  test.each([
    [32.05, '3:1'],
    [2.78, '20:1'],
    [130, '1:2'],
    [1400, '1:20'],
  ])('%d mm is drawn %s', (length, text) => {
    const scale = exactScale(length, 278);
    expect(scale.text).toBe(text);
    const [drawn = 0, actual = 1] = text.split(':').map(Number);
    expect(scale.drawn).toBeCloseTo((length * 72 * drawn) / (25.4 * actual));
    expect(scale.drawn).toBeLessThanOrEqual(278);
  });
});

const slopes = (kind: Parameters<typeof hatchLines>[2]): readonly number[] => [
  ...new Set(
    hatchLines([0, 0], 10, kind).map(([[x1, y1], [x2, y2]]) => Math.round(((y2 - y1) / (x2 - x1)) * 1000) / 1000),
  ),
];

test('rubber is hatched at −45°, metal at 45° and plastic in both directions, as on the web', () => {
  expect(slopes('elastomer')).toEqual([-1]);
  expect(slopes('metal')).toEqual([1]);
  expect(slopes('plastic')).toEqual([1, -1]);
});

test('PDF files have the sign of diameters', () => {
  expect(printable('⌀24.99', isWritten)).toBe('⌀24.99');
});
