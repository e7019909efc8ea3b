import type { ReactNode } from 'react';
import { formatLength, type LengthUnit, type Mm } from '../../domain/units.ts';
import { Picture } from '../picture.tsx';

/** A face seal groove for a ring, at the middle of its tolerances. */
export interface MarginGroove {
  readonly csMm: Mm;
  readonly depthMm: Mm;
  readonly widthMm: Mm;
  readonly radiusMm: Mm;
  /** Whole percent. */
  readonly squeeze: number;
}

/** The groove for the part drawn above it; only where the margin has two columns for it. */
export function MarginGroove(props: { groove: MarginGroove; partName: string; unit: LengthUnit }): ReactNode {
  const { groove, partName, unit } = props;
  const { csMm, depthMm, widthMm, radiusMm, squeeze } = groove;
  const length = (value: Mm): string => `${formatLength(unit, value)} ${unit}`;
  return (
    <figure className="drawing-sheet page-margin-groove">
      <Picture
        src={`/drawings/face-gland.svg?cs=${csMm}&depth=${depthMm}&width=${widthMm}&radius=${radiusMm}`}
        view="sheet"
      />
      <figcaption>
        Face seal groove for {partName}: depth {length(depthMm)}, width {length(widthMm)}, squeeze {squeeze}%
      </figcaption>
    </figure>
  );
}
