import type { ReactNode } from 'react';
import { QUOTES_PATH } from '../../../domain/order/quotes/quote-links.ts';
import {
  DATASHEETS_PATH,
  keywordHref,
  LISTS_PATH,
  QUOTE_PATH,
  STORE_PATH,
  type StoreLink,
} from '../../../domain/reference/paths/store-links.ts';
import type { ExampleNames } from '../../../domain/shop/catalog/rows/catalog-examples.ts';

/** The content of a 404 page: what is missing, and what to do next. */
export interface Missing {
  readonly title: string;
  readonly lead: ReactNode;
  /** Label of the dashed ring. */
  readonly label: string;
  /** Target and value of the page's search field; `null` without a field. */
  readonly search: { readonly action: string; readonly label: string; readonly text: string } | null;
  /** Most likely first. */
  readonly steps: readonly StoreLink[];
}

/** The message for a path without a route. */
export const NOTHING_HERE = 'There is nothing at this address.';

const SHOP = { label: 'Shop O-rings', href: STORE_PATH };
const QUOTE = { label: 'Request a quote', href: QUOTE_PATH };
const storeSearch = (text: string) => ({ action: STORE_PATH, label: 'Search the store', text });
const sheetSearch = (text: string) => ({ action: DATASHEETS_PATH, label: 'Search the datasheets', text });

export const missingPage = (): Missing => ({
  title: 'There is no page at this address',
  lead: 'The address may be mistyped, or the page has moved. Every O-ring we list is in the store.',
  label: 'nothing at this address',
  search: storeSearch(''),
  steps: [SHOP, QUOTE],
});

export const missingPart = (text: string, { part, isByPattern }: ExampleNames): Missing => ({
  title: 'No part with this number',
  lead: (
    <>
      <span className="text-mono">{text}</span> is not in the catalog.{' '}
      {isByPattern ? 'Part numbers read compound, hyphen, size:' : 'A part number looks like'}{' '}
      <span className="text-mono">{part}</span>. If you have it from a drawing, send it to us and we will match it.
    </>
  ),
  label: 'no part with this number',
  search: storeSearch(text),
  steps: [QUOTE, SHOP],
});

export const missingList = (): Missing => ({
  title: 'There is no list at this address',
  lead: 'The link may be incomplete or expired. Ask the sender for a new one.',
  label: 'no list at this address',
  search: null,
  steps: [{ label: 'Quote a list', href: LISTS_PATH }, SHOP],
});

/** The 404 page of a compound that exists but has no published datasheet. */
export const missingDatasheet = (label: string, summary: string): Missing => ({
  title: `The datasheet of ${label} is on request`,
  lead: (
    <>
      <span className="text-mono">{label}</span>, {summary}, is in the catalog; its datasheet is not published here. Ask
      for it with the compound and what you need it for.
    </>
  ),
  label: 'datasheet on request',
  search: null,
  steps: [
    { label: `Request the datasheet`, href: `${QUOTE_PATH}?${new URLSearchParams({ part: `Datasheet ${label}` })}` },
    { label: `Shop ${label}`, href: keywordHref(label) },
    { label: 'All datasheets', href: DATASHEETS_PATH },
  ],
});

export const missingCompound = (text: string, { part, compound, isByPattern }: ExampleNames): Missing => ({
  title: 'No compound with this code',
  lead: (
    <>
      <span className="text-mono">{text}</span> is not in the catalog.{' '}
      {isByPattern ? (
        <>
          A compound code is the first half of a part number: <span className="text-mono">{compound}</span> of{' '}
          <span className="text-mono">{part}</span>.
        </>
      ) : (
        <>
          A compound code looks like <span className="text-mono">{compound}</span>.
        </>
      )}
    </>
  ),
  label: 'no compound with this code',
  search: sheetSearch(text),
  steps: [{ label: 'All datasheets', href: DATASHEETS_PATH }, QUOTE],
});

export const missingQuote = (): Missing => ({
  title: 'No quote request at this address',
  lead: 'Check that the link is complete: one missing character leads nowhere. Without the link, have one mailed to you that opens your quotes.',
  label: 'no request at this address',
  search: null,
  steps: [{ label: 'Find your quotes', href: QUOTES_PATH }, QUOTE],
});
