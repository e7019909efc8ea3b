import type { ReactNode } from 'react';
import { px } from '../numbers.ts';

/** Width of a character of 11px drawing text. */
const CHARACTER = 6.7;
/** Width of a character on a phone, where the text of a sheet has 18px. */
const GROWN_CHARACTER = 11;
const ARROW = 7;
/** Length that a label on its line needs in addition to its width: an arrow at each end and a visible piece of line. */
const LINE_SHOWN = 22;

/** Returns the width of a dimension label with its background, in drawing units (1 unit = 1 CSS px). */
export const labelWidth = (text: string): number => text.length * CHARACTER + 8;

/** Reports whether a label fits between the arrows of a dimension of this length. */
export const fitsBetween = (text: string, length: number): boolean => length >= labelWidth(text) + LINE_SHOWN;

/** Returns the width of a sheet's text on a phone, in drawing units. */
export const phoneTextWidth = (text: string): number => text.length * GROWN_CHARACTER;

export const Line = (props: { x1: number; y1: number; x2: number; y2: number; kind: string }): ReactNode => (
  <line className={props.kind} x1={px(props.x1)} y1={px(props.y1)} x2={px(props.x2)} y2={px(props.y2)} />
);

/** A filled arrow head with its tip at x, y in the direction of `angle` (radians, clockwise from right). */
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

/** Dimension text on an opaque background, which hides the line behind it. */
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
      {/* The anchor is the point on the line, so that text enlarged on phones grows away from the line. */}
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

/** Returns the extension line from the object (with a gap of 3) to just past the dimension line. */
const extension = (from: number, to: number): readonly [number, number] =>
  from < to ? [from + 3, to + 5] : [from - 3, to - 5];

/**
 * A horizontal dimension between x1 and x2 at height y. `from` is the start of the extension lines at the object. The
 * text is below the line if it does not fit on it. `grows` marks text that is enlarged on phones.
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
  const fits = x2 - x1 >= (grows ? phoneTextWidth(text) : labelWidth(text)) + LINE_SHOWN;
  /* The text of a sheet next to its line is on the side away from the object. */
  const beside = grows ? (from !== undefined && from > y ? -12 : 16) : 14;
  const labelY = fits ? y : y + beside;
  /* If two arrow heads do not fit between the extension lines, they are outside and point inward. */
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

/**
 * A vertical dimension between y1 and y2 at x. `outside` is for short spans: arrows point inward, and the text is next
 * to it.
 */
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

/** An arrow at x, y with a line to its text at textX, textY. The text is at the far end of the line. */
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
