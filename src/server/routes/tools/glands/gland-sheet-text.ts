import { sheetFacts } from '../../../../client/ui/tools/gland/gland-sheet.tsx';
import { sectionDrawn, sectionSentence } from '../../../../client/ui/tools/gland/section-drawn.ts';
import type { Design } from '../../../../domain/engineering/gland-design/design-gland.ts';
import { enteredRows } from '../../../../domain/engineering/gland-design/entry/entered-rows.ts';
import type { JudgedDesign } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import {
  fineLengthText,
  machinedLengthText,
  threeFigures,
} from '../../../../domain/engineering/gland-design/figures.ts';
import {
  GEOMETRY_ONLY,
  overTimeOf,
  tallyText,
} from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import { SUBJECT_NAMES } from '../../../../domain/engineering/gland-design/judging/findings.ts';
import { type Extremes, isRadial, type Service } from '../../../../domain/engineering/gland-design/model.ts';
import { capital } from '../../../../domain/kit/text/words.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import type { DatasheetRow } from '../../../../domain/shop/datasheet/datasheet-rows.ts';
import type { GlandSheetText } from '../../../pdf/gland-pdf.ts';

const row = (label: string, text: string): DatasheetRow => ({ label, text });

const extremesText = ({ nom, min, max }: Extremes): string =>
  `${threeFigures(nom)}% (${threeFigures(min)} to ${threeFigures(max)})`;

/** Returns the verdict with its subject. */
const verdictText = ({ report }: JudgedDesign): string =>
  report.isGeometryOnly
    ? `${capital(report.verdict)}, ${GEOMETRY_ONLY}.`
    : `${capital(report.verdict)} in service, geometry ${report.geometry ?? 'not judged'}.`;

const resultRows = ({ report, ring }: Design, works: Service, unit: LengthUnit): readonly DatasheetRow[] => {
  const { stack, gland, service } = report;
  const [length, fine] = [machinedLengthText(unit), fineLengthText(unit)];
  const over = overTimeOf(stack, ring, works);
  return [
    row('Depth L', `${length(stack.depth.min)} to ${length(stack.depth.max)}`),
    ...(stack.stretch === null ? [] : [row('Stretch X', extremesText(stack.stretch))]),
    ...(stack.interference === null ? [] : [row('Interference I', extremesText(stack.interference))]),
    row('Squeeze S', extremesText(stack.squeeze)),
    ...(isRadial(gland) ? [row(gland.guided ? 'S, guided' : 'S, floating', extremesText(stack.worst))] : []),
    row('Fill F', extremesText(stack.fill)),
    ...(stack.gap === null ? [] : [row('Gap g', `${fine(stack.gap.max)} at most`)]),
    ...(over.hotSqueeze === null ? [] : [row('Squeeze, hot', `${threeFigures(over.hotSqueeze)}%`)]),
    row('Squeeze after set', `${threeFigures(over.squeezeLeft)}%`),
    ...(service === null || report.isGeometryOnly
      ? []
      : [
          row('Residual, worst', `${threeFigures(service.residual.percent)}% (${fine(service.residual.height)})`),
          row('Squeeze, hot, worst', `${threeFigures(service.hotSqueeze)}%`),
          row('Fill, hot, worst', `${threeFigures(service.hotFill)}%`),
        ]),
  ];
};

/** Returns the content of a gland sheet: all inputs and results of a design. */
export const glandSheetText = (
  design: JudgedDesign,
  service: Service,
  unit: LengthUnit,
  issuer: Pick<GlandSheetText, 'address' | 'brandName'>,
): GlandSheetText => {
  const { findings } = design.report;
  const entered = enteredRows(design, service, unit);
  const [[, kind] = ['', ''], [, ring] = ['', '']] = sheetFacts(design, unit);
  return {
    ...issuer,
    title: `Gland: ${kind}, ${ring}`,
    verdict: `${verdictText(design)} ${tallyText(findings)}. For guidance; verify by test.`,
    drawing: sectionSentence(sectionDrawn(design, service, unit)),
    tables: [
      { title: 'Ring', rows: entered.ring },
      { title: 'Results, nominal and worst case', rows: resultRows(design, service, unit) },
      { title: 'Hardware', rows: entered.hardware },
      { title: 'Service', rows: entered.service },
    ],
    notes: findings.map(
      ({ about, level, reason, source }) => `${SUBJECT_NAMES[about]}, ${level}: ${reason()} Source: ${source}.`,
    ),
  };
};
