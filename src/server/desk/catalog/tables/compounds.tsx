import type { Context } from 'hono';
import { MODIFIER_TYPES } from '../../../../domain/shop/catalog/facets.ts';
import { compoundRow } from '../../../../domain/shop/catalog-edits/compound-edit.ts';
import { COMPOUND_COLUMNS } from '../../../../domain/shop/catalog-edits/edited-columns.ts';
import type { TypedRow } from '../../../../domain/shop/catalog-edits/typed-rows.ts';
import { LIST_SEPARATOR } from '../../../../domain/shop/catalog-files/written-rows.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import type { CompoundRecord } from '../../../catalog-edits/catalog-edits.ts';
import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { renderDesk } from '../../render-desk.tsx';
import { editedInDirectus } from './edited-in-directus.tsx';
import { type FormState, recordedFacts, type SavedChange } from './edits/form-state.ts';
import { planCompound } from './edits/plan-compound.ts';
import { savedChange } from './edits/saved-change.ts';
import { editsOf, takeEdit, takeUndo } from './edits/take-edit.tsx';

type PageContext = Context<AppBindings>;

const foundCompound = async (c: PageContext): Promise<CompoundRecord> => {
  const compound = await editsOf(c).compound(c.req.param('label') ?? '');
  if (compound === null) throw new AppError('not-found', { message: 'The catalog has no compound with this code.' });
  return compound;
};

const rowOf = ({ entry, modifiers }: CompoundRecord): TypedRow => compoundRow(entry.value, modifiers);

const pathOf = ({ entry }: CompoundRecord): string =>
  `/desk/catalog/compounds/${encodeURIComponent(entry.value.label)}`;

const compoundPage = (
  c: PageContext,
  compound: CompoundRecord,
  typed: TypedRow = rowOf(compound),
  state: FormState | null = null,
  saved: SavedChange | null = null,
): Promise<Response> =>
  renderDesk(
    c,
    () => import('./compound.page.tsx'),
    {
      compound,
      typed,
      state,
      saved,
      mayChange: mayDo(c.var.staff.role, 'catalog'),
      now: Date.now(),
    },
    assets.desk['catalog-tables'],
  );

/** Returns the row as typed: properties are checkboxes, all others are texts. */
const rowIn = (sent: FormData): TypedRow => {
  const isModifier = (column: string): boolean => MODIFIER_TYPES.some((type) => type === column);
  const listOf = (column: string): string =>
    sent
      .getAll(column)
      .filter((value) => typeof value === 'string')
      .join(`${LIST_SEPARATOR} `);
  return Object.fromEntries(
    COMPOUND_COLUMNS.map(({ name }) => [name, isModifier(name) ? listOf(name) : (textIn(sent, name) ?? '')]),
  );
};

/** `/desk/catalog/compounds/{code}`: the properties of a compound, and their changes. */
export const deskCompounds = defineDeskRoutes('/catalog/compounds')
  .get('/:label', { staff: 'read', parameters: ['saved', 'index'] }, async (c) => {
    const { url } = c.var.services.catalogHome;
    if (url !== null) return editedInDirectus(c, url);
    const compound = await foundCompound(c);
    return compoundPage(c, compound, undefined, null, await savedChange(c, [compound.entry.value.label]));
  })
  .post('/:label', { staff: 'catalog', body: 24 * KB }, async (c) => {
    const compound = await foundCompound(c);
    const sent = await readForm(c);
    const typed = rowIn(sent);
    return takeEdit(c, {
      form: 'compound',
      sent,
      page: pathOf(compound),
      version: compound.entry.version,
      checked: planCompound(typed, compound),
      lastChange: () => editsOf(c).lastChange('compound-changed', compound.entry.value.label),
      showForm: (state) => compoundPage(c, compound, typed, state),
    });
  })
  .post('/:label/undo', { staff: 'catalog' }, async (c) => {
    const compound = await foundCompound(c);
    const entry = textIn(await readForm(c), 'entry') ?? '';
    const recorded = /^\d{1,12}$/.test(entry) ? await editsOf(c).change(Number(entry)) : null;
    const facts = recorded === null ? null : recordedFacts(recorded.before);
    const isOfCompound =
      recorded?.action === 'compound-changed' && recorded.subject === compound.entry.value.label && facts !== null;
    if (!isOfCompound || facts === null)
      throw new AppError('not-found', { message: 'The audit log has no values of this change.' });
    return takeUndo(c, {
      form: 'compound',
      page: pathOf(compound),
      recorded,
      version: compound.entry.version,
      checked: planCompound({ ...rowOf(compound), ...facts }, compound),
      showForm: (state) => compoundPage(c, compound, undefined, state),
    });
  });
