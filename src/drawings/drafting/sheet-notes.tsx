import type { ComponentProps, ReactNode } from 'react';
import { DimH, Leader, phoneTextWidth } from './dimension.tsx';

/** The caption of the sheet, bottom left. */
export const Caption = ({ text }: { text: string }): ReactNode => (
  <text x="24" y="322">
    {text}
  </text>
);

/** The name of a part or a view, without a leader line. */
export const Note = (props: { x: number; y: number; text: string; anchor?: 'start' | 'middle' | 'end' }): ReactNode => (
  <text x={props.x} y={props.y} textAnchor={props.anchor ?? 'middle'}>
    {props.text}
  </text>
);

/** A horizontal dimension of a sheet. Its text does not touch the arrows when it is enlarged on phones. */
export const SheetDimH = (props: Omit<ComponentProps<typeof DimH>, 'grows'>): ReactNode => <DimH {...props} grows />;

/** Length of the shoulder of a leader, with the space before its text. */
const SHOULDER = 14;
const [LEFTMOST, RIGHTMOST] = [10, 630];

/** A leader of a sheet. It ends where its text remains on the sheet when it is enlarged on phones. */
export const SheetLeader = (props: ComponentProps<typeof Leader>): ReactNode => {
  const room = SHOULDER + phoneTextWidth(props.text);
  const textX =
    props.textX >= props.x ? Math.min(props.textX, RIGHTMOST - room) : Math.max(props.textX, LEFTMOST + room);
  return <Leader {...props} textX={textX} />;
};
