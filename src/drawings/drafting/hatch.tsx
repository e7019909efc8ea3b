import type { ReactNode } from 'react';
import type { HatchKind } from '../../domain/engineering/part-files/hatch-lines.ts';

/** A pattern that fills cut faces: `style={{ fill: hatchFill(id) }}`. The id must be unique in the document. */
export const Hatch = ({ id, gap, kind = 'elastomer' }: { id: string; gap: number; kind?: HatchKind }): ReactNode => (
  <pattern
    id={id}
    width={gap}
    height={gap}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${kind === 'elastomer' ? -45 : 45})`}
  >
    <line className="drawing-hatch" x1="0" y1="0" x2="0" y2={gap} />
    {kind === 'plastic' ? <line className="drawing-hatch" x1="0" y1="0" x2={gap} y2="0" /> : null}
  </pattern>
);

export const hatchFill = (id: string): string => `url(#${id})`;

/**
 * The 10px drafting grid behind a drawing. `bleed` extends it past both sides, `tall` past top and bottom, to the edges
 * of a larger sheet.
 */
export const DraftingGrid = (props: {
  id: string;
  width: number;
  height: number;
  bleed?: number;
  tall?: number;
}): ReactNode => (
  <>
    <defs>
      <pattern id={props.id} width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M10 0H0V10" className="drawing-grid" />
      </pattern>
    </defs>
    <rect
      x={-(props.bleed ?? 0)}
      y={-(props.tall ?? 0)}
      width={props.width + 2 * (props.bleed ?? 0)}
      height={props.height + 2 * (props.tall ?? 0)}
      fill={`url(#${props.id})`}
    />
  </>
);
