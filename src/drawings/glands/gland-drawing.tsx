import type { ReactNode } from 'react';
import { figure } from '../drafting/figures.ts';
import { type Layer, Layers } from '../drafting/layers.tsx';
import { Caption, Note } from '../drafting/sheet-notes.tsx';
import type { DrawingDefinition, DrawingInput } from '../drawing-definition.ts';
import { GlandDimensions } from './gland-dimensions.tsx';
import { type GlandPlace, type GlandSizes, glandLayers, glandPoints } from './gland-geometry.ts';
import type { GlandKind } from './gland-kind.ts';

const PROFILE = { scale: 9.2, halfWidth: 48 };
const SHEET = { scale: 30, halfWidth: 200 };

const profilePlace = (kind: GlandKind): GlandPlace => {
  const { above = false, axis = false, motion } = kind;
  const span = (kind.sizes.depth / 2) * PROFILE.scale;
  const y = 48 + (above ? span : -span) - (axis || motion !== undefined ? 4 : 0);
  return { x: 60, y, scale: PROFILE.scale, halfWidth: PROFILE.halfWidth, wall: 18, body: 16, above };
};

/** Arrows on the moving part: along the axis, or the symbol of a rotation around it. */
const motionLayers = (kind: GlandKind, x: number, y: number, reach: number): readonly Layer[] => {
  if (kind.motion === undefined) return [];
  if (kind.motion === 'along') return [['arrow', `M${x} ${y}L${x - reach} ${y}M${x} ${y}L${x + reach} ${y}`]];
  return [
    ['signal', `M${x - reach * 0.2} ${y - 6}A${reach * 0.7} 7 0 1 0 ${x + reach * 0.2} ${y - 6}`],
    ['arrow', `M${x + reach * 0.34} ${y - 5.2}L${x + reach * 0.06} ${y - 6.6}`],
  ];
};

const Profile = ({ kind, id }: { kind: GlandKind; id: string }): ReactNode => {
  const place = profilePlace(kind);
  const bottom = place.above ? place.y + place.wall : place.y + kind.sizes.depth * place.scale + place.body;
  const layers: Layer[] = [...glandLayers(kind.sizes, place, kind.wall ?? 'straight')];
  if (kind.axis && kind.motion !== 'along') layers.push(['center', `M6 ${bottom + 6}H114`]);
  return (
    <Layers id={id} view="profile" layers={[...layers, ...motionLayers(kind, 60, bottom + (kind.axis ? 6 : 0), 26)]} />
  );
};

const sizesFrom = (kind: GlandKind, parameters: DrawingInput['parameters']): GlandSizes => {
  const cs = figure(parameters, 'cs', 0.5, 20);
  if (cs === undefined) return kind.sizes;
  const ratio = cs / kind.sizes.cs;
  const from = (name: string, own: number, lowest: number, highest: number): number =>
    figure(parameters, name, lowest * cs, highest * cs) ?? own * ratio;
  return {
    cs,
    depth: from('depth', kind.sizes.depth, 0.55, 0.99),
    width: from('width', kind.sizes.width, 0.75, 2.4),
    radius: from('radius', kind.sizes.radius, 0.01, 0.3),
    gap: kind.sizes.gap * ratio,
  };
};

const Sheet = ({ kind, input }: { kind: GlandKind; input: DrawingInput }): ReactNode => {
  const { above = false, wall = 'straight', axis = false, parts } = kind;
  const sizes = sizesFrom(kind, input.parameters);
  const body = 44;
  const cover = 46;
  const scale = Math.min((SHEET.scale * 3.53) / sizes.cs, (SHEET.halfWidth * 1.2) / sizes.width);
  const depth = sizes.depth * scale;
  const y = above ? 170 + depth / 2 - 6 : 160 - depth / 2;
  const place: GlandPlace = { x: 300, y, scale, halfWidth: SHEET.halfWidth, wall: cover, body, above };
  const points = glandPoints(sizes, place, wall);
  const bottom = above ? y + cover : y + depth + body;
  const layers: Layer[] = [...glandLayers(sizes, place, wall, { free: true })];
  if (axis) layers.push(['center', `M84 ${bottom + 14}H516`]);
  const end = place.x + place.halfWidth + 12;
  const down = above ? -1 : 1;
  return (
    <>
      <Layers
        id={input.id}
        view="sheet"
        layers={[...layers, ...motionLayers(kind, 440, bottom + (kind.motion === 'around' ? 14 : 30), 36)]}
      />
      <GlandDimensions kind={kind} input={input} points={points} place={place} />
      <Note x={end} y={points.wall - down * cover * 0.5 + 4} text={parts[1]} anchor="start" />
      <Note x={end} y={points.floor + down * body * 0.6 + 4} text={parts[0]} anchor="start" />
      <Caption text={kind.caption} />
    </>
  );
};

/** Returns cross-section and groove in words, as far as the URL contains them. */
const figuresOf = (kind: GlandKind, parameters: DrawingInput['parameters']): string => {
  if (figure(parameters, 'cs', 0.5, 20) === undefined) return '';
  const { cs, depth, width, radius } = sizesFrom(kind, parameters);
  const given = [
    ['depth', `gland depth L ${depth.toFixed(2)} mm`],
    ['width', `groove width G ${width.toFixed(2)} mm`],
    ['radius', `corner radius R ${radius.toFixed(2)} mm`],
  ].flatMap(([name = '', text = '']) => (name in parameters ? [text] : []));
  return `${[`Cross-section W ${cs.toFixed(2)} mm`, ...given].join(', ')}.`;
};

/**
 * Returns the drawing of a groove with its squeezed ring, to scale. Letters become values (mm) if the URL contains
 * them.
 */
export const glandDrawing = (kind: GlandKind): DrawingDefinition => ({
  label: kind.label,
  figures: (parameters) => figuresOf(kind, parameters),
  profile: ({ id }) => <Profile kind={kind} id={id} />,
  sheet: (input) => <Sheet kind={kind} input={input} />,
});
