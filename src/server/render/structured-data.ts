import { roundTo } from '../../domain/kit/units.ts';
import { partHref } from '../../domain/reference/paths/store-links.ts';
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

const property = (name: string, value: number | string | null, unitCode?: string): StructuredData[] =>
  value === null || value === ''
    ? []
    : [{ '@type': 'PropertyValue', name, value, ...(unitCode !== undefined && { unitCode }) }];

/**
 * Returns a part with its dimensions, and its lowest unit price if it has one. Lengths in mm (MMT), temperatures in °C
 * (CEL).
 */
export const productData = (
  part: Part,
  text: { readonly description: string; readonly material: string; readonly color: string },
  { brandName, siteUrl }: Settings,
): StructuredData => {
  const { sizeRecord, compoundRecord, priceE5 } = part;
  const url = siteUrl + partHref(part.name);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: `${part.name} O-ring`,
    sku: part.name,
    mpn: part.name,
    url,
    description: text.description,
    image: `${url}/drawing.svg`,
    material: text.material,
    ...(text.color !== '' && { color: text.color }),
    manufacturer: { '@type': 'Organization', name: brandName },
    additionalProperty: [
      ...property('Inside diameter', sizeRecord.idMm, 'MMT'),
      ...property('Cross-section', sizeRecord.csMm, 'MMT'),
      ...property('Outside diameter', roundTo(sizeRecord.idMm + 2 * sizeRecord.csMm, 2), 'MMT'),
      ...property(
        'Hardness',
        compoundRecord.durometer && `${compoundRecord.durometer} ${compoundRecord.durometerScale}`,
      ),
      ...property('Lowest temperature', compoundRecord.temperatureLowC, 'CEL'),
      ...property('Highest temperature', compoundRecord.temperatureHighC, 'CEL'),
    ],
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
