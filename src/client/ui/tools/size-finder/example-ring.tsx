import type { ReactNode } from 'react';
import { exactMm, formatLength, inch, type LengthUnit, type Mm, mm } from '../../../../domain/kit/units.ts';
import type { Span } from '../../../../domain/reference/sizes/ring-estimate.ts';
import { MeasuredRingDrawing } from '../../../../drawings/rings/measured-ring.tsx';
import './example-ring.css';

/** AS568-214, unused. */
const ID = exactMm(inch(0.984));
const CS = exactMm(inch(0.139));
const around = mm(Math.PI * (ID + CS));
const SPANS: Readonly<Record<Span, Mm>> = {
  id: ID,
  od: mm(ID + 2 * CS),
  circumference: mm(Math.PI * (ID + 2 * CS)),
  cord: around,
};

/** The placeholder of an empty field. */
export const exampleLength = (name: string, span: Span, unit: LengthUnit): string =>
  formatLength(unit, name === span ? SPANS[span] : CS);

/** Shown instead of a result while nothing is measured: an example in dashed lines. */
export const ExampleRing = ({ unit }: { unit: LengthUnit }): ReactNode => (
  <div className="example-ring">
    <MeasuredRingDrawing
      ring={{
        measured: { idMm: ID, csMm: CS, thicknessMm: CS, widthMm: CS },
        nominal: { name: 'AS568-214', idMm: ID, csMm: CS },
        isFlat: false,
        unit,
      }}
    />
    <p>
      <b>An example.</b> Enter an inside diameter, a section or both: the ranked sizes are shown here.
    </p>
  </div>
);
