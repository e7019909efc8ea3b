import { type PointerEvent, useRef } from 'react';
import { type Turn, turned } from './turn.ts';

const DEGREES_PER_PIXEL = 0.45;

type Spot = readonly [x: number, y: number];

const apart = (spots: readonly Spot[]): number => {
  const [one, other] = spots;
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
};

/** Dragging with one pointer rotates; two pointers zoom. */
export const useDrag = (change: (of: (turn: Turn) => Turn) => void) => {
  const pointers = useRef(new Map<number, Spot>());
  const end = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const spots = pointers.current;
      const before = spots.get(pointerId);
      if (!before) return;
      const previousDistance = apart([...spots.values()]);
      spots.set(pointerId, [clientX, clientY]);
      const currentDistance = apart([...spots.values()]);
      const [right, down] = [clientX - before[0], clientY - before[1]];
      if (previousDistance > 0 && currentDistance > 0)
        change((turn) => turned(turn, { zoom: currentDistance / previousDistance }));
      else change((turn) => turned(turn, { around: right * DEGREES_PER_PIXEL, tilt: down * DEGREES_PER_PIXEL }));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
