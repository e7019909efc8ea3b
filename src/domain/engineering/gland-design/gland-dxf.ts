import { exactInches, formatLength, type LengthUnit, type Mm, mm, type Span } from '../../kit/units.ts';
import type { DxfEntity, Point } from '../dxf/dxf-entity.ts';
import { type DxfLayer, dxfFile } from '../dxf/dxf-file.ts';
import type { BackupFit } from './backup-fit.ts';
import { backupText } from './backup-text.ts';
import type { Design } from './design-gland.ts';
import { fineLengthText } from './figures.ts';
import { DOVETAIL_SLOPE } from './formulas.ts';
import { isDovetail, isRadial, middleOf } from './model.ts';

const LAYERS: readonly DxfLayer[] = [
  { name: 'GROOVE', color: 7, lineType: 'CONTINUOUS' },
  { name: 'OPPOSITE', color: 7, lineType: 'CONTINUOUS' },
  { name: 'RING', color: 3, lineType: 'CONTINUOUS' },
  { name: 'RING_FREE', color: 3, lineType: 'DASHED' },
  { name: 'BACKUP_RING', color: 5, lineType: 'CONTINUOUS' },
  { name: 'DIMENSIONS', color: 1, lineType: 'CONTINUOUS' },
  { name: 'NOTES', color: 1, lineType: 'CONTINUOUS' },
];

const limits = (unit: LengthUnit, [low, high]: Span): string =>
  low === high ? formatLength(unit, mm(low)) : `${formatLength(unit, mm(low))}-${formatLength(unit, mm(high))}`;

/** The groove's nominal section in mm: floor at y = 0, sealing surface at y = L. */
interface Profile {
  readonly depth: number;
  readonly mouth: number;
  readonly width: number;
  readonly radius: number;
  /** How far the floor extends beyond the mouth, left and right. */
  readonly under: Span;
  readonly reach: number;
  /** Widths of the backup rings on the left and on the right, the low-pressure side. */
  readonly backup: Span;
}

const backupWidths = (backup: BackupFit | null): Span => {
  if (backup === null) return [0, 0];
  return [backup.count === 2 ? backup.thickness : 0, backup.thickness];
};

const profileOf = ({ report }: Design): Profile => {
  const { gland, stack } = report;
  const depth = stack.depth.nom;
  const mouth = depth - Math.max(0, stack.gap?.nom ?? 0);
  const width = middleOf(gland.width);
  const lean = isDovetail(gland) ? depth * DOVETAIL_SLOPE : 0;
  return {
    depth,
    mouth,
    width,
    reach: width,
    backup: backupWidths(report.backup),
    radius: isDovetail(gland) ? 0 : middleOf(gland.radius),
    under: [lean, gland.kind === 'dovetail' ? lean : 0],
  };
};

const line = (layer: string, from: Point, to: Point): DxfEntity => ({ kind: 'line', layer, from, to });

const grooveEntities = ({ depth, mouth, width, radius, under, reach }: Profile): readonly DxfEntity[] => {
  const half = width / 2;
  const [left, right] = [-half - under[0], half + under[1]];
  const groove = (from: Point, to: Point): DxfEntity => line('GROOVE', from, to);
  return [
    groove([-half - reach, mouth], [-half, mouth]),
    groove([-half, mouth], [left, radius]),
    groove([left + radius, 0], [right - radius, 0]),
    groove([right, radius], [half, mouth]),
    groove([half, mouth], [half + reach, mouth]),
    ...(radius > 0
      ? ([
          { kind: 'arc', layer: 'GROOVE', center: [left + radius, radius], radius, from: 180, to: 270 },
          { kind: 'arc', layer: 'GROOVE', center: [right - radius, radius], radius, from: 270, to: 360 },
        ] as const)
      : []),
    line('OPPOSITE', [-half - reach, depth], [half + reach, depth]),
  ];
};

/** Returns the squeezed ring, with the area of its free section, and the free ring on the floor. */
const ringEntities = (section: number, { depth, backup }: Profile): readonly DxfEntity[] => {
  const radius = depth / 2;
  const x = (backup[0] - backup[1]) / 2;
  const flat = Math.max(0, (Math.PI * (section * section - depth * depth)) / (8 * depth));
  return [
    line('RING', [x - flat, 0], [x + flat, 0]),
    line('RING', [x - flat, depth], [x + flat, depth]),
    { kind: 'arc', layer: 'RING', center: [x + flat, radius], radius, from: 270, to: 90 },
    { kind: 'arc', layer: 'RING', center: [x - flat, radius], radius, from: 90, to: 270 },
    { kind: 'circle', layer: 'RING_FREE', center: [x, section / 2], radius: section / 2 },
  ];
};

/** Returns each backup ring as a rectangle next to its wall. */
const backupEntities = ({ depth, width, backup }: Profile): readonly DxfEntity[] => {
  const [left, right] = [-width / 2, width / 2];
  return [
    [left, left + backup[0]],
    [right - backup[1], right],
  ].flatMap(([from = 0, to = 0]) =>
    from === to
      ? []
      : [
          line('BACKUP_RING', [from, 0], [to, 0]),
          line('BACKUP_RING', [to, 0], [to, depth]),
          line('BACKUP_RING', [to, depth], [from, depth]),
          line('BACKUP_RING', [from, depth], [from, 0]),
        ],
  );
};

const dimensionEntities = (
  design: Design,
  profile: Profile,
  unit: LengthUnit,
  height: number,
): readonly DxfEntity[] => {
  const { report } = design;
  const { depth, mouth, width, reach } = profile;
  const half = width / 2;
  const below = -3 * height;
  const right = half + reach + 2 * height;
  const text = (at: Point, words: string): DxfEntity => ({
    kind: 'text',
    layer: 'DIMENSIONS',
    at,
    height,
    text: words,
  });
  return [
    line('DIMENSIONS', [-half, mouth], [-half, below - height]),
    line('DIMENSIONS', [half, mouth], [half, below - height]),
    line('DIMENSIONS', [-half, below], [half, below]),
    text([-half, below - 2 * height], `W ${limits(unit, report.gland.width)}`),
    line('DIMENSIONS', [half + reach, depth], [right + height, depth]),
    line('DIMENSIONS', [half, 0], [right + height, 0]),
    line('DIMENSIONS', [right, 0], [right, depth]),
    text([right + height, depth / 2], `L ${limits(unit, [report.stack.depth.min, report.stack.depth.max])}`),
  ];
};

const notesOf = ({ ring, report }: Design, unit: LengthUnit): readonly string[] => {
  const { gland, stack } = report;
  const said = (name: string, span: Span<Mm> | null): string[] =>
    span === null ? [] : [`${name} ${limits(unit, span)}`];
  const isPiston = gland.kind === 'piston';
  const size = 'name' in ring ? `${ring.name}: ` : '';
  return [
    `Ring ${size}ID ${formatLength(unit, ring.id)} ±${formatLength(unit, ring.idTolerance)}, CS ${formatLength(unit, ring.cs)} ±${formatLength(unit, ring.csTolerance)}`,
    ...(isRadial(gland) ? said(isPiston ? '⌀B' : '⌀d', gland.surface) : []),
    ...said('⌀G', gland.groove),
    ...(isRadial(gland) ? said(isPiston ? '⌀P' : '⌀H', gland.clearance) : []),
    ...said('r', gland.radius),
    ...(report.backup === null ? [] : [`${backupText(report.backup, unit)}, low-pressure side at the right`]),
    ...(stack.gap === null ? [] : [`Gap ${fineLengthText(unit)(stack.gap.max)} at most`]),
    `Dimensions in ${unit === 'mm' ? 'mm' : 'inches'}, drawn at their middle. Dashed: the free ring.`,
  ];
};

const moved = (entity: DxfEntity, of: (point: Point) => Point, scale: number, isFlipped: boolean): DxfEntity => {
  switch (entity.kind) {
    case 'line':
      return { ...entity, from: of(entity.from), to: of(entity.to) };
    case 'text':
      return { ...entity, at: of(entity.at), height: entity.height * scale };
    case 'circle':
      return { ...entity, center: of(entity.center), radius: entity.radius * scale };
    case 'arc': {
      const [from, to] = isFlipped ? [360 - entity.to, 360 - entity.from] : [entity.from, entity.to];
      return { ...entity, center: of(entity.center), radius: entity.radius * scale, from, to };
    }
  }
};

const scaleIn = (unit: LengthUnit): number => (unit === 'mm' ? 1 : exactInches(1));
const textHeight = ({ depth }: Profile): number => depth / 8;
const isAbove = ({ report }: Design): boolean => report.gland.kind === 'rod';

/** Returns a design's groove with its ring and dimensions, at true size in a unit. For a rod the groove is above. */
export const glandEntities = (design: Design, unit: LengthUnit): readonly DxfEntity[] => {
  const profile = profileOf(design);
  const scale = scaleIn(unit);
  const isFlipped = isAbove(design);
  const of = ([x, y]: Point): Point => [x * scale, (isFlipped ? -y : y) * scale];
  return [
    ...grooveEntities(profile),
    ...ringEntities(design.report.stack.section, profile),
    ...backupEntities(profile),
    ...dimensionEntities(design, profile, unit, textHeight(profile)),
  ].map((entity) => moved(entity, of, scale, isFlipped));
};

/** Returns a design's groove as a DXF file. */
export const glandDxf = (design: Design, unit: LengthUnit): string => {
  const profile = profileOf(design);
  const scale = scaleIn(unit);
  const height = textHeight(profile);
  const from = (isAbove(design) ? -profile.depth : 0) - 7 * height;
  const notes = notesOf(design, unit).map(
    (text, index): DxfEntity => ({
      kind: 'text',
      layer: 'NOTES',
      at: [-1.5 * profile.width * scale, (from - 1.6 * height * index) * scale],
      height: height * scale,
      text,
    }),
  );
  return dxfFile(LAYERS, [...glandEntities(design, unit), ...notes], { unit, dash: profile.depth * scale });
};
