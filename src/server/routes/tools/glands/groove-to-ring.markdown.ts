import { problemText } from '../../../../domain/engineering/gland-design/entry/problem-text.ts';
import { threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import {
  exampleGroove,
  fittingRings,
  grooveHref,
  reasonOf,
  ringsForEntry,
} from '../../../../domain/engineering/gland-design/rings/groove-rings.ts';
import { heading, paragraph, stack, table } from '../../../../domain/kit/markdown/blocks.ts';
import type { Markdown } from '../../../../domain/kit/markdown/markdown.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { capital } from '../../../../domain/kit/text/words.ts';
import { formatLength } from '../../../../domain/kit/units.ts';
import type { MarkdownPage } from '../../../render/markdown-page.ts';
import { partsTable, problemList, soldCell, toolPage } from '../tool-markdown.ts';
import { entryParameters } from './entry-parameters.ts';
import type { loadGrooveToRing } from './groove-to-ring.load.ts';

export { loadGrooveToRing as load } from './groove-to-ring.load.ts';

type Props = Awaited<ReturnType<typeof loadGrooveToRing>>;

const resultOf = ({ initial, visitorUnit, parts }: Props): Markdown | null => {
  const { isEmpty, problems, rings, unit, sort } = ringsForEntry(initial, visitorUnit);
  if (problems.length > 0)
    return problemList(problems.map((one) => ({ ...one, message: problemText(sort.kind, one) })));
  if (isEmpty || rings === null) return null;
  const [best] = fittingRings(rings);
  return stack(
    heading(2, 'Result'),
    paragraph(
      `${counted(rings.tried, 'ring')} tried: ${rings.groups.map(({ verdict, total }) => `${total} ${verdict}`).join(', ')}.`,
      'The first of each group, best first:',
    ),
    table(
      ['Ring', 'Verdict', `ID ${unit}`, `CS ${unit}`, 'Squeeze, %', 'Stretch, %', 'Fill, %', 'Why', 'Parts'],
      rings.groups.flatMap(({ verdict, shown }) =>
        shown.map((ranked) => {
          const { ring, report } = ranked;
          const { squeeze, stretch, interference, fill } = report.stack;
          const seat = stretch ?? interference;
          return [
            ring.name,
            capital(verdict),
            formatLength(unit, ring.id),
            formatLength(unit, ring.cs),
            `${threeFigures(squeeze.min)} to ${threeFigures(squeeze.max)}`,
            seat === null ? '–' : `${threeFigures(seat.min)} to ${threeFigures(seat.max)}`,
            `${threeFigures(fill.min)} to ${threeFigures(fill.max)}`,
            reasonOf(ranked),
            verdict === 'out' ? 'no fit' : soldCell(parts, ring.name),
          ];
        }),
      ),
    ),
    best === undefined ? null : partsTable(parts?.find(({ name }) => name === best.ring.name)),
  );
};

const EXAMPLE = grooveHref(exampleGroove('mm'));

export const markdown = (props: Props): MarkdownPage =>
  toolPage({
    path: '/tools/groove-to-ring',
    parameters: entryParameters(),
    example: EXAMPLE,
    result: resultOf(props),
  });
