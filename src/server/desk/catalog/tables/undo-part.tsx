import type { Context } from 'hono';
import type { AppBindings } from '../../../app-bindings.ts';
import { AppError } from '../../../http/app-error.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { EDIT_ACTIONS, type EditForm, type FormState, recordedFacts } from './edits/form-state.ts';
import { factPrices, planListMove, planPrices } from './edits/plan-prices.ts';
import { factVendorStock, planStock, planVendorStock } from './edits/plan-stock.ts';
import { editsOf, takeUndo } from './edits/take-edit.tsx';
import { type FoundPart, partPage, requireList } from './found-part.tsx';

/** Takes a change of a part back that the form names by its entry in the audit log. */
export const undoPart = async (c: Context<AppBindings>, found: FoundPart): Promise<Response> => {
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
    return recorded.action === EDIT_ACTIONS[form] && recorded.subject === subject;
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
};
