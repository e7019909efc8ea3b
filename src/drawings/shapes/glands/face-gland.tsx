import { figure } from '../../drafting/figures.ts';
import type { DrawingDefinition } from '../../drawing-definition.ts';
import { glandDrawing } from '../../glands/gland-drawing.tsx';
import type { GlandSizes } from '../../glands/gland-geometry.ts';
import { PressureDirection } from '../../glands/pressure-direction.tsx';

const SIZES: GlandSizes = { cs: 3.53, depth: 2.64, width: 4.62, radius: 0.45, gap: 0 };

const gland = glandDrawing({
  label:
    'Section of a face seal gland: a cover presses the ring along its axis into a groove of width G, depth L and corner radius R.',
  caption: 'Face seal gland, static',
  sizes: SIZES,
  parts: ['flange', 'cover'],
});

/**
 * With `pressure=1` (from inside) or `pressure=-1` (from outside), the sheet shows the position of the ring instead.
 */
export const drawing: DrawingDefinition = {
  ...gland,
  sheet: (input) => {
    const pressure = figure(input.parameters, 'pressure', -1, 1);
    if (pressure !== 1 && pressure !== -1) return gland.sheet?.(input);
    return <PressureDirection id={input.id} sizes={SIZES} from={pressure === 1 ? 'inside' : 'outside'} />;
  },
};
