import { sheetFacts } from '../../../client/ui/tools/gland/gland-sheet.tsx';
import { sectionDrawn, sectionSentence } from '../../../client/ui/tools/gland/section-drawn.ts';
import type { SheetRow } from '../../../domain/datasheet/datasheet-rows.ts';
import { overTimeOf, tallyText } from '../../../domain/gland-design/check-gland.ts';
import type { Design } from '../../../domain/gland-design/design-gland.ts';
import { enteredRows } from '../../../domain/gland-design/entered-rows.ts';
import { fineLengthText, lengthText, threeFigures } from '../../../domain/gland-design/figures.ts';
import { type Extremes, isRadial, type Service } from '../../../domain/gland-design/model.ts';
import { capital } from '../../../domain/text/capital.ts';
import type { LengthUnit } from '../../../domain/units.ts';
import type { GlandSheetText } from '../../pdf/gland-pdf.ts';

const row = (label: string, text: string): SheetRow => ({ label, text });

const extremesText = ({ nom, min, max }: Extremes): string =>
  `${threeFigures(nom)} % (${threeFigures(min)} to ${threeFigures(max)})`;

const resultRows = ({ report, ring }: Design, service: Service, unit: LengthUnit): readonly SheetRow[] => {
  const { stack, gland } = report;
  const [length, fine] = [lengthText(unit), fineLengthText(unit)];
  const over = overTimeOf(stack, ring, service);
  return [
    row('Depth L', `${length(stack.depth.min)} to ${length(stack.depth.max)}`),
    ...(stack.stretch === null ? [] : [row('Stretch X', extremesText(stack.stretch))]),
    ...(stack.interference === null ? [] : [row('Interference I', extremesText(stack.interference))]),
    row('Squeeze S', extremesText(stack.squeeze)),
    ...(isRadial(gland) ? [row(gland.guided ? 'S, guided' : 'S, floating', extremesText(stack.worst))] : []),
    row('Fill F', extremesText(stack.fill)),
    ...(stack.gap === null ? [] : [row('Gap g', `${fine(stack.gap.max)} at most`)]),
    ...(over.warmSqueeze === null ? [] : [row('Squeeze, warm', `${threeFigures(over.warmSqueeze)} %`)]),
    row('Squeeze after set', `${threeFigures(over.squeezeLeft)} %`),
  ];
};

/** All that went into a design and came out of it, as its sheet says it. */
export const glandSheetText = (
  design: Design,
  service: Service,
  unit: LengthUnit,
  issuer: Pick<GlandSheetText, 'address' | 'brandName'>,
): GlandSheetText => {
  const { findings, verdict } = design.report;
  const entered = enteredRows(design, service, unit);
  const [[, kind] = ['', ''], [, ring] = ['', '']] = sheetFacts(design, unit);
  return {
    ...issuer,
    title: `Gland: ${kind}, ${ring}`,
    verdict: `${capital(verdict)}. ${tallyText(findings)}. A guide, to be tested in service.`,
    drawing: sectionSentence(sectionDrawn(design, service, unit)),
    tables: [
      { title: 'Ring', rows: entered.ring },
      { title: 'Results, nominal and worst corners', rows: resultRows(design, service, unit) },
      { title: 'Hardware', rows: entered.hardware },
      { title: 'Service', rows: entered.service },
    ],
    notes: findings.map(
      ({ about, level, reason, source }) => `${capital(about)}, ${level}: ${reason()} Source: ${source}.`,
    ),
  };
};
