import { DimV } from '../../drafting/dimension.tsx';
import { Layers } from '../../drafting/layers.tsx';
import { box, circle, ring, squeezedWidth, stadium } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';
import { glandLayers, glandPoints } from '../../glands/gland-geometry.ts';

const SIZES = { cs: 3.53, depth: 2.64, width: 4.62, radius: 0.45, gap: 0 };
const RING = { x: 320, y: 150, mean: 62, wall: 18 };

/** Both areas of the fill: the groove, and the squeezed ring in it. */
const FILL_SCALE = 34;
const FILL = { x: 530, y: 150, width: SIZES.width * FILL_SCALE, height: SIZES.depth * FILL_SCALE };
const GROOVE_AREA = box(FILL.x - FILL.width / 2, FILL.y - FILL.height / 2, FILL.width, FILL.height);
const RING_AREA = stadium(FILL.x, FILL.y, squeezedWidth(SIZES.cs, SIZES.depth) * FILL_SCALE, FILL.height);

const place = (x: number, scale: number, halfWidth: number) => ({
  x,
  y: 150 - (SIZES.depth * scale) / 2,
  scale,
  halfWidth,
  wall: 34,
  body: 34,
  above: false,
});

export const drawing: DrawingDefinition = {
  label:
    'Squeeze, stretch and fill: how far the section is pressed, how far the ring is stretched, how much of the groove it takes.',
  profile: ({ id }) => (
    <Layers
      id={id}
      view="profile"
      layers={[
        ...glandLayers(
          SIZES,
          { x: 60, y: 40, scale: 11, halfWidth: 48, wall: 14, body: 18, above: false },
          'straight',
          { free: true },
        ),
        ['arrow', 'M36 6L36 24M84 6L84 24'],
      ]}
    />
  ),
  sheet: ({ id }) => {
    const squeeze = place(120, 22, 92);
    const points = glandPoints(SIZES, squeeze, 'straight');
    return (
      <>
        <Layers
          id={id}
          view="sheet"
          layers={[
            ...glandLayers(SIZES, squeeze, 'straight', { free: true }),
            ['rubber', ring(RING.x, RING.y, RING.mean + RING.wall / 2, RING.mean - RING.wall / 2)],
            ['free', circle(RING.x, RING.y, RING.mean - RING.wall / 2 - 6)],
            ['center', `M${RING.x - 86} ${RING.y}H${RING.x + 86}M${RING.x} ${RING.y - 86}V${RING.y + 86}`],
            ['wash', GROOVE_AREA],
            ['dashed', GROOVE_AREA],
            ['rubber', RING_AREA],
          ]}
        />
        <SheetLeader x={RING.x - 33.2} y={RING.y + 33.2} textX={RING.x - 24} textY={RING.y + 14} text="free ID" />
        <DimV y1={points.wall - (SIZES.cs - SIZES.depth) * 22} y2={points.wall} x={points.ringX} text="W − L" outside />
        <Note x={120} y={254} text="Squeeze =" />
        <Note x={120} y={274} text="(W − L) ÷ W" />
        <Note x={320} y={274} text="Stretch of the ID" />
        <Note x={FILL.x} y={FILL.y - FILL.height / 2 - 14} text="ring" />
        <Note x={FILL.x} y={FILL.y + FILL.height / 2 + 22} text="groove" />
        <Note x={530} y={254} text="Fill =" />
        <Note x={530} y={274} text="ring ÷ groove" />
        <Caption text="The three ratios of a gland" />
      </>
    );
  },
};
