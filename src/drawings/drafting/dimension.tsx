import type { ReactNode } from 'react';
import { px } from '../numbers.ts';

/** Width of one character of 11px drawing text. */
const CHARACTER = 6.7;
/** The same on a phone, where the text of a sheet is set in 18px. */
const GROWN_CHARACTER = 11;
const ARROW = 7;
/** A label on its line needs room for itself, an arrow at each end and a little line to see. */
const LINE_SHOWN = 22;

/** Width of a dimension label with its paper patch, in drawing units (1 unit = 1 CSS px). */
export const labelWidth = (text: string): number => text.length * CHARACTER + 8;

/** True when a label of this text fits between the arrows of a dimension this long. */
export const fitsBetween = (text: string, length: number): boolean => length >= labelWidth(text) + LINE_SHOWN;

/** Width of a sheet's text on a phone, drawing units. */
export const grownWidth = (text: string): number => text.length * GROWN_CHARACTER;

export const Line = (props: { x1: number; y1: number; x2: number; y2: number; kind: string }): ReactNode => (
  <line className={props.kind} x1={px(props.x1)} y1={px(props.y1)} x2={px(props.x2)} y2={px(props.y2)} />
);

/** Filled arrow head with its point at x, y, looking along `angle` (radians, clockwise from right). */
export const Arrow = ({ x, y, angle }: { x: number; y: number; angle: number }): ReactNode => {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = ARROW * 0.3;
  const backX = x - ARROW * cos;
  const backY = y - ARROW * sin;
  const d = `M${px(x)} ${px(y)}L${px(backX + half * sin)} ${px(backY - half * cos)}L${px(backX - half * sin)} ${px(backY + half * cos)}Z`;
  return <path className="drawing-arrow" d={d} />;
};

type Anchor = 'start' | 'middle' | 'end';

/** Dimension text on a patch of paper, so that the line behind it does not run through it. */
const Label = ({
  x,
  y,
  text,
  anchor = 'middle',
}: {
  x: number;
  y: number;
  text: string;
  anchor?: Anchor;
}): ReactNode => {
  const width = labelWidth(text);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return (
    <>
      <rect className="drawing-label" x={px(left)} y={px(y - 8)} width={px(width)} height="15" />
      {/* Anchored where the label hangs on its line: text that grows on phones grows away from it. */}
      <text
        className="drawing-value"
        x={px(anchor === 'middle' ? x : anchor === 'end' ? x - 4 : x + 4)}
        y={px(y + 4)}
        textAnchor={anchor}
      >
        {text}
      </text>
    </>
  );
};

/** Extension line from the object (a gap of 3) to just past the dimension line. */
const extension = (from: number, to: number): readonly [number, number] =>
  from < to ? [from + 3, to + 5] : [from - 3, to - 5];

/**
 * Horizontal dimension between x1 and x2 at height y. `from` is where the extension lines leave the object.
 * The text goes below the line when there is no room for it on the line. `grows`: text that is larger on phones.
 */
export function DimH(props: {
  x1: number;
  x2: number;
  y: number;
  text: string;
  from?: number;
  grows?: boolean;
}): ReactNode {
  const { x1, x2, y, text, from, grows = false } = props;
  const [start, end] = extension(from ?? y, y);
  const fits = x2 - x1 >= (grows ? grownWidth(text) : labelWidth(text)) + LINE_SHOWN;
  /* Beside its line, the text of a sheet stands away from the object. */
  const beside = grows ? (from !== undefined && from > y ? -12 : 16) : 14;
  const labelY = fits ? y : y + beside;
  /* Two heads need their length between the extension lines, or they point inwards from outside. */
  const outside = grows && x2 - x1 < 3 * ARROW;
  return (
    <g>
      {from === undefined ? null : (
        <>
          <Line kind="drawing-dimension" x1={x1} y1={start} x2={x1} y2={end} />
          <Line kind="drawing-dimension" x1={x2} y1={start} x2={x2} y2={end} />
        </>
      )}
      <Line kind="drawing-dimension" x1={outside ? x1 - 18 : x1} y1={y} x2={outside ? x2 + 18 : x2} y2={y} />
      <Arrow x={x1} y={y} angle={outside ? 0 : Math.PI} />
      <Arrow x={x2} y={y} angle={outside ? Math.PI : 0} />
      <Label x={(x1 + x2) / 2} y={labelY} text={text} />
    </g>
  );
}

/** Vertical dimension between y1 and y2 at x. `outside`: for short spans, arrows point inwards and the text stands beside. */
export function DimV(props: {
  y1: number;
  y2: number;
  x: number;
  text: string;
  from?: number;
  outside?: boolean;
}): ReactNode {
  const { y1, y2, x, text, from, outside = false } = props;
  const [start, end] = extension(from ?? x, x);
  const middle = (y1 + y2) / 2;
  return (
    <g>
      {from === undefined ? null : (
        <>
          <Line kind="drawing-dimension" x1={start} y1={y1} x2={end} y2={y1} />
          <Line kind="drawing-dimension" x1={start} y1={y2} x2={end} y2={y2} />
        </>
      )}
      {outside ? (
        <>
          <Line kind="drawing-dimension" x1={x} y1={y1 - 18} x2={x} y2={y1} />
          <Line kind="drawing-dimension" x1={x} y1={y2} x2={x} y2={y2 + 18} />
        </>
      ) : (
        <Line kind="drawing-dimension" x1={x} y1={y1} x2={x} y2={y2} />
      )}
      <Arrow x={x} y={y1} angle={outside ? Math.PI / 2 : -Math.PI / 2} />
      <Arrow x={x} y={y2} angle={outside ? -Math.PI / 2 : Math.PI / 2} />
      {outside ? <Label x={x + 6} y={middle} text={text} anchor="start" /> : <Label x={x} y={middle} text={text} />}
    </g>
  );
}

/** Arrow at x, y with a line to its text at textX, textY. The text stands on the far side of the line. */
export function Leader(props: { x: number; y: number; textX: number; textY: number; text: string }): ReactNode {
  const { x, y, textX, textY, text } = props;
  const side = textX >= x ? 1 : -1;
  return (
    <g>
      <Line kind="drawing-dimension" x1={x} y1={y} x2={textX} y2={textY} />
      <Line kind="drawing-dimension" x1={textX} y1={textY} x2={textX + side * 10} y2={textY} />
      <Arrow x={x} y={y} angle={Math.atan2(y - textY, x - textX)} />
      <Label x={textX + side * 10} y={textY} text={text} anchor={side === 1 ? 'start' : 'end'} />
    </g>
  );
}
