import type { LengthUnit } from '../../domain/kit/units.ts';
import { squeezedWidth, stadium } from '../drafting/path.ts';
import { CYLINDER, CYLINDER_GROOVES, cylinderRings } from './cylinder-sizes.ts';
import { diameterText, rangeText } from './ring-groove.ts';
import { Across, Deep, Wide, zonesOf } from './section-dimensions.tsx';
import type { SectionSeal } from './section-drawing.ts';
import { boxOutline, outline, type SectionBox } from './section-place.ts';

const { place, bore, rod, spigot } = CYLINDER;
const { X, Y, both } = place;

/** Heights of balloons and of widths, above and below the cylinder. */
const BALLOONS = { above: 36, below: 524 } as const;
const WIDTHS = { above: 88, below: 480 } as const;
const BACKUP = 1.4;

const { guides, pistonSeal, rodGuide, cup } = CYLINDER_GROOVES;
/** The wiper with its lip, which is outside its groove. */
const WIPER: SectionBox = [208, 217, rod, 18];
const ENERGIZER = { cs: 3.53, height: 3.5 };

const inset = ([x1, x2, r1, r2]: SectionBox): SectionBox => [x1 + 0.1, x2 - 0.1, r1, r2];

const CUP_OUTLINE = outline([
  [200.6, 14.1],
  [200.6, 18.9],
  [196.2, 18.9],
  [193.4, 19.2],
  [193.6, 18.1],
  [196.6, 16.6],
  [193.6, 14.9],
  [193.4, 13.8],
  [196.2, 14.1],
]);
const WIPER_OUTLINE = outline([
  [208.3, 14.6],
  [208.3, 17.8],
  [212.8, 17.8],
  [212.8, 15.6],
  [216.6, 14.9],
  [216.9, 14],
  [211, 14.3],
]);

/** The eight seals of the cylinder, in the order of their numbers. */
export const cylinderSeals = (unit: LengthUnit): readonly SectionSeal[] => {
  const boreText = diameterText(unit, 2 * bore, 'bore');
  const { rodRing, headRing, rodGroove, headGroove } = cylinderRings();
  const headBackup: SectionBox = [headGroove[1] - BACKUP, headGroove[1], headGroove[2], bore];
  const headRingX = (headGroove[0] + headGroove[1] - BACKUP) / 2;
  const rodText = diameterText(unit, 2 * rod, 'rod');
  return [
    {
      name: 'Piston guide ring',
      spec: 'Keeps the piston off the bore',
      href: '/filled-ptfe',
      layers: guides.flatMap((guide) => both('ptfe', boxOutline(inset(guide)))),
      zones: zonesOf(place, guides),
      tip: [X(90), Y(24)],
      balloon: [X(86), BALLOONS.above],
      dimensions: <Across place={place} r={bore} at={138} from={114} text={boreText} />,
    },
    {
      name: 'Piston seal',
      spec: 'PTFE slipper over an O-ring',
      href: '/cap-seals',
      layers: [
        ...both('ptfe', boxOutline([98.4, 102.2, 23.2, bore])),
        ...both('rubber', stadium(100.3, 21.35, squeezedWidth(ENERGIZER.cs, ENERGIZER.height), ENERGIZER.height)),
      ],
      zones: zonesOf(place, [pistonSeal]),
      tip: [X(100.3), Y(24.4)],
      balloon: [X(100.3), BALLOONS.above],
      dimensions: <Across place={place} r={bore} at={138} from={102.4} text={boreText} />,
    },
    {
      name: 'Static O-ring, piston to rod',
      spec: rodRing.spec(unit),
      href: rodRing.href,
      layers: both('rubber', rodRing.section(100.3, spigot + rodRing.depth / 2)),
      zones: zonesOf(place, [rodGroove]),
      tip: [X(100.3), Y(-11)],
      balloon: [X(100.3), BALLOONS.below],
      dimensions: (
        <>
          <Wide
            place={place}
            x1={rodGroove[0]}
            x2={rodGroove[1]}
            r={-rodGroove[3]}
            y={WIDTHS.below}
            text={rangeText('G', unit, rodRing.widthRange)}
          />
          <Deep
            place={place}
            r1={-rodGroove[2]}
            r2={-rodGroove[3]}
            at={126}
            from={rodGroove[1]}
            text={rangeText('L', unit, rodRing.depthRange)}
          />
          <Across place={place} r={spigot} at={60} from={70} text={diameterText(unit, 2 * spigot, 'spigot')} />
        </>
      ),
    },
    {
      name: 'Rod guide ring',
      spec: 'Carries the side load',
      href: '/filled-ptfe',
      layers: both('ptfe', boxOutline(inset(rodGuide))),
      zones: zonesOf(place, [rodGuide]),
      tip: [X(184), Y(-15.4)],
      balloon: [X(181), BALLOONS.below],
      dimensions: <Across place={place} r={rod} at={238} from={218} text={rodText} />,
    },
    {
      name: 'Static O-ring, head',
      spec: headRing.spec(unit),
      href: headRing.href,
      layers: both('rubber', headRing.section(headRingX, bore - headRing.depth / 2)),
      zones: zonesOf(place, [[headGroove[0], headBackup[0] - 0.8, headGroove[2], bore]]),
      tip: [X(headRingX), Y(23.6)],
      balloon: [X(181), BALLOONS.above],
      dimensions: (
        <>
          <Wide
            place={place}
            x1={headGroove[0]}
            x2={headGroove[1]}
            r={bore}
            y={WIDTHS.above}
            text={rangeText('G', unit, headRing.widthRange)}
          />
          <Deep
            place={place}
            r1={headGroove[2]}
            r2={bore}
            at={222}
            from={headGroove[1]}
            text={rangeText('L', unit, headRing.depthRange)}
          />
          <Across place={place} r={bore} at={140} from={178} text={boreText} />
        </>
      ),
    },
    {
      name: 'Backup ring',
      spec: 'Stops extrusion at high pressure',
      href: '/backup-rings',
      layers: both('ptfe', boxOutline(headBackup)),
      zones: zonesOf(place, [headBackup]),
      tip: [X((headBackup[0] + headBackup[1]) / 2), Y(24)],
      balloon: [X(190.5), BALLOONS.above],
      dimensions: <Across place={place} r={bore} at={140} from={178} text={boreText} />,
    },
    {
      name: 'Rod seal',
      spec: 'U-cup, lips toward the pressure',
      href: '/u-cups',
      layers: both('rubber', CUP_OUTLINE),
      zones: zonesOf(place, [cup]),
      tip: [X(197.5), Y(-16.6)],
      balloon: [X(197), BALLOONS.below],
      dimensions: <Across place={place} r={rod} at={238} from={218} text={rodText} />,
    },
    {
      name: 'Wiper',
      spec: 'Keeps dirt out',
      href: '/hydraulic-and-pneumatic-seals',
      layers: both('rubber', WIPER_OUTLINE),
      zones: zonesOf(place, [WIPER]),
      tip: [X(211), Y(16.6)],
      balloon: [X(216), BALLOONS.above],
      dimensions: <Across place={place} r={rod} at={238} from={218} text={rodText} />,
    },
  ];
};
