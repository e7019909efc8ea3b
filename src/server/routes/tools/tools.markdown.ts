import { heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { code, linkTo } from '../../../domain/kit/markdown/markdown.ts';
import { toolPages } from '../../../domain/reference/paths/app-pages.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';

export const load = (): null => null;

/** The tools by task. */
export const markdown = (): MarkdownPage => ({
  title: 'O-ring tools: sizes, grooves and materials',
  description:
    'Find the size of a measured ring, design a gland with tolerances, choose a material and print a ring gauge.',
  path: '/tools',
  body: stack(
    heading(1, 'Tools'),
    paragraph('Measure, calculate, choose. Every result leads to parts with price and stock.'),
    table(
      ['Tool', 'What it does', 'You have', 'You get'],
      [
        ...toolPages().map(({ path, label, card }) => [linkTo(label, path), card.purpose, card.have, card.get]),
        [
          linkTo('Search', '/search'),
          'Reads sizes, materials and part numbers as people type them.',
          '25 x 3.5 epdm 70 fda',
          'parts, pages and tools',
        ],
      ],
    ),
    paragraph(
      'The',
      linkTo('API', '/developers'),
      'computes the same. Search takes the URL parameter',
      code('query'),
      '.',
    ),
  ),
});
