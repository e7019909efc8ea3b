import type { ReactNode } from 'react';

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
