import type { Context } from 'hono';
import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import { type TypedVendorStock, typedVendorStock } from '../../../../domain/shop/catalog-edits/part-edit.ts';
import { type TypedPrices, typedPrices } from '../../../../domain/shop/catalog-edits/price-list-edit.ts';
import type { PriceListEntry } from '../../../../domain/shop/catalog-files/catalog-tables.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import type { PartRecord } from '../../../catalog-edits/catalog-edits.ts';
import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { waitUntilOf } from '../../../http/wait-until.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { renderDesk } from '../../render-desk.tsx';
import { editedInDirectus } from './edited-in-directus.tsx';
import { type EditForm, type FormState, recordedFacts, type SavedChange } from './edits/form-state.ts';
import { factPrices, type PriceScope, planListMove, planPrices } from './edits/plan-prices.ts';
import { factVendorStock, planStock, planVendorStock } from './edits/plan-stock.ts';
import { savedChange } from './edits/saved-change.ts';
import { editsOf, takeEdit, takeUndo } from './edits/take-edit.tsx';
import type { TypedPart } from './part.page.tsx';
import { tabsOf } from './tabs-of.ts';

type PageContext = Context<AppBindings>;

/** The action of each form in the audit log. */
const ACTIONS: Readonly<Record<EditForm, string>> = {
  prices: 'prices-changed',
  list: 'part-list-changed',
  stock: 'stock-changed',
  'vendor-stock': 'vendor-stock-changed',
  compound: 'compound-changed',
};

/** Rows that a form is read up to: the maximum of a list, and the blank ones. */
const MAX_ROWS = 70;

interface FoundPart {
  /** As the catalog writes it. */
  readonly number: string;
  readonly part: PartRecord;
  readonly path: string;
}

const foundPart = async (c: PageContext): Promise<FoundPart> => {
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

const partPage = async (
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
      tabs: tabsOf(c),
      now: Date.now(),
    },
    assets.desk['catalog-tables'],
  );

/** Returns the values of the rows of a form. */
const rowsIn = <Row,>(sent: FormData, columns: readonly string[], rowOf: (values: readonly string[]) => Row): Row[] => {
  const rows: Row[] = [];
  for (let row = 1; row <= MAX_ROWS; row++) {
    const values = columns.map((column) => textIn(sent, `${column}-${row}`));
    if (values.every((value) => value === undefined)) break;
    rows.push(rowOf(values.map((value) => value ?? '')));
  }
  return rows;
};

const pricesIn = (sent: FormData): TypedPrices => ({
  showsPrices: textIn(sent, 'shows_prices') ?? '',
  breaks: rowsIn(sent, ['from_quantity_pcs', 'unit_price_usd'], ([quantity = '', price = '']) => ({ quantity, price })),
});

const vendorStockIn = (sent: FormData): TypedVendorStock[] =>
  rowsIn(sent, ['vendor', 'quantity_pcs', 'hidden'], ([vendor = '', quantity = '', hidden = '']) => ({
    vendor,
    quantity,
    hidden,
  }));

const requireList = ({ prices }: PartRecord): PriceListEntry => {
  if (prices.value !== null) return prices.value;
  throw new AppError('bad-input', { message: 'The part has no price list. Give it one first.' });
};

/** `/desk/catalog/parts/{part number}`: prices and stock of a part, and their changes. */
export const deskParts = defineDeskRoutes('/catalog/parts')
  .get('/:number', { staff: 'read', parameters: ['saved', 'index'] }, async (c) => {
    const { url } = c.var.services.catalogHome;
    if (url !== null) return editedInDirectus(c, url);
    return partPage(c, await foundPart(c), {}, null, await savedChange(c));
  })
  .post('/:number/prices', { staff: 'catalog', body: 24 * KB }, async (c) => {
    const found = await foundPart(c);
    const { number, part, path } = found;
    const sent = await readForm(c);
    const list = requireList(part);
    const typed = pricesIn(sent);
    const scope: PriceScope = textIn(sent, 'scope') === 'part' && part.sharing > 1 ? 'part' : 'list';
    const edits = editsOf(c);
    const ownName = scope === 'part' ? await edits.ownListName(number) : '';
    return takeEdit(c, {
      form: 'prices',
      sent,
      page: path,
      version: part.prices.version,
      checked: planPrices(typed, { part, number, list, scope, ownName }),
      lastChange: () => edits.lastChange('prices-changed', list.name),
      showForm: (state) => partPage(c, found, { prices: typed, scope }, state),
    });
  })
  .post('/:number/list', { staff: 'catalog', body: 8 * KB }, async (c) => {
    const found = await foundPart(c);
    const { number, part, path } = found;
    const sent = await readForm(c);
    const name = (textIn(sent, 'price_list') ?? '').trim();
    const edits = editsOf(c);
    const to = name === '' ? null : await edits.listNamed(name);
    return takeEdit(c, {
      form: 'list',
      sent,
      page: path,
      version: part.prices.version,
      checked: planListMove({ part, number, from: part.prices.value, name, to }),
      lastChange: () => edits.lastChange('part-list-changed', number),
      showForm: (state) => partPage(c, found, { priceList: name }, state),
    });
  })
  .post('/:number/stock', { staff: 'catalog', body: 4 * KB }, async (c) => {
    const found = await foundPart(c);
    const { number, part, path } = found;
    const sent = await readForm(c);
    const stock = textIn(sent, 'on_hand_pcs') ?? '';
    return takeEdit(c, {
      form: 'stock',
      sent,
      page: path,
      version: part.stock.version,
      checked: planStock(stock, part, number),
      lastChange: () => editsOf(c).lastChange('stock-changed', number),
      showForm: (state) => partPage(c, found, { stock }, state),
    });
  })
  .post('/:number/vendor-stock', { staff: 'catalog', body: 16 * KB }, async (c) => {
    const found = await foundPart(c);
    const { number, part, path } = found;
    const sent = await readForm(c);
    const typed = vendorStockIn(sent);
    const edits = editsOf(c);
    return takeEdit(c, {
      form: 'vendor-stock',
      sent,
      page: path,
      version: part.vendorStock.version,
      checked: planVendorStock(typed, part, number, await edits.vendors()),
      lastChange: () => edits.lastChange('vendor-stock-changed', number),
      showForm: (state) => partPage(c, found, { vendorStock: typed }, state),
    });
  })
  .post('/:number/undo', { staff: 'catalog' }, async (c) => {
    const found = await foundPart(c);
    const { number, part, path } = found;
    const edits = editsOf(c);
    const entry = textIn(await readForm(c), 'entry') ?? '';
    const recorded = /^\d{1,12}$/.test(entry) ? await edits.change(Number(entry)) : null;
    const facts = recorded === null ? null : recordedFacts(recorded.before);
    if (recorded === null || facts === null)
      throw new AppError('not-found', { message: 'The audit log has no values of this change.' });
    const undo = { page: path, recorded, showForm: (state: FormState) => partPage(c, found, {}, state) };
    const isOf = (form: EditForm): boolean => {
      const subject = form === 'prices' ? (part.prices.value?.name ?? '') : number;
      return recorded.action === ACTIONS[form] && recorded.subject === subject;
    };
    if (isOf('prices')) {
      const list = requireList(part);
      const typed = factPrices(facts, list);
      const checked = planPrices(typed, { part, number, list, scope: 'list', ownName: '' });
      return takeUndo(c, { ...undo, form: 'prices', version: part.prices.version, checked });
    }
    if (isOf('list')) {
      const { price_list: name = '' } = facts;
      const to = name === '' ? null : await edits.listNamed(name);
      const checked = planListMove({ part, number, from: part.prices.value, name, to });
      return takeUndo(c, { ...undo, form: 'list', version: part.prices.version, checked });
    }
    if (isOf('stock')) {
      const checked = planStock(facts.on_hand_pcs ?? '', part, number);
      return takeUndo(c, { ...undo, form: 'stock', version: part.stock.version, checked });
    }
    if (isOf('vendor-stock')) {
      const checked = planVendorStock(factVendorStock(facts), part, number, await edits.vendors());
      return takeUndo(c, { ...undo, form: 'vendor-stock', version: part.vendorStock.version, checked });
    }
    throw new AppError('not-found', { message: 'This change is not one of this part. Nothing was changed.' });
  });
