import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { FACET_GROUPS, type FacetGroup, facetOf } from '../../../../domain/shop/catalog/facets.ts';
import type { FacetList, StockCounts } from '../../../../domain/shop/catalog/listing.ts';
import type { ListingMode } from '../../../../domain/shop/catalog/query.ts';
import type { SizePage } from '../../../../domain/shop/catalog/rows/size-page.ts';
import { IN_STOCK_LABEL } from '../../../../domain/shop/catalog/stock-labels.ts';
import { countFilters } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { useLater, useListingActions, useListingFrame } from '../listing-context.tsx';
import { DimensionalSection, TemperatureSection } from '../ranges/range-sections.tsx';
import { UnitToggle } from '../results/unit-toggles.tsx';
import { SizeSection } from '../sizes/size-section.tsx';
import { SteadyFocus } from '../steady-focus.ts';
import { FacetSection } from './facet-section.tsx';
import { isFixedGroup } from './fixed-groups.ts';
import { KeywordSection } from './keyword-section.tsx';
import { QueryFields } from './query-fields.tsx';
import { QueryLink } from './query-link.tsx';
import { StockSection } from './stock-section.tsx';
import { StockSwitch } from './stock-switch.tsx';
import { useFilterOverlay } from './use-filter-overlay.ts';
import './filter-panel.css';

export interface FilterPanelProps {
  readonly mode: ListingMode;
  /** Groups with at most one value from the start. */
  readonly hidden?: readonly FacetGroup[];
  readonly facetList: FacetList;
  /** Numbers of parts by stock; compounds have none. */
  readonly stockCounts?: StockCounts;
  readonly colorCodes: Readonly<Record<string, string>>;
  readonly totalItems: number;
  /** Rows of the listing in the whole catalog. */
  readonly wholeCount: number;
  /** First page of the sizes, selected ones first. */
  readonly sizes: SizePage;
}

/** Parameters that the panel has fields for; the others are hidden fields. */
const OWN_FIELDS = [
  'search',
  'size',
  'page',
  'id_low',
  'id_high',
  'cs_low',
  'cs_high',
  'temperature_low_c',
  'temperature_high_c',
  'stock',
  ...FACET_GROUPS,
];

const PANEL = { role: 'region' } as const;
const OVERLAY = { role: 'dialog', 'aria-modal': true } as const;

/** Display settings, on small screens only: the toolbar shows them elsewhere. */
function DisplaySection({ mode }: { mode: ListingMode }): ReactNode {
  return (
    <section className="filter-section only-mobile">
      <h3>Display</h3>
      <div className="filter-section-body filter-panel-display">
        <div>
          <span>Temperature</span>
          <UnitToggle kind="temperature" />
        </div>
        <div>
          <span>Length</span>
          <UnitToggle kind="measurement" />
        </div>
        {mode === 'compounds' ? null : (
          <div>
            <span aria-hidden="true">{IN_STOCK_LABEL}</span>
            <StockSwitch label="" />
          </div>
        )}
      </div>
    </section>
  );
}

/** The filters of a listing: next to the results, or a full-screen overlay if there is no space for them. */
export function FilterPanel(props: FilterPanelProps): ReactNode {
  const { mode, hidden = [], facetList, stockCounts, colorCodes, totalItems, wholeCount, sizes } = props;
  const { query } = useLater();
  const { openFilters } = useListingActions();
  const { action, cleared, initial, filtersId, isContinued, resultsId, naming } = useListingFrame();
  const awake = useHydrated();
  const { ref, isOpen, onKeyDown } = useFilterOverlay();
  const formId = useId();
  const active = countFilters(query);
  const isFixed = (group: FacetGroup) => mode === 'compounds' && isFixedGroup(initial, query, group);
  const isHidden = (group: FacetGroup) => !isContinued && hidden.includes(group);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role, region or dialog, is set by spread props
    <div
      className={isOpen ? 'filter-panel is-open' : 'filter-panel'}
      id={filtersId}
      ref={ref}
      onKeyDown={onKeyDown}
      {...(isOpen ? OVERLAY : PANEL)}
      {...{ 'aria-label': naming('Filters') }}
    >
      <SteadyFocus panel={ref} shown={facetList} />
      <header className="filter-panel-head">
        <h2>Filters</h2>
        <span className="text-muted">{active} active</span>
        <a
          className="icon-button"
          href={`#${resultsId}`}
          aria-label="Close filters"
          onClick={(event) => {
            // If the URL's hash opened it before JavaScript was loaded, the hash must close it too.
            if (location.hash !== `#${filtersId}`) event.preventDefault();
            openFilters(false);
          }}
        >
          <X className="icon icon-large" aria-hidden="true" />
        </a>
      </header>
      <div className="filter-panel-sections">
        <DisplaySection mode={mode} />
        <form
          id={formId}
          action={action}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            openFilters(false);
          }}
        >
          <QueryFields without={OWN_FIELDS} />
          <KeywordSection />
          <SizeSection sizes={sizes} startsOpen={mode === 'parts'} />
          {mode === 'parts' ? <DimensionalSection /> : null}
          {stockCounts === undefined ? null : <StockSection counts={stockCounts} />}
          <TemperatureSection />
          {FACET_GROUPS.filter((group) => !isHidden(group) && !isFixed(group)).map((group) => (
            <FacetSection key={group} facet={facetOf(group)} {...{ facetList, colorCodes, wholeCount }} />
          ))}
        </form>
      </div>
      <footer className="filter-panel-foot">
        <QueryLink className="button" edit={cleared} note="All filters cleared. ">
          Clear All
        </QueryLink>
        <button type="submit" className="button button-primary" form={formId}>
          {awake ? `Show ${counted(totalItems, 'result')}` : 'Apply filters'}
        </button>
      </footer>
    </div>
  );
}
