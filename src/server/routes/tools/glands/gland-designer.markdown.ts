import { entryHref, sortOf } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import { problemText } from '../../../../domain/engineering/gland-design/entry/problem-text.ts';
import { designEntry } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { bullets, heading, paragraph, stack, table } from '../../../../domain/kit/markdown/blocks.ts';
import { linkTo, type Markdown } from '../../../../domain/kit/markdown/markdown.ts';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import type { MarkdownPage } from '../../../render/markdown-page.ts';
import { problemList, toolPage } from '../tool-markdown.ts';
import { entryParameters } from './entry-parameters.ts';
import type { loadGlandDesigner } from './gland-designer.load.ts';
import { glandSheetText } from './gland-sheet-text.ts';

export { loadGlandDesigner as load } from './gland-designer.load.ts';

type Props = Awaited<ReturnType<typeof loadGlandDesigner>>;

/** Parts of the ring that are listed. */
const SHOWN = 10;

const partsOf = ({ parts }: Props): Markdown | null =>
  parts === null
    ? null
    : stack(
        heading(3, 'Parts for this ring and service'),
        paragraph(`The first of ${counted(parts.totalItems, 'part')}, in stock first.`),
        table(
          ['Part', 'Key features', 'Starting price, USD', 'In stock'],
          parts.items
            .slice(0, SHOWN)
            .map(({ name, compound, price, canyonStock }) => [
              linkTo(name, partHref(name)),
              compound.custom.description,
              price === '0.00' ? 'on request' : price,
              formatCount(canyonStock),
            ]),
        ),
      );

const resultOf = (props: Props): Markdown => {
  const { entry, unit: usual } = props;
  const { design, request, problems, isExample } = designEntry(entry, usual);
  const { kind } = sortOf(entry);
  if (design === null) return problemList(problems.map((one) => ({ ...one, message: problemText(kind, one) })));
  const { unit } = request;
  const { title, verdict, drawing, tables, notes } = glandSheetText(design, request.service, unit, {
    address: '',
    brandName: '',
  });
  const file = (name: string) => entryHref({ ...entry, unit }, `/tools/gland-designer/${name}`);
  return stack(
    heading(2, 'Result'),
    isExample
      ? paragraph('Without parameters, the tool shows an example: AS568-214 in the groove of its chart.')
      : null,
    paragraph(`${title}.`),
    paragraph(verdict),
    paragraph(drawing),
    ...tables.map(({ title: name, rows }) =>
      stack(
        heading(3, name),
        table(
          ['Quantity', 'Value'],
          rows.map(({ label, text }) => [label, text]),
        ),
      ),
    ),
    heading(3, 'Findings'),
    bullets(notes),
    partsOf(props),
    heading(3, 'Files'),
    bullets([
      linkTo('Drawing as SVG', file('drawing.svg')),
      linkTo('Drawing as DXF', file('drawing.dxf')),
      linkTo('Sheet as PDF', file('sheet.pdf')),
    ]),
  );
};

export const markdown = (props: Props): MarkdownPage =>
  toolPage({
    path: '/tools/gland-designer',
    parameters: entryParameters(),
    example: '/tools/gland-designer?kind=piston&size=AS568-214&pressure=10%20MPa&unit=mm',
    result: resultOf(props),
  });
