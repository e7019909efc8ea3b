import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useId, useState } from 'react';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { keywordHref } from '../../../../domain/reference/paths/store-links.ts';
import type { CompoundRow, ListingResponse, ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import type { PricingPart } from '../../../../domain/shop/pricing/pricing-part.ts';
import type { Comparisons } from '../../../../domain/site/api/catalog/comparisons.ts';
import type { NearestPartsResponse } from '../../../../domain/site/api/catalog/nearest-parts.ts';
import type { RelaxedFilter } from '../../../../domain/site/api/catalog/relaxations.ts';
import { afterFrame } from '../../../after-frame.ts';
import { causeText } from '../../../failure.ts';
import { coverPage, leaveCover } from '../../../stores/page-cover.ts';
import { CompareBar } from '../../compare/compare-bar.tsx';
import { Notice } from '../../notice.tsx';
import { toPricingPart } from '../../pricing/pricing-part.ts';
import { readPricing } from '../../pricing/read-pricing.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { KeywordOffer, type KeywordReading, offersParts } from '../filters/keyword-offer.tsx';
import { useListing, useListingActions, useListingFrame, usePreferences } from '../listing-context.tsx';
import { foundForHeading, ListingHeading } from '../listing-heading.tsx';
import { CompoundsTable } from '../table/compounds-table.tsx';
import { ResultsTable } from '../table/results-table.tsx';
import { firstLabel, ringColor } from '../table/row-text.ts';
import { useListingTitle } from '../use-listing-title.ts';
import { EmptyResult, PastEnd } from './empty-result.tsx';
import { firstPart } from './first-part.ts';
import { ResultsHead } from './results-head.tsx';
import { Toolbar } from './toolbar.tsx';
import './results.css';

// Loaded when the first price is opened.
const PricingDialog = lazy(async () => ({ default: (await import('../../pricing/pricing-dialog.tsx')).PricingDialog }));

export interface ResultsProps {
  readonly response: Pick<
    ListingResponse,
    'items' | 'filterList' | 'mediaNotes' | 'quantity' | 'totalItems' | 'page' | 'limit' | 'colorCodes'
  >;
  /** For an empty result: which single filters could be removed; `null` until they are known. */
  readonly relaxations: readonly RelaxedFilter[] | null;
  /** For an empty result of parts: the nearest parts; `null` until they are known. */
  readonly nearest?: NearestPartsResponse | null;
  /** Size of the whole catalog. */
  readonly partCount: number;
  readonly compoundCount: number;
  /** Comparisons for the compounds of the first view; a listing of parts has none. */
  readonly comparisons?: Comparisons;
  /** The quantity in the URL if it is invalid, otherwise ''. */
  readonly invalidQuantity?: string;
  /** What the keyword text of the first view means; `null` without one. */
  readonly keyword?: KeywordReading | null;
}

const isPart = (row: ShopRow | CompoundRow): row is ShopRow => 'compound' in row;
const isCompound = (row: ShopRow | CompoundRow): row is CompoundRow => !isPart(row);

const pricedPart = (row: ShopRow, color: string, unit: LengthUnit): PricingPart =>
  toPricingPart(
    {
      id: row.id,
      name: row.name,
      size: { standard: row.size_standard, code: row.size, idMm: row.id_mm, csMm: row.cs_mm },
      compound: { durometer: row.compound.durometer, durometerScale: row.compound.durometer_scale },
      material: firstLabel(row.compound, 'material'),
      colorName: firstLabel(row.compound, 'color'),
      color,
    },
    unit,
  );

/** Selected materials that are rated poorly for a selected medium. */
const MediaNotes = ({ notes }: { notes: readonly string[] }): ReactNode =>
  notes.length === 0 ? null : (
    <Notice tone="warning" as="div">
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}.</li>
        ))}
      </ul>
    </Notice>
  );

function LoadError(): ReactNode {
  const failure = useListing((state) => (state.status === 'error' ? state.failure : null));
  const { retry } = useListingActions();
  if (failure === null) return null;
  return (
    <Notice tone="danger" role="alert">
      The results could not be loaded. {causeText(failure)} These are the earlier ones.{' '}
      <button type="button" className="link" onClick={() => void retry()}>
        Retry
      </button>
    </Notice>
  );
}

/** The results of a listing: chips, toolbar, table or empty state, toolbar, pricing popup. */
export function Results(props: ResultsProps): ReactNode {
  const {
    response,
    relaxations,
    nearest = null,
    partCount,
    compoundCount,
    comparisons = {},
    keyword = null,
    invalidQuantity,
  } = props;
  const { items, filterList, mediaNotes, quantity, totalItems, page, limit, colorCodes } = response;
  const { measurement } = usePreferences();
  const { headingId, place, resultsId, naming } = useListingFrame();
  const mode = useListing((state) => state.query.mode);
  const announcement = useListing((state) => state.announcement);
  const [priced, setPriced] = useState<ShopRow | null>(null);
  const [wasPriced, setWasPriced] = useState(false);
  const [hasOffer, setHasOffer] = useState(offersParts(keyword));
  const focusHeading = useCallback(
    () => document.getElementById(headingId)?.focus({ preventScroll: true }),
    [headingId],
  );
  const focusHeadingLater = useCallback(() => afterFrame(focusHeading), [focusHeading]);
  useListingTitle(filterList);
  const openPrice = useCallback((row: ShopRow) => {
    setPriced(row);
    setWasPriced(true);
    coverPage(() => setPriced(null));
  }, []);
  const openCompound = useCallback(
    async ({ label, label_display: name }: CompoundRow) => {
      const part = await firstPart(label).catch(() => null);
      if (part) openPrice(part);
      else location.assign(keywordHref(name));
    },
    [openPrice],
  );
  const closePrice = useCallback(() => {
    if (!leaveCover()) setPriced(null);
  }, []);
  const formId = useId();
  const shown = { page, limit, totalItems };
  const later = useDeferredValue(response);
  const shownLater = { page: later.page, limit: later.limit, totalItems: later.totalItems };

  return (
    <section id={resultsId} className="results" aria-label={naming('Results')} tabIndex={-1}>
      {place === 'embedded' ? (
        <ListingHeading found={foundForHeading(response)} {...{ partCount, compoundCount }} />
      ) : null}
      <ResultsHead />
      <FilterChips filters={filterList} focusHeading={focusHeading} />
      {mode === 'parts' ? <KeywordOffer initial={keyword} onOffer={setHasOffer} /> : null}
      <MediaNotes notes={mediaNotes} />
      <LoadError />
      <Toolbar position="above" {...shown} invalidQuantity={invalidQuantity} onPage={focusHeadingLater} />
      {items.length > 0 ? (
        <>
          {mode === 'compounds' ? (
            <CompoundsTable
              items={items.filter(isCompound)}
              colorCodes={colorCodes}
              comparisons={comparisons}
              onPrice={openCompound}
              formId={formId}
            />
          ) : (
            <ResultsTable items={items.filter(isPart)} {...{ quantity, colorCodes, formId }} onPrice={openPrice} />
          )}
          <Toolbar position="below" {...shownLater} onPage={focusHeadingLater} />
          <CompareBar formId={formId} quantity={quantity} />
        </>
      ) : totalItems > 0 ? (
        <PastEnd {...shown} />
      ) : (
        <EmptyResult relaxations={relaxations} nearest={nearest} filters={filterList} hasOffer={hasOffer} />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {wasPriced ? (
        <Suspense fallback={null}>
          <PricingDialog
            part={priced && pricedPart(priced, ringColor(priced.compound, colorCodes), measurement)}
            onClose={closePrice}
            load={readPricing}
            quantity={quantity}
            unit={measurement}
            actions={mode === 'compounds' ? 'hidden' : 'cart'}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
