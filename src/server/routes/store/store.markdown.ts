import { bullets, heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { code, joinInline, linkTo, md } from '../../../domain/kit/markdown/markdown.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { formatLength } from '../../../domain/kit/units.ts';
import { partHref, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { displaySize } from '../../../domain/reference/sizes/size-standard.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../../../domain/shop/catalog/ranges.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import type { StorePageProps } from './store.load.ts';

export { loadStore as load } from './store.load.ts';

const OTHER_FILTERS: readonly string[] = [
  ...['search', 'size', 'compound', 'media', 'stock'],
  ...RANGE_NAMES.flatMap((name) => [RANGE_PARAMETERS[name].low, RANGE_PARAMETERS[name].high]),
  ...['quantity', 'sortBy', 'page'],
];

/** Values of a filter that are listed. */
const SHOWN_VALUES = 40;

/** A page of the store's parts with its filters. */
export const markdown = ({
  response,
  problems,
  partCount,
  compoundCount,
  catalogVersion,
}: StorePageProps): MarkdownPage => {
  const { items, totalItems, page, limit, filterList, facetList, quantity } = response;
  const pages = Math.max(1, Math.ceil(totalItems / limit));
  return {
    title: 'O-ring store',
    description: `${counted(partCount, 'part')} of ${counted(compoundCount, 'compound')}, by size, material, hardness, temperature and stock.`,
    path: STORE_PATH,
    catalogVersion,
    body: stack(
      heading(1, 'O-ring store'),
      paragraph(`${counted(partCount, 'part')} of ${counted(compoundCount, 'compound')}.`),
      bullets(problems.map(({ parameter, message }) => joinInline([parameter, message], ': '))),
      bullets(filterList.map(({ key, label }) => md`**${key}:** ${label}`)),
      paragraph(`${counted(totalItems, 'part')} found. Page ${page} of ${formatCount(pages)}:`),
      table(
        [
          'Part',
          'Size',
          'ID mm',
          'CS mm',
          'Compound',
          'Key features',
          'In stock',
          'Offsite',
          'Starting price, USD',
          ...(quantity === undefined ? [] : [`Unit price for ${formatCount(quantity)}`, 'Ships']),
        ],
        items.map((item) => [
          linkTo(item.name, partHref(item.name)),
          displaySize(item.size_standard, item.size),
          formatLength('mm', item.id_mm),
          formatLength('mm', item.cs_mm),
          item.label_display,
          item.compound.custom.description,
          formatCount(item.canyonStock),
          formatCount(item.vendorStock),
          item.price === '0.00' ? 'on request' : item.price,
          ...(quantity === undefined ? [] : [item.offer?.price ?? 'on request', item.offer?.ships ?? '–']),
        ]),
      ),
      heading(2, 'Filters'),
      paragraph(
        'Add them to the URL as parameters, several values separated by commas. Others are',
        joinInline(
          OTHER_FILTERS.map((name) => code(name)),
          ', ',
        ),
        '. The',
        linkTo('API', '/developers'),
        'lists all of them.',
      ),
      bullets(
        Object.entries(facetList)
          .filter(([, values]) => values.length > 0)
          .map(
            ([name, values]) =>
              md`**${name}:** ${values
                .slice(0, SHOWN_VALUES)
                .map(({ key, count }) => `${key} (${formatCount(count)})`)
                .join(', ')}${values.length > SHOWN_VALUES ? `, and ${values.length - SHOWN_VALUES} more` : ''}`,
          ),
      ),
    ),
  };
};
