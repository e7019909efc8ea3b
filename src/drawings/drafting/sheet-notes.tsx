import type { ComponentProps, ReactNode } from 'react';
import { DimH, grownWidth, Leader } from './dimension.tsx';

/** What the sheet shows, bottom left. */
export const Caption = ({ text }: { text: string }): ReactNode => (
  <text x="24" y="322">
    {text}
  </text>
);

/** The name of a part or a view, without a line to it. */
export const Note = (props: { x: number; y: number; text: string; anchor?: 'start' | 'middle' | 'end' }): ReactNode => (
  <text x={props.x} y={props.y} textAnchor={props.anchor ?? 'middle'}>
    {props.text}
  </text>
);

/** Horizontal dimension of a sheet; its text keeps clear of the arrows when it grows on phones. */
export const SheetDimH = (props: Omit<ComponentProps<typeof DimH>, 'grows'>): ReactNode => <DimH {...props} grows />;

/** Shoulder of a leader and the space before its text. */
const SHOULDER = 14;
const [LEFTMOST, RIGHTMOST] = [10, 630];

/** Leader of a sheet; it ends where its text stays on the sheet when it grows on phones. */
export const SheetLeader = (props: ComponentProps<typeof Leader>): ReactNode => {
  const room = SHOULDER + grownWidth(props.text);
  const textX =
    props.textX >= props.x ? Math.min(props.textX, RIGHTMOST - room) : Math.max(props.textX, LEFTMOST + room);
  return <Leader {...props} textX={textX} />;
};
