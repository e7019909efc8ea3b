import type { ReactNode } from 'react';
import { enlargedSheet, type Layer, Layers } from '../../drafting/layers.tsx';
import { Caption, Note } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', 'M14 12V84H80'],
  ['thin', 'M14 84C24 44 37 26 77 20'],
  ['spring', 'M14 84C34 64 53 48 77 34'],
  ['thin', 'M14 84C21 56 33 52 77 49'],
];

const LOAD = 'load, N/mm';
const DEFLECTION = 'deflection, mm';
/** Names of the curves, with the height of their ends. */
const CURVES = [
  ['helical', 20],
  ['V-spring', 34],
  ['canted coil', 49],
] as const;

/** Text of the profile, in its units. */
const Small = (props: { x: number; y: number; anchor?: 'end'; children: string }): ReactNode => (
  <text x={props.x} y={props.y} textAnchor={props.anchor} style={{ fontSize: 5.5 }}>
    {props.children}
  </text>
);

export const drawing: DrawingDefinition = {
  label:
    'Load in N/mm over deflection in mm of three springs: helical rises steeply, V rises evenly, canted coil stays nearly level.',
  profile: ({ id }) => (
    <>
      <Layers id={id} layers={layers} view="profile" />
      <Small x={14} y={7}>
        {LOAD}
      </Small>
      <Small x={80} y={92} anchor="end">
        {DEFLECTION}
      </Small>
      {CURVES.map(([name, y]) => (
        <Small key={name} x={80} y={y + 2}>
          {name}
        </Small>
      ))}
    </>
  ),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <Note x={X(14)} y={Y(12) - 16} text={LOAD} />
        <Note x={X(80)} y={Y(84) + 20} text={DEFLECTION} anchor="end" />
        {CURVES.map(([name, y]) => (
          <Note key={name} x={X(77) + 10} y={Y(y) + 4} text={name} anchor="start" />
        ))}
        <Caption text="Shapes of the curves, without values" />
      </>
    ),
    { scale: 2.7, x: 310, y: 160 },
  ),
};
