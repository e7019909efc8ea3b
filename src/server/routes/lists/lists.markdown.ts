import { bullets, heading, paragraph, stack } from '../../../domain/kit/markdown/blocks.ts';
import { linkTo } from '../../../domain/kit/markdown/markdown.ts';
import { LISTS_PATH } from '../../../domain/reference/paths/store-links.ts';
import { examplePartNumbers } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { readExamples } from '../../catalog/read-examples.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import type { PageRequest } from '../../render/page.tsx';

export const load = async ({ catalog }: PageRequest): Promise<{ readonly part: string }> => {
  const [part] = examplePartNumbers(await readExamples(catalog));
  return { part };
};

/** What the page does: lists are read in the browser of a person. */
export const markdown = ({ part }: { readonly part: string }): MarkdownPage => ({
  title: 'Upload an O-ring parts list',
  description: 'Paste a list or drop a CSV or XLSX file: its lines are read, priced and quoted at once.',
  path: LISTS_PATH,
  body: stack(
    heading(1, 'Upload an O-ring parts list'),
    paragraph(
      'A person pastes a list on',
      linkTo('this page', LISTS_PATH),
      'or drops a CSV or XLSX file. Each line is a part number, a size or a description, with a quantity:',
    ),
    bullets([`${part}, 200`, 'AS568-214 viton 75 brown, 50', '25 x 3.5 EPDM 70, 1000']),
    paragraph('Programs look up and price lists with the', linkTo('API', '/developers'), '.'),
  ),
});
