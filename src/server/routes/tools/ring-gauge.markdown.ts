import {
  type GaugeSheet,
  gaugeSeries,
  gaugeSheet,
  PAPERS,
} from '../../../domain/engineering/size-finder/ring-gauge.ts';
import { heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { linkTo } from '../../../domain/kit/markdown/markdown.ts';
import { formatLength } from '../../../domain/kit/units.ts';
import { sizeHref } from '../../../domain/reference/paths/store-links.ts';
import { displaySize } from '../../../domain/reference/sizes/size-standard.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import type { PageRequest } from '../../render/page.tsx';
import { toolPage } from './tool-markdown.ts';

export const load = ({ query: { series = '', paper } }: PageRequest): GaugeSheet =>
  gaugeSheet(series, paper === 'a4' ? 'a4' : 'letter');

export const markdown = ({ title, paper, drawn, tooLarge }: GaugeSheet): MarkdownPage =>
  toolPage({
    path: '/tools/ring-gauge',
    parameters: [
      [
        'series',
        gaugeSeries()
          .map(({ key }) => key)
          .join(', '),
      ],
      ['paper', 'letter or a4'],
    ],
    example: '/tools/ring-gauge?series=metric.cs-2&paper=a4',
    result: stack(
      heading(2, `${title} on ${PAPERS[paper].title}`),
      paragraph(
        'The page draws these rings at true size, so it must be printed without scaling; a bar on it shows whether the printer kept the scale.',
      ),
      table(
        ['Size', 'ID mm', 'CS mm', 'Drawn'],
        [...drawn, ...tooLarge].map((size) => [
          linkTo(displaySize(size.standard, size.code), sizeHref(size)),
          formatLength('mm', size.idMm),
          formatLength('mm', size.csMm),
          tooLarge.includes(size) ? 'no, larger than the paper' : 'yes',
        ]),
      ),
    ),
  });
