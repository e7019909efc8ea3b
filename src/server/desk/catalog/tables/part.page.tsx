import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import { displaySize } from '../../../../domain/reference/sizes/size-standard.ts';
import type { TypedVendorStock } from '../../../../domain/shop/catalog-edits/part-edit.ts';
import type { TypedPrices } from '../../../../domain/shop/catalog-edits/price-list-edit.ts';
import type { VendorEntry } from '../../../../domain/shop/catalog-files/catalog-tables.ts';
import type { PartRecord } from '../../../catalog-edits/catalog-edits.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';
import { EDIT_SHORTCUTS } from './edit-shortcuts.ts';
import { SavedNotice } from './edits/edit-notices.tsx';
import { type FormState, problemOf, recordedFacts, type SavedChange } from './edits/form-state.ts';
import type { PriceScope } from './edits/plan-prices.ts';
import { EditSection } from './forms/edit-section.tsx';
import { LabeledInput } from './forms/labeled-input.tsx';
import { PricesFields } from './forms/prices-fields.tsx';
import { VendorStockFields } from './forms/vendor-stock-fields.tsx';
import './tables.css';

/** The values of the forms: those of the record, or what was typed. */
export interface TypedPart {
  readonly prices: TypedPrices;
  readonly scope: PriceScope;
  readonly priceList: string;
  readonly stock: string;
  readonly vendorStock: readonly TypedVendorStock[];
}

interface PartProps {
  readonly number: string;
  readonly part: PartRecord;
  readonly typed: TypedPart;
  readonly vendors: readonly VendorEntry[];
  readonly state: FormState | null;
  readonly saved: SavedChange | null;
  readonly mayChange: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = ({ number }: PartProps): string => number;
export const place = 'catalog';
export const shortcuts = EDIT_SHORTCUTS;

/** `/desk/catalog/parts/{part number}`: prices and stock of a part. */
export default function PartPage(props: PartProps): ReactNode {
  const { number, part, typed, vendors, state, saved, mayChange, now } = props;
  const { prices, stock, vendorStock, sharing } = part;
  const path = `/desk/catalog/parts/${encodeURIComponent(number)}`;
  const list = prices.value;
  const common = { state, mayChange, now };
  return (
    <div className="tables-record">
      <div className="desk-head">
        <h1 className="desk-title">{number}</h1>
        <span>
          <a className="link" href={`/desk/catalog/compounds/${encodeURIComponent(part.compound)}`}>
            {part.compound}
          </a>
          , {displaySize(part.standard, part.size)}
        </span>
        <div className="desk-actions">
          <a className="button button-small" href={`/product/${number.toLowerCase()}`}>
            View in the shop
          </a>
        </div>
      </div>
      <CatalogTabs tab="tables" />
      {saved === null ? null : (
        <SavedNotice
          saved={saved}
          what="parts"
          undo={mayChange && recordedFacts(saved.change.before) !== null ? `${path}/undo` : null}
        />
      )}
      <div className={list === null ? undefined : 'tables-columns'}>
        {list === null ? null : (
          <EditSection
            form="prices"
            heading="Prices"
            note={`“${list.name}”, shared by ${counted(sharing, 'part')}`}
            action={`${path}/prices`}
            version={prices.version}
            {...common}
          >
            <PricesFields
              typed={typed.prices}
              scope={typed.scope}
              listName={list.name}
              number={number}
              sharing={sharing}
              state={state}
            />
          </EditSection>
        )}
        <div className="tables-column">
          <EditSection
            form="stock"
            heading="Own stock"
            note={`${formatCount(stock.value)} pieces now`}
            action={`${path}/stock`}
            version={stock.version}
            {...common}
          >
            <LabeledInput
              name="on_hand_pcs"
              label="Pieces on hand"
              value={typed.stock}
              problem={problemOf(state, 'stock', 'on_hand_pcs')}
              inputMode="numeric"
              maxLength={12}
            />
          </EditSection>
          <EditSection
            form="vendor-stock"
            heading="Stock of vendors"
            note={vendorStock.value.length === 0 ? 'none' : counted(vendorStock.value.length, 'row')}
            action={`${path}/vendor-stock`}
            version={vendorStock.version}
            {...common}
          >
            <VendorStockFields typed={typed.vendorStock} vendors={vendors} state={state} />
          </EditSection>
          <EditSection
            form="list"
            heading="Price list"
            note={list === null ? 'none: visitors request the cost' : `“${list.name}” now`}
            action={`${path}/list`}
            version={prices.version}
            {...common}
          >
            <LabeledInput
              name="price_list"
              label="Name of an existing price list"
              value={typed.priceList}
              problem={problemOf(state, 'list', 'price_list')}
              hint="Only this part changes. Leave it empty to have visitors request the cost."
              maxLength={100}
            />
          </EditSection>
        </div>
      </div>
    </div>
  );
}
