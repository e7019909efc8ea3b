import { Line } from '../dimension.tsx';
import type { DrawingDefinition } from '../drawing-definition.ts';
import { Hatch, hatchFill } from '../hatch.tsx';

export const drawing: DrawingDefinition = {
  label: 'Section of an O-ring: a full circle.',
  profile: ({ id }) => (
    <>
      <defs>
        <Hatch id={`${id}h`} gap={4} />
      </defs>
      <circle className="ol" cx="60" cy="48" r="26" style={{ fill: hatchFill(`${id}h`) }} />
      <Line kind="cl" x1={22} y1={48} x2={98} y2={48} />
      <Line kind="cl" x1={60} y1={10} x2={60} y2={86} />
    </>
  ),
};
