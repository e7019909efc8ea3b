import { type Mm, roundTo } from '../../domain/kit/units.ts';
import { keywordHref, partHref } from '../../domain/reference/paths/store-links.ts';
import { outsideDiameter } from '../../domain/reference/sizes/ring-lengths.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import type { Tolerance } from '../../domain/reference/sizes/tolerances.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { Crumb } from '../../domain/site/route-table.ts';
import type { Settings } from '../settings.ts';

/** An object of schema.org, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const E5 = 100_000;

/** Returns the company and its site with its search, for the home page. */
export const organization = (settings: Settings): StructuredData[] => [
  {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: settings.brandName,
    url: `${settings.siteUrl}/`,
    logo: `${settings.siteUrl}/logo.svg`,
    email: settings.salesEmail,
    telephone: settings.phone,
    address: settings.postalAddress,
    ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks.map(({ href }) => href) }),
  },
  {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: settings.brandName,
    url: `${settings.siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${settings.siteUrl}/search?query={query}`,
      'query-input': 'required name=query',
    },
  },
];

/** Returns the breadcrumb trail to the page; empty for top-level pages. */
export const breadcrumbList = (crumbs: readonly Crumb[], { siteUrl }: Settings, path: string): StructuredData[] =>
  crumbs.length < 2
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: siteUrl + (href ?? path),
          })),
        },
      ];

const plain = (html: string): string =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const questionsOf = (elements: readonly ContentElement[]): StructuredData[] =>
  elements.flatMap(({ component, children }) => {
    const items: unknown = component?.name === 'FAQ' ? component.options.items : [];
    const current = (Array.isArray(items) ? items : []).flatMap((item: Record<string, unknown> | null) =>
      typeof item?.question === 'string' && typeof item.answer === 'string'
        ? [
            {
              '@type': 'Question',
              name: item.question,
              acceptedAnswer: { '@type': 'Answer', text: plain(item.answer) },
            },
          ]
        : [],
    );
    return [...current, ...questionsOf(children)];
  });

/** Returns the questions and answers of a page's FAQ blocks. */
export const faqPage = (elements: readonly ContentElement[]): StructuredData[] => {
  const questions = questionsOf(elements);
  return questions.length === 0 ? [] : [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity: questions }];
};

const availability = ({ onHand, vendorQuantity }: Part): string => {
  if (onHand > 0) return `${CONTEXT}/InStock`;
  return vendorQuantity > 0 ? `${CONTEXT}/LimitedAvailability` : `${CONTEXT}/BackOrder`;
};

/** UN/CEFACT codes of units (Recommendation 20). */
type UnitCode = 'MMT' | 'CEL';

const property = (name: string, value: number | string | null, unit: object = {}): StructuredData[] =>
  value === null || value === '' ? [] : [{ '@type': 'PropertyValue', name, value, ...unit }];

const inUnit = (unitCode: UnitCode) => ({ unitCode });

/** A length in mm with its limits, if a tolerance is on file. */
const length = (name: string, value: Mm, tolerance: Mm | null): StructuredData[] =>
  property(name, value, {
    ...inUnit('MMT'),
    ...(tolerance !== null && {
      minValue: roundTo(value - tolerance, 3),
      maxValue: roundTo(value + tolerance, 3),
    }),
  });

const propertiesOf = (part: Part, tolerance: Tolerance | null): readonly StructuredData[] => {
  const { sizeRecord, compoundRecord } = part;
  const { durometer, durometerScale, temperatureLowC, temperatureHighC } = compoundRecord;
  return [
    ...length('Inside diameter', sizeRecord.idMm, tolerance?.idMm ?? null),
    ...length('Cross-section', sizeRecord.csMm, tolerance?.csMm ?? null),
    ...property('Outside diameter', roundTo(outsideDiameter(sizeRecord), 2), inUnit('MMT')),
    // No code list has a unit of Shore hardness.
    ...property('Hardness', durometer, durometerScale === '' ? {} : { unitText: durometerScale }),
    ...property('Lowest temperature', temperatureLowC, inUnit('CEL')),
    ...property('Highest temperature', temperatureHighC, inUnit('CEL')),
  ];
};

const sizeOf = ({ sizeRecord: { standard, code } }: Part): string => displaySize(standard, code);

/** What a part's page says about it. */
interface ProductText {
  readonly description: string;
  readonly material: string;
  readonly color: string;
}

const variant = (
  part: Part,
  tolerance: Tolerance | null,
  text: ProductText,
  { brandName, siteUrl }: Settings,
): StructuredData => {
  const { name, priceE5 } = part;
  const url = siteUrl + partHref(name);
  return {
    '@type': 'Product',
    name: `${name} O-ring`,
    sku: name,
    mpn: name,
    url,
    description: text.description,
    image: `${url}/drawing.svg`,
    size: sizeOf(part),
    material: text.material,
    ...(text.color !== '' && { color: text.color }),
    manufacturer: { '@type': 'Organization', name: brandName },
    additionalProperty: propertiesOf(part, tolerance),
    ...(priceE5 > 0 && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'USD',
        price: String(priceE5 / E5),
        availability: availability(part),
        itemCondition: `${CONTEXT}/NewCondition`,
      },
    }),
  };
};

/**
 * Returns the parts of a compound as variants by size: the part of the page with its dimensions, and its lowest unit price
 * if it has one; the parts that the page links to by their URL. Lengths in mm (MMT), temperatures in °C (CEL).
 */
export const productData = (
  product: { readonly part: Part; readonly tolerance: Tolerance | null; readonly nearby: readonly Part[] },
  text: ProductText,
  settings: Settings,
): StructuredData => {
  const { part, tolerance, nearby } = product;
  const { brandName, siteUrl } = settings;
  const { label, labelDisplay, description } = part.compoundRecord;
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    productGroupID: label,
    name: `${labelDisplay} O-rings`,
    url: siteUrl + keywordHref(labelDisplay),
    ...(description !== '' && { description }),
    brand: { '@type': 'Brand', name: brandName },
    variesBy: [`${CONTEXT}/size`],
    hasVariant: [
      variant(part, tolerance, text, settings),
      ...nearby.map((one) => ({ '@type': 'Product', url: siteUrl + partHref(one.name) })),
    ],
  };
};
