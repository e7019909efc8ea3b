import type { Context } from 'hono';
import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import { typedVendorStock } from '../../../../domain/shop/catalog-edits/part-edit.ts';
import { type TypedPrices, typedPrices } from '../../../../domain/shop/catalog-edits/price-list-edit.ts';
import type { PriceListEntry } from '../../../../domain/shop/catalog-files/catalog-tables.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import type { PartRecord } from '../../../catalog-edits/catalog-edits.ts';
import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import { waitUntilOf } from '../../../http/wait-until.ts';
import { renderDesk } from '../../render-desk.tsx';
import type { FormState, SavedChange } from './edits/form-state.ts';
import { editsOf } from './edits/take-edit.tsx';
import type { TypedPart } from './part.page.tsx';

type PageContext = Context<AppBindings>;

/** A part of the catalog, for its page. */
export interface FoundPart {
  /** As the catalog writes it. */
  readonly number: string;
  readonly part: PartRecord;
  readonly path: string;
}

/** Returns the part that the path names, in any case. Throws `AppError('not-found')`. */
export const foundPart = async (c: PageContext): Promise<FoundPart> => {
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const known = findPart(catalog, c.req.param('number') ?? '');
  const part = known === null ? null : await editsOf(c).part(known.id);
  if (known === null || part === null)
    throw new AppError('not-found', { message: 'The catalog has no part with this number.' });
  return { number: known.name, part, path: `/desk/catalog/parts/${encodeURIComponent(known.name)}` };
};

const NO_LIST: TypedPrices = { showsPrices: 'no', breaks: [] };

const typedPart = ({ prices, stock, vendorStock, sharing }: PartRecord): TypedPart => ({
  prices: prices.value === null ? NO_LIST : typedPrices(prices.value),
  scope: sharing > 1 ? 'list' : 'part',
  priceList: prices.value?.name ?? '',
  stock: String(stock.value),
  vendorStock: typedVendorStock(vendorStock.value),
});

/** Renders the page of a part, with what was typed where a form is shown again. */
export const partPage = async (
  c: PageContext,
  { number, part }: FoundPart,
  typed: Partial<TypedPart> = {},
  state: FormState | null = null,
  saved: SavedChange | null = null,
): Promise<Response> =>
  renderDesk(
    c,
    () => import('./part.page.tsx'),
    {
      number,
      part,
      typed: { ...typedPart(part), ...typed },
      vendors: await editsOf(c).vendors(),
      state,
      saved,
      mayChange: mayDo(c.var.staff.role, 'catalog'),
      now: Date.now(),
    },
    assets.desk['catalog-tables'],
  );

/** Returns the price list of a part. Throws `AppError` if it has none. */
export const requireList = ({ prices }: PartRecord): PriceListEntry => {
  if (prices.value !== null) return prices.value;
  throw new AppError('bad-input', { message: 'The part has no price list. Give it one first.' });
};
