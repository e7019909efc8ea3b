import type { LengthUnit } from '../../domain/kit/units.ts';
import { DimH, DimV } from '../drafting/dimension.tsx';
import { diameterText, rangeText } from './ring-groove.ts';
import { Across, Deep, Wide, zonesOf } from './section-dimensions.tsx';
import type { SectionSeal } from './section-drawing.ts';
import { boxOutline, type SectionBox, segment } from './section-place.ts';
import { stemRingLayers } from './stem-rings.ts';
import { BODY_RING_AT, CHORD, STEM_RINGS_AT, VALVE, valveRings } from './valve-sizes.ts';

const { place, bore, ball, stem, connector } = VALVE;
const { X, Y, above, both } = place;
const BALLOONS_Y = 150;

const GASKET: SectionBox = [-73, -70, 15, 27];
const SEATS: readonly SectionBox[] = [
  [-22, -11, bore, 19.5],
  [11, 22, bore, 19.5],
];
const WASHERS: readonly SectionBox[] = [
  [-9.3, -stem, 24, 25.5],
  [stem, 9.3, 24, 25.5],
];
const BOLT_SEAL: SectionBox = [42, 43.2, 22, 29];

/** Returns the outline of a seat: a ring with a spherical face on the ball. `side` is 1 at the right. */
const seat = (side: 1 | -1): string => {
  return `M${side * CHORD} ${bore}L${side * 22} ${bore}L${side * 22} 19.5L${side * 11} 19.5L${side * 11} ${Math.sqrt(ball * ball - 121)}A${ball} ${ball} 0 0 ${side === 1 ? 0 : 1} ${side * CHORD} ${bore}Z`;
};

/** The six seals of the valve, in the order of their numbers. */
export const valveSeals = (unit: LengthUnit): readonly SectionSeal[] => {
  const { stemRing, bodyRing, bodyGroove } = valveRings();
  const boreText = diameterText(unit, 2 * bore, 'bore');
  const stemText = diameterText(unit, 2 * stem, 'stem');
  const [, upper] = STEM_RINGS_AT;
  const stemEdges = [upper - stemRing.width / 2, upper + stemRing.width / 2] as const;
  const acrossStem = <DimH x1={X(-stem)} x2={X(stem)} y={Y(71)} text={stemText} from={Y(66)} />;
  return [
    {
      name: 'Flange gasket',
      spec: 'Spiral wound, raised face',
      href: '/spiral-wound-gaskets',
      layers: [
        ...both('ptfe', boxOutline(GASKET)),
        ...[18, 21, 24].flatMap((r) => both('line', segment([-73, r], [-70, r]))),
      ],
      zones: zonesOf(place, [GASKET]),
      tip: [X(-71.5), Y(22)],
      balloon: [X(-71.5), BALLOONS_Y],
      dimensions: <Across place={place} r={bore} at={-98} from={-86} text={boreText} />,
    },
    {
      name: 'Seat',
      spec: 'PTFE ring on the ball',
      href: '/materialpages/ptfe',
      layers: [...both('ptfe', seat(-1)), ...both('ptfe', seat(1))],
      zones: zonesOf(place, SEATS),
      tip: [X(-18), Y(16)],
      balloon: [X(-34), BALLOONS_Y],
      dimensions: <Across place={place} r={bore} at={52} from={22} text={boreText} />,
    },
    {
      name: 'Thrust washer',
      spec: 'Filled PTFE under the stem collar',
      href: '/filled-ptfe',
      layers: WASHERS.map((washer) => above('ptfe', boxOutline(washer))),
      zones: zonesOf(place, WASHERS, true),
      tip: [X(8), Y(24.8)],
      balloon: [X(34), BALLOONS_Y],
      dimensions: acrossStem,
    },
    {
      name: 'Stem O-rings',
      spec: `${stemRing.spec(unit)}, two in series`,
      href: stemRing.href,
      layers: stemRingLayers(),
      zones: zonesOf(
        place,
        [-stem - stemRing.depth, stem].map((x): SectionBox => [x, x + stemRing.depth, 33.8, 44.6]),
        true,
      ),
      tip: [X(-7), Y(43)],
      balloon: [X(-34), 106],
      dimensions: (
        <>
          {acrossStem}
          <DimV
            y1={Y(stemEdges[1])}
            y2={Y(stemEdges[0])}
            x={X(22)}
            text={rangeText('G', unit, stemRing.widthRange)}
            from={X(stem + stemRing.depth)}
            outside
          />
        </>
      ),
    },
    {
      name: 'Body O-ring',
      spec: `${bodyRing.spec(unit)}, on the connector`,
      href: bodyRing.href,
      layers: both('rubber', bodyRing.section(BODY_RING_AT, connector - bodyRing.depth / 2)),
      zones: zonesOf(place, [bodyGroove]),
      tip: [X(BODY_RING_AT), Y(-20)],
      balloon: [X(BODY_RING_AT), 634],
      dimensions: (
        <>
          <Wide
            place={place}
            x1={bodyGroove[0]}
            x2={bodyGroove[1]}
            r={-connector}
            y={Y(-31)}
            text={rangeText('G', unit, bodyRing.widthRange)}
          />
          <Deep
            place={place}
            r1={bodyGroove[2]}
            r2={connector}
            at={76}
            from={bodyGroove[1]}
            text={rangeText('L', unit, bodyRing.depthRange)}
          />
          <Across place={place} r={connector} at={98} from={34} text={diameterText(unit, 2 * connector, 'body')} />
        </>
      ),
    },
    {
      name: 'Bolt seal',
      spec: 'Bonded washer under the head',
      href: '/fastener-seals',
      layers: both('rubber', boxOutline(BOLT_SEAL)),
      zones: zonesOf(place, [BOLT_SEAL]),
      tip: [X(42.6), Y(28)],
      balloon: [X(56), BALLOONS_Y],
      dimensions: null,
    },
  ];
};
