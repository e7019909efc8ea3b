import type { ReactNode } from 'react';
import type { DrawingInput } from '../drawing-definition.ts';
import { Arrow } from './dimension.tsx';
import { Hatch, hatchFill } from './hatch.tsx';
import { transformPath } from './path.ts';

/** Cut faces. `counter` is metal next to metal: its hatch has the opposite direction. */
const HATCHES = {
  elastomer: { kind: 'elastomer', profile: 4, sheet: 6 },
  metal: { kind: 'metal', profile: 6, sheet: 9 },
  counter: { kind: 'elastomer', profile: 6, sheet: 9 },
  plastic: { kind: 'plastic', profile: 5, sheet: 8 },
} as const;

/** Filled parts and lines, by their CSS class. */
const PAINTS = {
  rubber: 'drawing-outline drawing-rubber',
  steel: 'drawing-outline drawing-steel',
  ptfe: 'drawing-outline drawing-ptfe',
  paper: 'drawing-outline drawing-paper',
  ink: 'drawing-ink',
  wash: 'drawing-wash',
  line: 'drawing-outline',
  bold: 'drawing-outline-bold',
  thin: 'drawing-thin',
  center: 'drawing-center',
  dashed: 'drawing-dashed',
  free: 'drawing-free',
  signal: 'drawing-dimension',
  spring: 'drawing-spring',
  light: 'drawing-light',
} as const;

type Material = keyof typeof HATCHES;

/** The kind of a path. `arrow` is a straight line with an arrow head at its end. */
export type LayerKind = Material | keyof typeof PAINTS | 'arrow';

/** A path of a drawing. Later layers are on top of earlier ones. Only absolute path commands are allowed. */
export type Layer = readonly [kind: LayerKind, d: string];

const isMaterial = (kind: LayerKind): kind is Material => kind in HATCHES;

const NUMBER = /-?[\d.]+/g;

/** A line that ends in an arrow head. */
const Pointer = ({ d }: { d: string }): ReactNode => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (d.match(NUMBER) ?? []).map(Number);
  return (
    <>
      <path className="drawing-dimension" d={d} />
      <Arrow x={x2} y={y2} angle={Math.atan2(y2 - y1, x2 - x1)} />
    </>
  );
};

const LayerShape = ({ id, layer }: { id: string; layer: Layer }): ReactNode => {
  const [kind, d] = layer;
  if (kind === 'arrow') {
    return d
      .split('M')
      .slice(1)
      .map((part) => <Pointer key={part} d={`M${part}`} />);
  }
  if (!isMaterial(kind)) return <path className={PAINTS[kind]} d={d} />;
  return (
    <>
      <path className="drawing-paper" d={d} />
      <path className="drawing-outline" d={d} style={{ fill: hatchFill(`${id}${kind}`) }} />
    </>
  );
};

/** The paths of a drawing with the hatches that they need. */
export function Layers(props: { id: string; layers: readonly Layer[]; view: 'profile' | 'sheet' }): ReactNode {
  const { id, layers, view } = props;
  const materials = [...new Set(layers.map(([kind]) => kind).filter(isMaterial))];
  return (
    <>
      {materials.length === 0 ? null : (
        <defs>
          {materials.map((name) => (
            <Hatch key={name} id={`${id}${name}`} gap={HATCHES[name][view]} kind={HATCHES[name].kind} />
          ))}
        </defs>
      )}
      {layers.map((layer, index) => (
        <LayerShape key={index} id={id} layer={layer} />
      ))}
    </>
  );
}

/** Returns a profile from its layers, given in profile units (120 × 96). */
export const profileOf =
  (layers: readonly Layer[]) =>
  ({ id }: DrawingInput): ReactNode => <Layers id={id} layers={layers} view="profile" />;

/** Sheet coordinates of a point of the profile, used for dimensions. */
export interface OnSheet {
  readonly X: (x: number) => number;
  readonly Y: (y: number) => number;
}

/** Returns a sheet with the enlarged layers, with the profile's center (60, 48) at x, y and dimensions on top. */
export const enlargedSheet =
  (
    layers: readonly Layer[],
    annotations: (on: OnSheet, input: DrawingInput) => ReactNode,
    { scale = 2.6, x = 320, y = 165 }: { scale?: number; x?: number; y?: number } = {},
  ) =>
  (input: DrawingInput): ReactNode => {
    const left = x - 60 * scale;
    const top = y - 48 * scale;
    const onSheet = layers.map(([kind, d]): Layer => [kind, transformPath(d, { x: left, y: top, scale })]);
    return (
      <>
        <Layers id={input.id} layers={onSheet} view="sheet" />
        {annotations({ X: (at) => left + at * scale, Y: (at) => top + at * scale }, input)}
      </>
    );
  };
