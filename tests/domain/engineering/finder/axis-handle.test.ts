import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleWay, keyStep, nearestStep } from '../../../../src/domain/engineering/finder/axis-handle.ts';
import { axisOver, axisPercent } from '../../../../src/domain/engineering/finder/temperature-axis.ts';

const RUBBER = { lowC: -100, highC: 400 };
const way = handleWay(RUBBER, 'C');

describe('a handle of the axis', () => {
  it('moves from the first to the last whole step on the axis, in the visitor’s unit', () => {
    expect(way).toEqual({ min: -100, max: 400, from: 0, to: 100 });
    expect(handleWay(RUBBER, 'F')).toEqual({ min: -145, max: 750, from: 0.33, to: 99.78 });
  });

  it('never goes below absolute zero', () => {
    const metals = axisOver([{ lowC: -269, highC: 760 }]);
    expect(handleWay(metals, 'C').min).toBe(-270);
    expect(handleWay(metals, 'F').min).toBe(-455);
  });

  it('has the axis position of its degrees', () => {
    fc.assert(
      fc.property(fc.integer({ min: -270, max: 100 }), fc.integer({ min: 20, max: 900 }), (lowC, length) => {
        const axis = axisOver([{ lowC, highC: lowC + length }]);
        const { min, max, from, to } = handleWay(axis, 'C');
        expect([from, to]).toEqual([axisPercent(axis, min), axisPercent(axis, max)]);
      }),
    );
  });

  it('moves by keys to the next step, by five steps, or to the ends', () => {
    expect(keyStep('ArrowRight', -40, way)).toBe(-35);
    expect(keyStep('ArrowDown', -40, way)).toBe(-45);
    expect(keyStep('ArrowUp', 121, way)).toBe(125);
    expect(keyStep('ArrowLeft', 121, way)).toBe(120);
    expect(keyStep('PageUp', 120, way)).toBe(145);
    expect(keyStep('PageDown', 120, way)).toBe(95);
    expect(keyStep('Home', 120, way)).toBe(-100);
    expect(keyStep('End', 120, way)).toBe(400);
    expect(keyStep('PageUp', 390, way)).toBe(400);
    expect(keyStep('Tab', 120, way)).toBeNull();
    expect(Object.is(keyStep('ArrowRight', -5, way), 0)).toBe(true);
  });

  it('stops at the step nearest to the pointer', () => {
    expect(nearestStep(-41.7)).toBe(-40);
    expect(nearestStep(122.5)).toBe(125);
    expect(Object.is(nearestStep(-2), 0)).toBe(true);
  });
});
