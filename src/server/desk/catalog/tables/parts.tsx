import { readForm, textIn } from '../../../http/read-form.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { editedInDirectus } from './edited-in-directus.tsx';
import { type PriceScope, planListMove, planPrices } from './edits/plan-prices.ts';
import { planStock, planVendorStock } from './edits/plan-stock.ts';
import { savedChange } from './edits/saved-change.ts';
import { editsOf, takeEdit } from './edits/take-edit.tsx';
import { foundPart, partPage, requireList } from './found-part.tsx';
import { pricesIn, vendorStockIn } from './part-form.ts';
import { undoPart } from './undo-part.tsx';

/** `/desk/catalog/parts/{part number}`: prices and stock of a part, and their changes. */
export const deskParts = defineDeskRoutes('/catalog/parts')
  .get('/:number', { staff: 'read', parameters: ['saved', 'index'] }, async (c) => {
    const { url } = c.var.services.catalogHome;
    if (url !== null) return editedInDirectus(c, url);
    const found = await foundPart(c);
    const saved = await savedChange(c, [found.number, found.part.prices.value?.name]);
    return partPage(c, found, {}, null, saved);
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
  .post('/:number/undo', { staff: 'catalog' }, async (c) => undoPart(c, await foundPart(c)));
