import { backupLabel } from '../../../../domain/engineering/gland-design/backup-text.ts';
import type { FittedRing } from '../../../../domain/engineering/gland-design/design-gland.ts';
import { fineLengthText } from '../../../../domain/engineering/gland-design/figures.ts';
import { isDovetail, isRadial, middleOf, type Service } from '../../../../domain/engineering/gland-design/model.ts';
import {
  formatLength,
  type LengthUnit,
  type Mm,
  psiFromMegapascal,
  roundTo,
  type Span,
  spanText,
} from '../../../../domain/kit/units.ts';
import type { GlandLabels, SectionDrawn } from '../../../../drawings/glands/gland-section.tsx';

const PARTS = { piston: ['piston', 'housing'], rod: ['housing', 'rod'] } as const;

const diameters = ({ report }: FittedRing, unit: LengthUnit): Pick<GlandLabels, 'surface' | 'clearance' | 'groove'> => {
  const { gland } = report;
  const text = (letter: string, limits: Span<Mm> | null): string =>
    limits === null ? '' : `⌀${letter} ${spanText(unit, limits)}`;
  if (!isRadial(gland)) return { surface: '', clearance: '', groove: '' };
  const isPiston = gland.kind === 'piston';
  return {
    surface: text(isPiston ? 'B' : 'd', gland.surface),
    clearance: text(isPiston ? 'P' : 'H', gland.clearance),
    groove: text('G', gland.groove),
  };
};

const pressureText = ({ pressureMpa }: Service, unit: LengthUnit): string => {
  if (pressureMpa === null || pressureMpa <= 0) return '';
  return unit === 'mm' ? `${roundTo(pressureMpa, 2)} MPa` : `${Math.round(psiFromMegapascal(pressureMpa))} psi`;
};

/**
 * Converts a design to the data of its section drawing: dimensions at the middle of their tolerance, limits as text.
 */
export const sectionDrawn = (design: FittedRing, service: Service, unit: LengthUnit): SectionDrawn => {
  const { ring, report } = design;
  const { gland, stack } = report;
  const wall = gland.kind === 'dovetail' ? 'dovetail' : gland.kind === 'half_dovetail' ? 'half-dovetail' : 'straight';
  const fine = fineLengthText(unit);
  return {
    wall,
    above: gland.kind === 'rod',
    sizes: {
      cs: stack.section,
      depth: stack.depth.nom,
      width: middleOf(gland.width),
      radius: isDovetail(gland) ? 0 : middleOf(gland.radius),
      gap: Math.max(0, stack.gap?.nom ?? 0),
      ...(report.backup !== null && { backup: report.backup }),
    },
    labels: {
      cs: `CS ${formatLength(unit, ring.cs)} ±${formatLength(unit, ring.csTolerance)}`,
      depth: `L ${spanText(unit, [stack.depth.min, stack.depth.max])}`,
      width: `W ${spanText(unit, gland.width)}`,
      radius: isDovetail(gland) ? '' : `r ${spanText(unit, gland.radius)}`,
      gap: stack.gap === null ? '' : `g ${fine(stack.gap.max)} max`,
      ...diameters(design, unit),
      pressure: pressureText(service, unit),
      backup: report.backup === null ? '' : backupLabel(report.backup, unit),
      parts: isRadial(gland) ? PARTS[gland.kind] : ['groove', 'cover'],
    },
  };
};

/** Describes the drawing in a sentence. */
export const sectionSentence = ({ labels }: SectionDrawn): string =>
  `Section of the gland to scale: ${[
    labels.cs,
    labels.depth,
    labels.width,
    labels.radius,
    labels.surface,
    labels.clearance,
    labels.groove,
    labels.backup,
  ]
    .filter((text) => text !== '')
    .join(', ')}.`;
