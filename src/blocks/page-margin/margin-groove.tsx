import type { ReactNode } from 'react';
import { formatLength, type LengthUnit, type Mm } from '../../domain/kit/units.ts';
import type { GlandApplication } from '../../domain/reference/tables/gland-applications.ts';
import type { Gland } from '../../domain/reference/tables/glands.ts';
import { Picture } from '../shared/pictures/picture.tsx';

/** A groove for a ring, drawn at the center of its tolerances. */
export interface MarginGroove {
  readonly application: GlandApplication;
  readonly partName: string;
  readonly gland: Gland;
  readonly csMm: Mm;
  readonly depthMm: Mm;
  readonly widthMm: Mm;
  readonly radiusMm: Mm;
}

/** Name of each kind at the start of a sentence, and its drawing. */
const KINDS: Readonly<Record<GlandApplication, readonly [name: string, drawing: string]>> = {
  face_seal_liquid: ['Face seal groove', 'face-gland'],
  face_seal_vacuum_gas: ['Face seal groove for gas', 'face-gland'],
  static_radial: ['Static groove', 'static-piston-gland'],
  dynamic_reciprocating: ['Reciprocating groove', 'dynamic-piston-gland'],
  rotary: ['Rotary groove', 'rotary-gland'],
  dovetail: ['Dovetail groove', 'dovetail-gland'],
  half_dovetail: ['Half dovetail groove', 'half-dovetail-gland'],
};

export const grooveName = (application: GlandApplication): string => KINDS[application][0];

/** The groove for a part; shown only if the margin has two columns. */
export function MarginGroove({ groove, unit }: { groove: MarginGroove; unit: LengthUnit }): ReactNode {
  const { application, partName, csMm, depthMm, widthMm, radiusMm } = groove;
  const [name, drawing] = KINDS[application];
  const length = (value: Mm): string => `${formatLength(unit, value)} ${unit}`;
  return (
    <figure className="drawing-sheet page-margin-groove">
      <Picture
        src={`/drawings/${drawing}.svg?cs=${csMm}&depth=${depthMm}&width=${widthMm}&radius=${radiusMm}`}
        view="sheet"
      />
      <figcaption>
        {name} for {partName}: depth {length(depthMm)}, width {length(widthMm)}
      </figcaption>
    </figure>
  );
}
