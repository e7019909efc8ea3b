import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', 'M36 60A30 30 0 1 1 84 60Q72 64 60 64Q48 64 36 60Z'],
  [
    'light',
    'M60 12L59 24L62 30M84 23L76 31M90 42L78 44L73 41M36 23L45 32L44 37M30 42L42 43M72 63L68 54M48 63L53 53L51 48',
  ],
  ['arrow', 'M40 86L40 72M60 86L60 72M80 86L80 72'],
];

export const drawing: DrawingDefinition = {
  label: 'A hardened section with radial cracks, flat on its hot side.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(78)} y={Y(44)} textX={X(98) + 30} textY={Y(24)} text="radial cracks" />
      <Note x={X(80) + 24} y={Y(82)} text="heat" anchor="start" />
      <Caption text="Heat hardening" />
    </>
  )),
};
