import { bullets, heading, paragraph, stack, table } from '../../domain/kit/markdown/blocks.ts';
import { bold, code, joinInline, linkTo, md } from '../../domain/kit/markdown/markdown.ts';
import { counted, formatCount } from '../../domain/kit/text/counted.ts';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { formatLength } from '../../domain/kit/units.ts';
import { partHref } from '../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../domain/shop/pricing/money.ts';
import { displayedPriceLines } from '../../domain/shop/pricing/price-lines.ts';
import { priceTable } from '../../domain/shop/pricing/price-table-markdown.ts';
import { DEFAULT_LINE_MIN_CENTS, ORDER_MINIMUM_CENTS } from '../../domain/shop/pricing/pricing-rules.ts';
import { materialFacts } from '../material-facts/fact-list.ts';
import { grooveFacts } from '../page-margin/groove-facts.ts';
import { grooveName } from '../page-margin/margin-groove.tsx';
import type { BlockRenderers } from './block-markdown.ts';
import { actionList, factList, linksOf, section } from './shared.ts';

const stockText = (onHand: number, vendorQuantity: number): string => {
  if (onHand > 0) return `${formatCount(onHand)} in stock`;
  return vendorQuantity > 0 ? `${formatCount(vendorQuantity)} offsite` : 'check stock';
};

/** Blocks that show parts, compounds and prices of the store. */
export const storeBlocks: BlockRenderers<'ClientSideStore' | 'Page Margin' | 'Part Finder' | 'Price Breaks'> = {
  ClientSideStore: ({ initialUrl }, { data }) => {
    if (data === null) return paragraph('The compounds could not be loaded.', linkTo('Open the store', initialUrl));
    return stack(
      heading(2, data.title ?? 'Compounds'),
      paragraph(`The first ${data.response.items.length} of ${counted(data.totalItems, 'compound')}.`),
      table(
        ['Compound', 'Description'],
        data.response.items.flatMap((item) =>
          'custom' in item ? [[item.label_display, item.custom.description]] : [],
        ),
      ),
      paragraph(linkTo('Open the store', initialUrl)),
    );
  },
  'Page Margin': ({ facts, links }, { data }) => {
    const { material = null, store = null, groove = null } = data ?? {};
    const onFile = [
      ...(material === null ? [] : materialFacts(material, 'C')),
      ...(groove === null ? [] : grooveFacts(groove.gland, 'mm')),
    ].map(([label, value]) => ({ label, value }));
    const known = factList([...onFile, ...facts]);
    const related = linksOf(links);
    return stack(
      known.source === ''
        ? null
        : section(groove === null ? 'Key facts' : `Key facts: ${grooveName(groove.application)}`, known),
      store === null
        ? null
        : section(
            'O-rings in the store',
            table(
              ['Part', 'ID mm', 'CS mm', 'Stock', 'Starting price, USD each'],
              store.shown.map(({ name, idMm, csMm, onHand, vendorQuantity, price }) => [
                linkTo(name, partHref(name)),
                formatLength('mm', idMm),
                formatLength('mm', csMm),
                stockText(onHand, vendorQuantity),
                price || 'On request',
              ]),
            ),
            paragraph(linkTo(`All ${counted(store.parts, 'part')}`, store.href)),
          ),
      related.length === 0 ? null : section('Related', bullets(related)),
    );
  },
  'Part Finder': ({ heading: title, lead }, { data }) =>
    stack(
      heading(1, title),
      paragraph(lead),
      data === null || data.answer.href === ''
        ? null
        : stack(
            paragraph(
              'The finder takes the URL parameters',
              joinInline(
                ['id', 'cs', 'length', 'temperature', 'degrees', 'material'].map((name) => code(name)),
                ', ',
              ),
              '(lengths in mm or, with length=in, in inches).',
            ),
            paragraph(
              `For ID ${data.initial.id || '–'} and CS ${data.initial.cs || '–'} ${data.units.measurement}, up to ${data.initial.temperature || '–'} °${data.units.temperature}:`,
              data.answer.nearest === null
                ? 'no standard size is near;'
                : md`the nearest size is ${bold(data.answer.nearest.name)};`,
              linkTo(counted(data.answer.totalItems, 'part'), data.answer.href),
            ),
          ),
    ),
  'Price Breaks': ({ heading: title, content, actions }, { data }) => {
    const [name, lines, asOf] =
      data === null
        ? ['', [], null]
        : data.kind === 'steps'
          ? [data.partName, data.lines, data.asOf]
          : [
              data.part.productName,
              data.pricing.priceList === null ? [] : displayedPriceLines(data.pricing.priceList),
              data.pricing.asOf,
            ];
    return section(
      title,
      paragraph(content),
      factList([
        { label: 'On our shelf', value: 'ships in 1 business day' },
        { label: 'Line minimum', value: `from ${formatCents(DEFAULT_LINE_MIN_CENTS)}` },
        { label: 'Order minimum', value: formatCents(ORDER_MINIMUM_CENTS) },
      ]),
      lines.length === 0
        ? null
        : stack(
            paragraph('Example: unit price of', linkTo(name, partHref(name)), 'by quantity.'),
            priceTable(lines),
            asOf === null ? null : paragraph(`Prices of ${longDay(Date.parse(asOf))}.`),
          ),
      actionList(actions),
    );
  },
};
