import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', 'M6 27H68L46 55H6Z'],
  ['elastomer', 'M114 27H76L54 55H114Z'],
  ['arrow', 'M20 69L44 69M100 69L76 69'],
  ['center', 'M2 41H118'],
];

export const drawing: DrawingDefinition = {
  label: 'Two cord ends cut on a slant and joined.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(61)} y={Y(36)} textX={X(84)} textY={Y(10)} text="slanted joint" />
      <Caption text="Two cord ends before joining" />
    </>
  )),
};
