import { matchSizes, shownSizes } from '../../../domain/engineering/size-finder/match-sizes.ts';
import { parseFinderFields, parseMeasuredRing } from '../../../domain/engineering/size-finder/size-question.ts';
import {
  FAMILY_TITLES,
  FIT_WORDS,
  signedLength,
  sizeName,
  whyText,
} from '../../../domain/engineering/size-finder/size-words.ts';
import { twinsOf } from '../../../domain/engineering/size-finder/twins.ts';
import { heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { linkTo, type Markdown } from '../../../domain/kit/markdown/markdown.ts';
import { formatLength } from '../../../domain/kit/units.ts';
import { sizeHref } from '../../../domain/reference/paths/store-links.ts';
import { SEATS, SPANS } from '../../../domain/reference/sizes/ring-estimate.ts';
import { publishedSizes } from '../../../domain/reference/sizes/size-candidate.ts';
import { SIZE_FAMILIES } from '../../../domain/reference/sizes/size-families.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import type { PageRequest } from '../../render/page.tsx';
import { loadSizes } from './size-finder.load.ts';
import { partsTable, problemList, soldCell, type ToolParameter, toolPage } from './tool-markdown.ts';

interface Props extends Awaited<ReturnType<typeof loadSizes>> {
  readonly url: URL;
}

export const load = async (request: PageRequest): Promise<Props> => ({
  ...(await loadSizes(request)),
  url: request.url,
});

const PARAMETERS: readonly ToolParameter[] = [
  [SPANS.join(', '), 'one length of the ring: inside or outside diameter, circumference, or length of the cut cord'],
  ['thickness', 'cross-section, or the smaller dimension of a worn one'],
  ['width', 'the larger dimension of a worn cross-section'],
  ['worn', 'true for a ring that was in service'],
  ['seat', SEATS.join(', ')],
  ['unit', 'mm or in; a length can also have its unit'],
  ['standard', `${SIZE_FAMILIES.join(', ')}, separated by commas; all without it`],
];

const resultOf = ({ fields, parts, url }: Props): Markdown | null => {
  const { problems: choices } = parseFinderFields(url.searchParams, fields.unit);
  const { ring, problems } = parseMeasuredRing(fields);
  const all = [...choices, ...problems];
  if (all.length > 0) return problemList(all);
  if (ring.spanMm === null && ring.thicknessMm === null) return null;
  const matches = matchSizes(ring, fields.families);
  const { estimate } = matches;
  const { unit } = fields;
  const shown = shownSizes(matches);
  const [first] = shown;
  const measured = [
    ...(estimate.idMm === null
      ? []
      : [`ID ${formatLength(unit, estimate.idMm)} ±${formatLength(unit, estimate.idErrorMm)} ${unit}`]),
    ...(estimate.csMm === null
      ? []
      : [`CS ${formatLength(unit, estimate.csMm)} ±${formatLength(unit, estimate.csErrorMm)} ${unit}`]),
  ];
  return stack(
    heading(2, 'Result'),
    paragraph(`The ring when new: ${measured.join(', ')}. Sizes, nearest first; a lower score is nearer.`),
    table(
      [
        'Size',
        'Standard',
        'Class',
        `ID ${unit}`,
        'ID off',
        `CS ${unit}`,
        'CS off',
        'Score',
        'Why',
        'Interchangeable',
        'Parts',
      ],
      shown.map((ranked) => {
        const { size, fit } = ranked;
        return [
          linkTo(sizeName(size), sizeHref(size)),
          FAMILY_TITLES[size.family],
          FIT_WORDS[fit.level],
          formatLength(unit, size.idMm),
          estimate.idMm === null ? '–' : signedLength(unit, fit.idOffMm),
          formatLength(unit, size.csMm),
          estimate.csMm === null ? '–' : signedLength(unit, fit.csOffMm),
          fit.score.toFixed(2),
          whyText(ranked, estimate, unit),
          twinsOf(size, publishedSizes()).map(sizeName).join(', ') || 'none',
          soldCell(parts, sizeName(size)),
        ];
      }),
    ),
    first === undefined ? null : partsTable(parts?.find(({ name }) => name === sizeName(first.size))),
  );
};

export const markdown = (props: Props): MarkdownPage =>
  toolPage({
    path: '/tools/size-finder',
    parameters: PARAMETERS,
    example: '/tools/size-finder?id=24.6&thickness=3.4&unit=mm',
    result: resultOf(props),
  });
