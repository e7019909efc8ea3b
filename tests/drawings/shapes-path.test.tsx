import fc from 'fast-check';
import { expect, test } from 'vitest';
import { both, box, circle, squeezedWidth, stadium, transformPath } from '../../src/drawings/drafting/path.ts';
import { drawnPoints } from './drawn-points.ts';

const points = (d: string) => drawnPoints(`<path d="${d}">`).map(({ x, y }) => [x, y]);

test('scales a path, then moves it', () => {
  expect(transformPath('M0 0H10V5', { x: 5, y: 1, scale: 2 })).toBe('M5 1L25 1L25 11');
});

test('a mirrored arc bends to the other side', () => {
  expect(transformPath('M0 0A5 5 0 0 1 10 0', { mirror: true })).toBe('M0 0A5 5 0 0 0 -10 0');
});

test('rotates clockwise', () => {
  expect(transformPath('M10 0L0 10', { angle: 90 })).toBe('M0 10L-10 0');
});

test('coordinates repeated after a command stay separate lines', () => {
  expect(transformPath('M0 0L1 1 2 2', { x: 1 })).toBe('M1 0L2 1L3 2');
});

test('both sides are equally far from the axis', () => {
  const xs = points(both('M10 0H30V8Z')).map(([x = 0]) => x);
  expect(Math.min(...xs) + Math.max(...xs)).toBe(120);
});

test('a box with rounded corners has the same extent as one without', () => {
  const bounds = (d: string) => {
    const xs = points(d).map(([x = 0]) => x);
    return [Math.min(...xs), Math.max(...xs)];
  };
  expect(bounds(box(3, 4, 20, 10, 2))).toEqual(bounds(box(3, 4, 20, 10)));
});

test('a squeezed section keeps its area', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 20, noNaN: true }),
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      (cs, share) => {
        const height = cs * share;
        const width = squeezedWidth(cs, height);
        const area = (Math.PI / 4) * height ** 2 + (width - height) * height;
        expect(area).toBeCloseTo((Math.PI / 4) * cs ** 2, 6);
        expect(width).toBeGreaterThanOrEqual(cs - 1e-9);
      },
    ),
  );
});

test('a section that is not squeezed is a circle', () => {
  expect(squeezedWidth(8, 8)).toBe(8);
  expect(new Set(points(stadium(10, 10, 8, 8)).map(([, y]) => y))).toEqual(
    new Set(
      points(circle(10, 10, 4))
        .map(([, y]) => y)
        .filter((y) => y !== 10),
    ),
  );
});
