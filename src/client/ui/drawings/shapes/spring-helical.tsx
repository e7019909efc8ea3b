import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';

const layers: readonly Layer[] = [
  ['center', 'M6 48H114'],
  [
    'spring',
    Array.from({ length: 6 }, (_, turn) => {
      const x = 22 + turn * 14;
      return `M${x - 5} 74Q${x - 10} 48 ${x - 1} 22H${x + 9}Q${x} 48 ${x + 5} 74Z`;
    }).join(''),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A flat strip wound into a helical spring, seen from the side.',
  profile: profileOf(layers),
};
