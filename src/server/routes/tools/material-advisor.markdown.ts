import { hasLine } from '../../../client/ui/tools/advisor/family-list.tsx';
import { verdictWord } from '../../../client/ui/tools/advisor/verdict-mark.tsx';
import { advise } from '../../../domain/engineering/advisor/advise.ts';
import type { AdvisedFamily } from '../../../domain/engineering/advisor/advised-family.ts';
import { readAdvisor } from '../../../domain/engineering/advisor/advisor-entry.ts';
import { adviceFor, CAVEATS } from '../../../domain/engineering/advisor/caveats.ts';
import { reasonText } from '../../../domain/engineering/advisor/reason.ts';
import { remarkText } from '../../../domain/engineering/advisor/remark.ts';
import { OFFERED } from '../../../domain/engineering/advisor/verdicts.ts';
import { bullets, heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { joinInline, linkTo, type Markdown } from '../../../domain/kit/markdown/markdown.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import { formatTemperature } from '../../../domain/kit/units.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import type { LoadedAdvisor } from './material-advisor.load.ts';
import { problemList, type ToolParameter, toolPage } from './tool-markdown.ts';

export { loadAdvisor as load } from './material-advisor.load.ts';

const parametersOf = ({ advisor }: LoadedAdvisor): readonly ToolParameter[] => [
  ['media', 'a medium by name or key; repeat it for several'],
  ['mlow, mhigh', 'temperatures of the medium before it, if they differ from the others'],
  ['low, high', 'lowest and highest temperature'],
  ['degrees', 'C or F; a temperature can also have its unit'],
  ['seal', 'moving; static without it'],
  ['gas, vacuum', '1'],
  ['pressure', 'in MPa, or with its unit'],
  ['compliance', `a certificate; repeat it for several: ${advisor.certificates.map(({ key }) => key).join(', ')}`],
];

const nameOf = ({ code, name }: AdvisedFamily): string => (code === name ? name : `${code}, ${name}`);

const resultOf = ({ advisor }: LoadedAdvisor): Markdown | null => {
  const { entry, families, certificates, links } = advisor;
  const { question, problems, mended } = readAdvisor(entry, certificates);
  if (problems.length > 0) {
    return problemList(
      problems.map(({ field, message, near }) => ({
        parameter: field,
        message: near.length === 0 ? message : `${message} It may be: ${near.map(({ name }) => name).join('; ')}.`,
      })),
    );
  }
  const isEmpty =
    question.media.length === 0 &&
    question.lowC === null &&
    question.highC === null &&
    question.compliance.length === 0 &&
    !(question.moving || question.gas || question.vacuum);
  if (isEmpty) return null;
  const unit = entry.degrees;
  const advices = advise(families, question);
  const unrated = advices.filter((advice) => !hasLine(advice));
  return stack(
    heading(2, 'Result'),
    bullets(mended.map(({ asked, medium }) => `“${asked}” was read as ${medium.name}.`)),
    question.media.length === 0
      ? paragraph('No medium is weighed: this says nothing about what the seal is in contact with.')
      : paragraph(`Media: ${question.media.map(({ medium }) => medium.name).join('; ')}.`),
    table(
      ['Family', 'Verdict', 'Points', 'Rating', `Low °${unit}`, `High °${unit}`, 'Why', 'Parts in the store'],
      advices.filter(hasLine).map(({ family, verdict, points, rating, rated, reasons, remarks }) => {
        const link = OFFERED.includes(verdict) ? links.byCode[family.code] : undefined;
        return [
          linkTo(nameOf(family), family.page),
          verdictWord(verdict),
          points === null ? '–' : String(points),
          rated.length === 0 ? '–' : (rating ?? 'no rating'),
          formatTemperature(unit, family.lowC),
          formatTemperature(unit, family.highC),
          [
            ...reasons.map((reason) => reasonText(reason, unit)),
            ...remarks.map((remark) => remarkText(remark, unit)),
          ].join('. '),
          link === undefined ? '–' : linkTo(counted(link.totalItems, 'part'), link.href),
        ];
      }),
    ),
    unrated.length === 0
      ? null
      : paragraph(
          'No rating on file:',
          joinInline(
            unrated.map(({ family }) => linkTo(family.code, family.page)),
            ', ',
          ),
          '.',
        ),
    heading(3, 'Before you decide'),
    bullets([...adviceFor(question), ...CAVEATS]),
    links.store === null ? null : paragraph(linkTo('All parts that fit', links.store.href)),
  );
};

export const markdown = (props: LoadedAdvisor): MarkdownPage =>
  toolPage({
    path: '/tools/material-advisor',
    parameters: parametersOf(props),
    example: '/tools/material-advisor?media=toluene&high=60',
    result: resultOf(props),
  });
