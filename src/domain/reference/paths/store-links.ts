import type { LengthUnit } from '../../kit/units.ts';
import { displaySize, type SizeStandard } from '../sizes/size-standard.ts';
import { preferencesHref } from './preferences-href.ts';

/** A link of the navigation. */
export interface StoreLink {
  readonly label: string;
  readonly href: string;
}

export const STORE_PATH = '/shop/orings';
/** The compounds with their properties, for staff. */
export const ADMIN_STORE_PATH = '/admin-store';
export const DATASHEETS_PATH = '/datasheets';
export const COMPARE_PATH = '/compare';
export const CART_PATH = '/cart';
export const LISTS_PATH = '/lists';
export const LIST_REVIEW_PATH = '/lists/review';
/**
 * Returns the link that reorders the lines of an earlier quote request.
 *
 * @example reorderHref('/quotes/0123…') // '/lists/review?quote=0123…'
 */
export const reorderHref = (quoteUrl: string): string =>
  `${LIST_REVIEW_PATH}?quote=${quoteUrl.split('/').at(-1) ?? ''}`;

export const CHEMICALS_PATH = '/chemical-compatibility-table-o-rings-gaskets-plastics';
export const QUOTE_PATH = '/request-a-quote';

/** Opens the parts list field on the cart page. The text after `=` prefills it. */
export const LIST_HASH = 'list';

/** Returns the hash that opens the parts list field of the cart with a prefilled list. */
export const listHash = (lines: readonly string[]): string => `#${LIST_HASH}=${encodeURIComponent(lines.join('\n'))}`;

/**
 * Returns the link to the cart page with a prefilled list.
 *
 * @example listHref(['FK7502-214, 500']) // '/cart#list=FK7502-214%2C%20500'
 */
export const listHref = (lines: readonly string[]): string => CART_PATH + listHash(lines);

/** Returns the list in a hash: '' for the empty field, null for another hash. @example listInHash('#list') // '' */
export const listInHash = (hash: string): string | null => {
  if (hash === `#${LIST_HASH}`) return '';
  if (!hash.startsWith(`#${LIST_HASH}=`)) return null;
  try {
    return decodeURIComponent(hash.slice(LIST_HASH.length + 2));
  } catch {
    return '';
  }
};

/** Returns the link to the results page for a text. @example searchHref('214 fkm') // '/search?query=214%20fkm' */
export const searchHref = (text: string): string =>
  text === '' ? '/search' : `/search?query=${encodeURIComponent(text.toWellFormed())}`;

/** Returns the link to the store filtered by a keyword. @example keywordHref('AS568') // '/shop/orings?search=AS568' */
export const keywordHref = (text: string): string => `${STORE_PATH}?search=${encodeURIComponent(text)}`;

/** Returns the link to a compound's datasheet. @example datasheetHref('FK7502') // '/datasheets/fk7502' */
export const datasheetHref = (label: string): string => `${DATASHEETS_PATH}/${encodeURIComponent(label.toLowerCase())}`;

/**
 * Returns the link to a comparison of compounds or parts, with the quantity that its prices are shown for.
 *
 * @example compareHref(['FK7502', 'NB7001-214']) // '/compare?compounds=FK7502,NB7001-214'
 * @example compareHref(['NB7001-214'], 400) // '/compare?compounds=NB7001-214&quantity=400'
 */
export const compareHref = (labels: readonly string[], quantity?: number | null): string =>
  `${COMPARE_PATH}?compounds=${labels.map(encodeURIComponent).join(',')}${quantity ? `&quantity=${quantity}` : ''}`;

/** Adds this size to a link into the store. Other links are returned unchanged. */
export const atSize = (href: string, size: { readonly standard: SizeStandard; readonly code: string }): string =>
  href.startsWith(`${STORE_PATH}?`) && !/[?&]size=/.test(href)
    ? `${href}&size=${encodeURIComponent(displaySize(size.standard, size.code))}`
    : href;

const material = (label: string, key: string): StoreLink => ({ label, href: `${STORE_PATH}?material=${key}` });
const search = (label: string, text: string): StoreLink => ({ label, href: keywordHref(text) });

/** Store links by material, most requested first. Keys are the backend's modifier keys. */
export const MATERIAL_LINKS: readonly StoreLink[] = [
  material('Nitrile', 'nbr'),
  material('Fluorocarbon', 'fkm'),
  material('EPDM', 'epdm'),
  material('Silicone', 'vmq'),
  material('HNBR', 'hnbr'),
  material('Perfluoroelastomer', 'ffkm'),
  material('Neoprene', 'cr'),
  material('PTFE', 'ptfe'),
];

/** Store links by size standard. */
export const STANDARD_LINKS: readonly StoreLink[] = [
  search('AS568 sizes', 'AS568'),
  search('JIS sizes', 'JIS'),
  search('Metric sizes', 'metric'),
];

/**
 * Returns the link to the store filtered by one size.
 *
 * @example sizeHref({standard: 'usa', code: '214'}) // '/shop/orings?size=AS568-214'
 */
export const sizeHref = (size: { readonly standard: SizeStandard; readonly code: string }): string =>
  `${STORE_PATH}?size=${encodeURIComponent(displaySize(size.standard, size.code))}`;

/**
 * Returns a link for a page shown in `unit`. If the visitor's unit differs, the link switches the visitor's preference
 * to `unit`.
 */
export const inStoreUnit = (href: string, unit: LengthUnit, visitorUnit: LengthUnit): string =>
  unit === visitorUnit ? href : preferencesHref('measurement', unit, href);

/**
 * Returns the link to a part's page, with the quantity that its prices are shown for.
 *
 * @example partHref('FK7502-214') // '/product/fk7502-214'
 * @example partHref('FK7502-214', 400) // '/product/fk7502-214?quantity=400'
 */
export const partHref = (name: string, quantity?: number | null): string =>
  `/product/${encodeURIComponent(name.toLowerCase())}${quantity ? `?quantity=${quantity}` : ''}`;
