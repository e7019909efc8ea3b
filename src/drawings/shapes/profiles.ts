import { type Layer, profileOf } from '../drafting/layers.tsx';
import { arc, box, circle, drop, ellipse, ring, transformPath, wave } from '../drafting/path.ts';
import { centered, U_CUP, xRingSection } from '../drafting/seal-sections.ts';
import type { NamedDrawing } from '../drawing-definition.ts';

/** Label and layers of the drawings without a sheet. */
const PROFILES: Readonly<Record<string, readonly [label: string, layers: readonly Layer[]]>> = {
  assembly: [
    'A ring being slid over a piston toward its groove.',
    [
      ['steel', 'M58 22H74V30H82V22H112V74H82V66H74V74H58Z'],
      ['rubber', ellipse(20, 48, 9, 26)],
      ['paper', ellipse(20, 48, 4, 19)],
      ['arrow', 'M32 48L54 48'],
      ['center', 'M4 48H30M58 48H118'],
    ],
  ],
  cleanroom: [
    'Filtered air flowing down onto a bench with a ring on it.',
    [
      ['line', box(14, 8, 92, 16)],
      ['thin', 'M14 24L20 8L26 24L32 8L38 24L44 8L50 24L56 8L62 24L68 8L74 24L80 8L86 24L92 8L98 24L106 8'],
      ['arrow', 'M26 30L26 56M49 30L49 56M71 30L71 56M94 30L94 56'],
      ['rubber', ellipse(60, 74, 20, 5)],
      ['paper', ellipse(60, 74, 13, 2.4)],
      ['line', 'M10 80H110M22 80V92M98 80V92'],
    ],
  ],
  consignment: [
    'A rack with three shelves of bins, one of them to be refilled.',
    [
      ['line', 'M14 8V90M106 8V90M14 32H106M14 58H106M14 84H106'],
      [
        'line',
        box(20, 14, 24, 18) +
          box(48, 14, 24, 18) +
          box(76, 14, 24, 18) +
          box(20, 40, 24, 18) +
          box(76, 40, 24, 18) +
          box(20, 66, 24, 18) +
          box(48, 66, 24, 18) +
          box(76, 66, 24, 18),
      ],
      ['dashed', box(48, 40, 24, 18)],
      [
        'rubber',
        [
          [32, 23],
          [60, 23],
          [88, 23],
          [32, 49],
          [88, 49],
          [32, 75],
          [60, 75],
          [88, 75],
        ]
          .map(([x = 0, y = 0]) => ring(x, y, 6, 3.4))
          .join(''),
      ],
    ],
  ],
  foam: [
    'A block of foam: closed cells in the elastomer.',
    [
      ['elastomer', box(18, 20, 84, 56, 3)],
      [
        'paper',
        [
          [32, 34, 7],
          [50, 31, 5],
          [67, 36, 8],
          [87, 32, 6],
          [40, 50, 6],
          [56, 52, 8],
          [76, 54, 6],
          [92, 50, 5],
          [28, 64, 6],
          [46, 67, 5],
          [66, 67, 5],
          [85, 67, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
          .join(''),
      ],
    ],
  ],
  'hand-wheel-valve': [
    'A valve in a flanged pipe with a hand wheel on its stem.',
    [
      ['line', ellipse(60, 12, 30, 6)],
      ['line', 'M57 18V40M63 18V40'],
      ['line', 'M48 40H72L78 54H42Z'],
      ['rubber', box(50, 44, 20, 5)],
      ['line', 'M20 60H36Q44 52 60 52Q76 52 84 60H100V82H84Q76 90 60 90Q44 90 36 82H20Z'],
      ['steel', box(10, 54, 10, 34) + box(100, 54, 10, 34)],
      ['center', 'M2 71H118'],
    ],
  ],
  kitting: [
    'The parts of a kit laid out in one tray: ring, backup ring, washer, cord and a label.',
    [
      ['line', box(10, 12, 100, 72, 3)],
      ['thin', 'M62 12V84M10 52H62'],
      ['rubber', ring(36, 32, 15, 10)],
      ['ptfe', ring(25, 68, 10, 7)],
      ['steel', ring(48, 68, 8, 3.5)],
      ['rubber', centered(xRingSection(22), 26, -16)],
      ['line', box(70, 60, 32, 16)],
      ['thin', 'M75 66H92M75 70.5H86'],
    ],
  ],
  'micro-o-ring': [
    'A very small ring, and the same ring enlarged beside it.',
    [
      ['thin', 'M14.09 78.52L37.55 32.11M19.71 86.45L71.27 79.72'],
      ['paper', circle(67, 47, 33)],
      ['rubber', ring(67, 47, 23, 11)],
      ['center', 'M27 47H107M67 7V87'],
      ['line', circle(19, 81, 5.5)],
      ['rubber', ring(19, 81, 3.4, 1.6)],
    ],
  ],
  'o-ring-kit': [
    'A case with six compartments, each with rings of another size.',
    [
      ['line', box(14, 16, 92, 64, 4)],
      ['thin', 'M14 48H106M44.7 16V80M75.3 16V80'],
      [
        'rubber',
        ring(29.5, 32, 10.5, 6.5) +
          ring(60, 32, 8.5, 5) +
          ring(90.5, 32, 6.5, 3.5) +
          ring(29.5, 64, 11.5, 9) +
          ring(60, 64, 9.5, 7.2) +
          ring(90.5, 64, 7, 5.2),
      ],
    ],
  ],
  packaging: [
    'A closed carton with a strip of tape and a label.',
    [
      ['line', 'M60 8L104 26V68L60 88L16 68V26Z'],
      ['line', 'M16 26L60 45L104 26M60 45V88'],
      ['thin', 'M34 18.6L78 37.6V50M42 15.4L86 34.2V46L78 50'],
      ['thin', 'M24 52L42 60V70L24 62Z'],
    ],
  ],
  'reactor-vessel': [
    'A stirred vessel: the head is flanged to the body with a gasket between them.',
    [
      ['line', 'M32 30A28 20 0 0 1 88 30'],
      ['steel', box(24, 30, 72, 5) + box(24, 39, 72, 5)],
      ['rubber', box(28, 35, 64, 4)],
      ['line', 'M32 44V64A28 24 0 0 0 88 64V44'],
      ['wash', 'M34 56H86V64A26 22 0 0 1 34 64Z'],
      ['line', box(54, 2, 12, 8)],
      ['bold', 'M60 10V70M46 66L60 70L74 66'],
      ['thin', 'M34 56H86'],
    ],
  ],
  'reverse-engineering': [
    'A worn part becomes a drawing with dimensions.',
    [
      ['rubber', transformPath(U_CUP, { x: 28, y: 48, scale: 0.72 })],
      ['arrow', 'M52 48L64 48'],
      ['line', box(70, 14, 44, 68)],
      ['line', transformPath(U_CUP, { x: 92, y: 40, scale: 0.5 })],
      ['signal', 'M78.5 56V66M105.5 56V66M78.5 63H105.5'],
      ['thin', 'M92 74H114M92 74V82'],
    ],
  ],
  'rubber-ball': [
    'A solid ball of elastomer, without a bore.',
    [
      ['rubber', circle(60, 48, 33)],
      ['light', arc(60, 48, 25, 195, 255)],
      ['center', 'M14 48H106M60 4V92'],
    ],
  ],
  'shelf-life-bag': [
    'A ring sealed in an opaque bag with a label for batch and cure date.',
    [
      ['line', box(28, 8, 64, 80, 2)],
      ['thin', 'M28 18H92M28 22H92'],
      ['rubber', ring(60, 43, 16, 10)],
      ['line', box(36, 65, 48, 17)],
      ['thin', 'M41 71H70M41 76H62'],
    ],
  ],
  slab: [
    'A thick sheet of elastomer, seen from a corner.',
    [
      ['line', 'M14 48L40 28H108L82 48Z'],
      ['elastomer', 'M14 48H82V68H14Z'],
      ['line', 'M82 48L108 28V48L82 68Z'],
    ],
  ],
  syringe: [
    'A syringe with an elastomer stopper on its plunger.',
    [
      ['wash', box(66, 35, 22, 26)],
      ['line', 'M32 34H88V42L95 45V51L88 54V62H32Z'],
      ['line', box(28, 26, 4, 44)],
      ['steel', box(10, 44, 42, 8)],
      ['steel', box(6, 34, 5, 28)],
      ['rubber', box(52, 34, 14, 28, 3)],
      ['light', 'M57 34V62M61 34V62'],
      ['line', 'M95 48H116'],
    ],
  ],
  'tensile-test': [
    'A dumbbell specimen pulled between two grips.',
    [
      ['rubber', 'M38 14H70V28Q61 33 61 42V54Q61 63 70 68V82H38V68Q47 63 47 54V42Q47 33 38 28Z'],
      ['steel', box(30, 8, 12, 18) + box(66, 8, 12, 18) + box(30, 70, 12, 18) + box(66, 70, 12, 18)],
      ['light', 'M47 44H61M47 52H61'],
      ['arrow', 'M92 44L92 12M92 52L92 84'],
    ],
  ],
  'ul-enclosure': [
    'An enclosure with a gasket around its door, water running off it.',
    [
      ['line', box(30, 14, 60, 70, 2)],
      ['rubber', 'M36 20H84V78H36ZM40 24V74H80V24Z'],
      ['bold', 'M75 44V56'],
      ['line', 'M30 28H26V38H30M30 60H26V70H30'],
      ['line', drop(12, 22, 9) + drop(16, 56, 9) + drop(108, 22, 9) + drop(104, 56, 9)],
    ],
  ],
  'ultrasonic-bath': [
    'A ring in a tank of liquid, sound waves rising from the transducer under it.',
    [
      ['wash', box(16, 28, 88, 46)],
      ['line', 'M16 14V74H104V14'],
      ['line', wave(16, 28, 88, 3, 4)],
      ['rubber', ring(60, 44, 10, 5.5)],
      ['thin', arc(60, 80, 18, 215, 325) + arc(60, 80, 25, 215, 325) + arc(60, 80, 46, 225, 315)],
      ['steel', box(44, 74, 32, 9)],
    ],
  ],
  'vacuum-bag': [
    'A ring in a sealed bag with the air drawn out.',
    [
      ['line', 'M26 10H94V22Q82 36 84 52Q84 74 94 88H26Q36 74 36 52Q38 36 26 22Z'],
      ['thin', 'M26 16H94M26 22H94'],
      ['rubber', ring(60, 54, 20, 12)],
    ],
  ],
  'vacuum-oven': [
    'A vacuum oven: rings on a shelf behind the window of its door, a gauge beside it.',
    [
      ['line', box(14, 8, 92, 74, 4)],
      ['line', box(24, 18, 56, 54, 6)],
      ['rubber', ring(40, 39, 9, 5) + ring(64, 39, 9, 5)],
      ['line', 'M24 54H80'],
      ['line', circle(93, 28, 7)],
      ['bold', 'M93 28L97 23M93 46V66'],
      ['line', 'M26 82V88M94 82V88'],
    ],
  ],
  'water-tap': [
    'A tap with a drop of water under its spout.',
    [
      ['steel', 'M33 79V37Q33 11 59 11H69Q95 11 95 37V45H81V37Q81 25 69 25H59Q47 25 47 37V79Z'],
      ['rubber', box(33, 67, 14, 5)],
      ['steel', box(25, 79, 30, 6)],
      ['steel', 'M47 47H59V42H65V58H59V53H47Z'],
      ['line', drop(88, 53, 12)],
    ],
  ],
  wellhead: [
    'A wellhead: casing head, master valve and two wing valves with hand wheels.',
    [
      ['line', box(51, 16, 18, 62)],
      ['steel', box(42, 28, 36, 6) + box(42, 56, 36, 6) + box(34, 78, 52, 8) + box(46, 10, 28, 6)],
      ['line', box(28, 38, 23, 12) + box(69, 38, 23, 12)],
      ['rubber', box(46, 34, 28, 3) + box(46, 62, 28, 3)],
      ['line', ellipse(18, 44, 5, 14) + ellipse(102, 44, 5, 14)],
      ['line', 'M23 44H28M92 44H97'],
      ['thin', 'M8 86H112M14 92L20 86M28 92L34 86M42 92L48 86M56 92L62 86M70 92L76 86M84 92L90 86M98 92L104 86'],
    ],
  ],
};

/** The drawings without a sheet, by name. */
export const drawings: readonly NamedDrawing[] = Object.entries(PROFILES).map(([name, [label, layers]]) => [
  name,
  { label, profile: profileOf(layers) },
]);
