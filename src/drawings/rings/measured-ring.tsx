import { type ReactNode, useId } from 'react';
import { formatLength, type LengthUnit, type Mm } from '../../domain/kit/units.ts';
import { Arrow, DimH, DimV, Line, labelWidth } from '../drafting/dimension.tsx';
import { DraftingGrid, Hatch, hatchFill } from '../drafting/hatch.tsx';
import { drawnAtMost } from '../drawn-at-most.ts';
import { px } from '../numbers.ts';

/** A measured ring and a matching size, in mm. */
export interface MeasuredAndNominal {
  readonly measured: {
    readonly idMm: Mm;
    readonly thicknessMm: Mm;
    readonly widthMm: Mm;
    /** Diameter of the round section with the same area. */
    readonly csMm: Mm;
  };
  readonly nominal: { readonly name: string; readonly idMm: Mm; readonly csMm: Mm };
  readonly isFlat: boolean;
  readonly unit: LengthUnit;
}

interface Format {
  readonly width: number;
  readonly height: number;
  readonly plan: { readonly x: number; readonly y: number; readonly diameter: number };
  readonly sections: { readonly measured: number; readonly nominal: number; readonly y: number; readonly room: number };
  readonly isNarrow: boolean;
}

const WIDE: Format = {
  width: 688,
  height: 348,
  isNarrow: false,
  plan: { x: 156, y: 172, diameter: 226 },
  sections: { measured: 410, nominal: 588, y: 166, room: 122 },
};
const NARROW: Format = {
  width: 358,
  height: 420,
  isNarrow: true,
  plan: { x: 179, y: 138, diameter: 204 },
  sections: { measured: 112, nominal: 274, y: 330, room: 92 },
};

/** Returns half of a ring in plan, left or right of its axis. */
const halfPath = (x: number, y: number, inner: number, outer: number, isRight: boolean): string => {
  const [sweep, back] = isRight ? [1, 0] : [0, 1];
  return `M${px(x)} ${px(y - outer)}A${px(outer)} ${px(outer)} 0 0 ${sweep} ${px(x)} ${px(y + outer)}V${px(y + inner)}A${px(inner)} ${px(inner)} 0 0 ${back} ${px(x)} ${px(y - inner)}Z`;
};

/** The inside diameters: half dimensions in the bore, or below the ring if the bore is too small for them. */
const BoreDimensions = (props: {
  format: Format;
  inner: { measured: number; nominal: number };
  outer: number;
  labels: { measured: string; nominal: string };
}): ReactNode => {
  const { format, inner, outer, labels } = props;
  const { x, y } = format.plan;
  if (labelWidth(labels.measured) + 14 > Math.min(inner.measured, inner.nominal)) {
    const low = y + outer + 15;
    return (
      <>
        <text className="drawing-value" x={x - 8} y={px(low)} textAnchor="end">
          {labels.measured}
        </text>
        <text className="drawing-value" x={x + 8} y={px(low)} textAnchor="start">
          {labels.nominal}
        </text>
      </>
    );
  }
  return (
    <>
      <HalfDimension x={x} edge={x - inner.measured} y={y + 28} axis={y} text={labels.measured} />
      <HalfDimension x={x} edge={x + inner.nominal} y={y - 28} axis={y} text={labels.nominal} />
    </>
  );
};

/** A dimension from past the axis to one edge, because the other half is not drawn. */
const HalfDimension = (props: { x: number; edge: number; y: number; axis: number; text: string }): ReactNode => {
  const { x, edge, y, axis, text } = props;
  const side = Math.sign(edge - x);
  const toward = Math.sign(y - axis);
  const middle = (x + edge) / 2;
  const half = labelWidth(text) / 2;
  return (
    <g>
      <Line kind="drawing-dimension" x1={edge} y1={axis + 6 * toward} x2={edge} y2={y + 5 * toward} />
      <Line kind="drawing-dimension" x1={x - 22 * side} y1={y} x2={edge} y2={y} />
      <Arrow x={edge} y={y} angle={side > 0 ? 0 : Math.PI} />
      <rect className="drawing-label" x={px(middle - half)} y={px(y - 8)} width={px(half * 2)} height="15" />
      <text className="drawing-value" x={px(middle)} y={px(y + 4)} textAnchor="middle">
        {text}
      </text>
    </g>
  );
};

const Plan = ({ ring, format, hatch }: { ring: MeasuredAndNominal; format: Format; hatch: string }): ReactNode => {
  const { measured, nominal, unit } = ring;
  const { x, y, diameter } = format.plan;
  const scale = diameter / Math.max(nominal.idMm + 2 * nominal.csMm, measured.idMm + 2 * measured.widthMm);
  const inner = { measured: (measured.idMm / 2) * scale, nominal: (nominal.idMm / 2) * scale };
  const outer = {
    measured: inner.measured + measured.widthMm * scale,
    nominal: inner.nominal + nominal.csMm * scale,
  };
  const widest = Math.max(outer.measured, outer.nominal);
  const left = halfPath(x, y, inner.measured, outer.measured, false);
  const right = halfPath(x, y, inner.nominal, outer.nominal, true);
  return (
    <>
      <path className="drawing-paper" d={left} />
      <path className="drawing-outline" d={left} style={{ fill: hatchFill(hatch) }} />
      <path className="drawing-rubber" d={right} />
      <path className="drawing-outline" d={right} />
      <Line kind="drawing-center" x1={x} y1={y - widest - 20} x2={x} y2={y + widest + 20} />
      <Line kind="drawing-center" x1={x - widest - 16} y1={y} x2={x + widest + 16} y2={y} />
      <BoreDimensions
        format={format}
        inner={inner}
        outer={widest}
        labels={{
          measured: `ID ${formatLength(unit, measured.idMm)}`,
          nominal: `ID ${formatLength(unit, nominal.idMm)}`,
        }}
      />
      <text x={px(x - widest * 0.78)} y={px(y - widest * 0.86)} textAnchor="end">
        measured
      </text>
      <text x={px(x + widest * 0.78)} y={px(y - widest * 0.86)} textAnchor="start">
        nominal
      </text>
    </>
  );
};

const Sections = (props: { ring: MeasuredAndNominal; format: Format; hatch: string; scale: number }): ReactNode => {
  const { ring, format, hatch, scale } = props;
  const { measured, nominal, isFlat, unit } = ring;
  const { measured: mx, nominal: nx, y, room } = format.sections;
  const half = { a: (measured.thicknessMm * scale) / 2, b: (measured.widthMm * scale) / 2 };
  const [area, radius] = [(measured.csMm * scale) / 2, (nominal.csMm * scale) / 2];
  const low = y + room / 2 + (format.isNarrow ? 22 : 30);
  const figure = (length: Mm): string => formatLength(unit, length);
  return (
    <>
      <ellipse className="drawing-paper" cx={mx} cy={y} rx={px(half.b)} ry={px(half.a)} />
      <ellipse
        className="drawing-outline-bold"
        cx={mx}
        cy={y}
        rx={px(half.b)}
        ry={px(half.a)}
        style={{ fill: hatchFill(hatch) }}
      />
      <circle className="drawing-rubber" cx={nx} cy={y} r={px(radius)} />
      <circle className="drawing-outline-bold" cx={nx} cy={y} r={px(radius)} />
      <circle className="drawing-free" cx={nx} cy={y} r={px(area)} />
      <Line kind="drawing-center" x1={nx - room / 2 - 14} y1={y} x2={nx + room / 2 + 14} y2={y} />
      <Line kind="drawing-center" x1={nx} y1={y - room / 2 - 14} x2={nx} y2={y + room / 2 + 14} />
      {isFlat ? <circle className="drawing-free" cx={mx} cy={y} r={px(area)} /> : null}
      <DimH
        x1={mx - half.b}
        x2={mx + half.b}
        y={low}
        text={`${isFlat ? 'b' : 'CS'} ${figure(measured.widthMm)}`}
        from={y}
      />
      {isFlat ? (
        <DimV
          y1={y - half.a}
          y2={y + half.a}
          x={mx - half.b - (format.isNarrow ? 28 : 36)}
          text={`a ${figure(measured.thicknessMm)}`}
          from={mx - 4}
        />
      ) : null}
      <DimH x1={nx - radius} x2={nx + radius} y={low} text={`CS ${figure(nominal.csMm)}`} from={y} />
    </>
  );
};

/** Notes next to the sections, if there is space. */
const SectionNotes = ({ ring, format }: { ring: MeasuredAndNominal; format: Format }): ReactNode => {
  const { measured, nominal, isFlat, unit } = ring;
  const { measured: mx, nominal: nx, y, room } = format.sections;
  const [high, low] = [y - room / 2 - 26, y + room / 2 + 64];
  const area = formatLength(unit, measured.csMm);
  return (
    <>
      <text x={mx} y={high} textAnchor="middle">
        {isFlat ? 'measured, flattened' : 'measured'}
      </text>
      <text x={nx} y={high} textAnchor="middle">
        {`nominal ${nominal.name}`}
      </text>
      {isFlat ? (
        <text className="drawing-value" x={mx} y={low} textAnchor="middle">
          {`same area: √(a × b) = ${area}`}
        </text>
      ) : null}
      <text className="drawing-value" x={nx} y={low} textAnchor="middle">
        {`dashed: measured ${area}`}
      </text>
    </>
  );
};

const View = (props: { ring: MeasuredAndNominal; format: Format; className: string }): ReactNode => {
  const { ring, format, className } = props;
  const id = useId();
  const { measured, nominal, unit } = ring;
  const { sections, plan } = format;
  const scale = sections.room / Math.max(measured.widthMm, nominal.csMm);
  const planScale = plan.diameter / Math.max(nominal.idMm + 2 * nominal.csMm, measured.idMm + 2 * measured.widthMm);
  const times = scale / planScale;
  const figures = (idMm: Mm, csMm: Mm): string =>
    `inside diameter ${formatLength(unit, idMm)} ${unit}, section ${formatLength(unit, csMm)} ${unit}`;
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${format.width} ${format.height}`}
      style={drawnAtMost(format.width)}
      role="img"
      aria-label={`The measured ring, ${figures(measured.idMm, measured.csMm)}, beside ${nominal.name}, ${figures(nominal.idMm, nominal.csMm)}, at one scale.`}
    >
      <defs>
        <Hatch id={`${id}h`} gap={5} />
      </defs>
      <DraftingGrid id={`${id}g`} width={format.width} height={format.height} bleed={200} />
      <Plan ring={ring} format={format} hatch={`${id}h`} />
      <Sections ring={ring} format={format} hatch={`${id}h`} scale={scale} />
      {format.isNarrow ? null : <SectionNotes ring={ring} format={format} />}
      <text
        className="drawing-title"
        x={(sections.measured + sections.nominal) / 2}
        y={format.isNarrow ? sections.y - sections.room / 2 - 14 : format.height - 10}
        textAnchor="middle"
      >
        {`section ${times.toFixed(1)}×`}
      </text>
    </svg>
  );
};

/** The left half as measured, the right half nominal, at one scale, with the enlarged sections next to them. */
export const MeasuredRingDrawing = ({ ring }: { ring: MeasuredAndNominal }): ReactNode => (
  <>
    <View ring={ring} format={WIDE} className="drawing-wide" />
    <View ring={ring} format={NARROW} className="drawing-narrow" />
  </>
);
