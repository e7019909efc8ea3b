import { fileHref, KIND_FACTS } from '../../../../domain/engineering/part-files/file-kinds.ts';
import { bullets, facts, heading, paragraph, stack, table } from '../../../../domain/kit/markdown/blocks.ts';
import { code, linkTo, type Markdown, md } from '../../../../domain/kit/markdown/markdown.ts';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { longDay } from '../../../../domain/kit/text/date-format.ts';
import { capital } from '../../../../domain/kit/text/words.ts';
import {
  exactMm,
  formatLength,
  formatTemperature,
  type Inch,
  type Mm,
  type Span,
  spanText,
} from '../../../../domain/kit/units.ts';
import {
  datasheetHref,
  keywordHref,
  partHref,
  QUOTE_PATH,
  sizeHref,
} from '../../../../domain/reference/paths/store-links.ts';
import { outsideDiameter, withTolerance } from '../../../../domain/reference/sizes/ring-lengths.ts';
import { displaySize } from '../../../../domain/reference/sizes/size-standard.ts';
import { FACTS, type Facet } from '../../../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../../domain/shop/catalog/model.ts';
import { describePart, hardnessText } from '../../../../domain/shop/catalog/rows/describe-part.ts';
import { describeMaterial } from '../../../../domain/shop/catalog/rows/material-names.ts';
import { tradeName } from '../../../../domain/shop/catalog/rows/trade-name.ts';
import { formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import { displayedPriceLines, lineMinimumText } from '../../../../domain/shop/pricing/price-lines.ts';
import { priceTable } from '../../../../domain/shop/pricing/price-table-markdown.ts';
import { type PricingData, unreadPricing } from '../../../../domain/shop/pricing/pricing-data.ts';
import { ORDER_MINIMUM_TEXT, PRICING_NOTES, REQUEST_COST } from '../../../../domain/shop/pricing/pricing-rules.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import type { MarkdownPage } from '../../../render/markdown-page.ts';
import { filesOfPart } from '../files-of-part.ts';
import { type LoadedProduct, loadProduct } from '../product.load.ts';

type Services = Pick<AppBindings['Variables']['services'], 'catalog' | 'settings' | 'pricing'>;

const NUMBER = (head: string) => ({ head, figures: true as const });

const dimensions = ({ part, tolerance, section }: LoadedProduct): Markdown => {
  const { standard, code, idMm, csMm } = part.sizeRecord;
  const row = (label: string, length: Mm, off: Mm | null) => [
    label,
    withTolerance('mm', length, off),
    withTolerance('in', length, off),
  ];
  return stack(
    heading(2, `Dimensions, ${displaySize(standard, code)}`),
    table(
      ['Dimension', NUMBER('mm'), NUMBER('in')],
      [
        row('Inside diameter', idMm, tolerance?.idMm ?? null),
        row('Cross-section', csMm, tolerance?.csMm ?? null),
        row('Outside diameter', outsideDiameter({ idMm, csMm }), null),
      ],
    ),
    paragraph(
      tolerance === null
        ? `Nominal dimensions: no tolerance is on file${section === 'elastomer' ? ' for this size' : '. Those of AS568 are for molded rubber'}. Ask for it with your quote request.`
        : 'Tolerances: AS568.',
    ),
  );
};

const factOf = ({ key, modifier }: Facet, { part, modifiersByType }: LoadedProduct): string => {
  if (modifier === null) return hardnessText(part.compoundRecord);
  const labels = modifiersByType[modifier].map(({ label }) => label);
  if (key === 'material') return capital(describeMaterial(labels[0] ?? ''));
  return (key === 'brand' ? labels.map(tradeName) : labels).join(', ');
};

const compound = (product: LoadedProduct): Markdown => {
  const {
    labelDisplay,
    label,
    datasheet,
    description,
    temperatureLowC: low,
    temperatureHighC: high,
  } = product.part.compoundRecord;
  return stack(
    heading(2, `Compound ${labelDisplay}`),
    facts([
      ['Compound', linkTo(labelDisplay, datasheet ? datasheetHref(label) : keywordHref(labelDisplay))],
      ...FACTS.map((facet) => [facet.fact.title, factOf(facet, product)] as const),
      [
        'Temperature',
        low === null || high === null
          ? 'not on file'
          : `${formatTemperature('C', low)} to ${formatTemperature('C', high)} °C ` +
            `(${formatTemperature('F', low)} to ${formatTemperature('F', high)} °F)`,
      ],
      ['Key features', description],
    ]),
  );
};

const day = (asOf: string | null, now: number): string => longDay(asOf === null ? now : Date.parse(asOf));

/** Returns stock, and the prices of all quantities or the reason for missing prices. */
const prices = ({ name }: Part, data: PricingData, now: number): Markdown => {
  const { priceList, supply, asOf, isUnread, starting } = data;
  const lines = priceList === null ? [] : displayedPriceLines(priceList);
  const quote = linkTo('Request a quote', `${QUOTE_PATH}?part=${encodeURIComponent(name)}`);
  const tiers = supply.tiers.map(({ leadTime, quantity }) => [String(leadTime), formatCount(quantity)]);
  return stack(
    heading(2, 'Price'),
    lines.length > 0
      ? stack(
          priceTable(lines),
          paragraph(`US dollars, prices of ${day(asOf, now)}. ${lineMinimumText(priceList)}. ${ORDER_MINIMUM_TEXT}.`),
          bullets(PRICING_NOTES),
        )
      : isUnread
        ? paragraph(
            'Prices cannot be read right now.',
            starting === undefined
              ? ''
              : `The starting price is $${starting.price} each${starting.day === null ? '' : ` as of ${longDay(Date.parse(starting.day))}`}, before breaks for larger quantities.`,
            quote,
          )
        : paragraph(`${REQUEST_COST}: we price this part for your quantity.`, quote),
    heading(2, 'Stock'),
    paragraph(
      `${formatCount(supply.onHand)} in stock, ${formatCount(supply.offsite)} offsite`,
      isUnread ? 'when the catalog was published.' : `on ${day(asOf, now)}.`,
      supply.onHand + supply.offsite === 0 ? 'Ask for the ship time with your quote request.' : '',
    ),
    table([NUMBER('Ship time, business days'), NUMBER('Pieces')], tiers),
  );
};

const grooveRow = (label: string, span: Span<Inch> | null): readonly (readonly string[])[] => {
  if (span === null) return [];
  const lengths: Span<Mm> = [exactMm(span[0]), exactMm(span[1])];
  return [[label, spanText('mm', lengths), spanText('in', lengths)]];
};

const groove = ({ gland, part }: LoadedProduct): Markdown | null =>
  gland === null || part.compoundRecord.durometerScale !== 'Shore A'
    ? null
    : stack(
        heading(2, 'Recommended groove, face seal for liquids'),
        table(
          ['Dimension', NUMBER('mm'), NUMBER('in')],
          [
            ...grooveRow('Depth', gland.depthIn),
            ...grooveRow('Groove width', gland.widthIn[0]),
            ...grooveRow('Groove radius', gland.radiusIn),
          ],
        ),
        paragraph(`Squeeze ${gland.squeezePercent.join('–')}%. For guidance; verify by test.`),
      );

const nearby = ({ nearby: parts }: LoadedProduct): Markdown | null =>
  parts.length === 0
    ? null
    : stack(
        heading(2, 'The same compound in the sizes next to it'),
        table(
          ['Part number', 'Size', NUMBER('ID mm'), NUMBER('CS mm'), NUMBER('Starting price, USD'), NUMBER('In stock')],
          parts.map(({ name, sizeRecord, priceE5, onHand }) => [
            linkTo(name, partHref(name)),
            displaySize(sizeRecord.standard, sizeRecord.code),
            formatLength('mm', sizeRecord.idMm),
            formatLength('mm', sizeRecord.csMm),
            priceE5 > 0 ? formatUnitPrice(priceE5) : 'on request',
            formatCount(onHand),
          ]),
        ),
      );

/** @param now milliseconds since 1970: the date of prices that were just read */
export const partMarkdown = async (
  services: Services,
  catalog: Catalog,
  part: Part,
  now: number,
): Promise<MarkdownPage> => {
  const pricing = await services.pricing
    .read(part.id)
    .catch(() => unreadPricing(part, services.catalog.state()?.publishedAt ?? null));
  const product = loadProduct(catalog, part, 'mm');
  const { files, no_model_reason: withoutModel } = filesOfPart(services, catalog, part, 'mm');
  const { name, compoundRecord, sizeRecord } = part;
  const summary = describePart(part, product.modifiersByType);
  return {
    title: `${name} O-ring`,
    description: `${summary}. Price breaks, stock, dimensions and files.`,
    path: partHref(name),
    catalogVersion: catalog.version,
    body: stack(
      heading(1, name),
      paragraph(`${summary}.`),
      prices(part, pricing, now),
      dimensions(product),
      compound(product),
      groove(product),
      nearby(product),
      heading(2, 'Files'),
      paragraph(withoutModel ?? 'Free, without an account. Files with dimensions are in mm; add ?unit=in for inches.'),
      bullets(
        files.map(
          ({ kind }) => md`${linkTo(KIND_FACTS[kind].title, fileHref(name, kind, 'mm'))}: ${KIND_FACTS[kind].about}`,
        ),
      ),
      heading(2, 'More'),
      bullets([
        linkTo(
          `All parts of size ${displaySize(sizeRecord.standard, sizeRecord.code)}`,
          sizeHref({ standard: sizeRecord.standard, code: sizeRecord.code }),
        ),
        linkTo(`All parts of compound ${compoundRecord.labelDisplay}`, keywordHref(compoundRecord.labelDisplay)),
        md`${linkTo('Price of a quantity', partHref(name, 100))}: the URL parameter ${code('quantity')}`,
        linkTo('This part as JSON', `/api/v1/parts/${encodeURIComponent(name)}`),
      ]),
    ),
  };
};
