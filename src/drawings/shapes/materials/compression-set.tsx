import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle, squeezedWidth, stadium } from '../../drafting/path.ts';
import { Caption, Note } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', circle(22, 48, 16)],
  ['counter', box(41, 24, 38, 11)],
  ['metal', box(41, 61, 38, 11)],
  ['rubber', stadium(60, 48, squeezedWidth(32, 26), 26)],
  ['rubber', stadium(98, 50, squeezedWidth(32, 28), 28)],
  ['free', circle(98, 48, 16)],
];

export const drawing: DrawingDefinition = {
  label:
    'Three states of a section: free, pressed between two plates, and after release, where it does not come back to the dashed circle.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <DimV y1={Y(32)} y2={Y(64)} x={X(22)} text="h₀" />
        <DimV y1={Y(35)} y2={Y(61)} x={X(60)} text="h₁" />
        <DimV y1={Y(36)} y2={Y(64)} x={X(98)} text="h₂" />
        <Note x={X(22)} y={Y(72) + 28} text="free" />
        <Note x={X(60)} y={Y(72) + 28} text="pressed" />
        <Note x={X(98)} y={Y(72) + 28} text="released" />
        <Caption text="Compression set = (h₀ − h₂) ÷ (h₀ − h₁)" />
      </>
    ),
    { scale: 4.2, y: 156 },
  ),
};
