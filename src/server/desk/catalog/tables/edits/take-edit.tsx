import type { Context } from 'hono';
import type { AppBindings } from '../../../../app-bindings.ts';
import type { CatalogEdits, RecordedChange } from '../../../../catalog-edits/catalog-edits.ts';
import { AppError } from '../../../../http/app-error.ts';
import { textIn } from '../../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../../http/redirect.ts';
import { actorOf } from '../../../../staff/record-audit.ts';
import { renderDesk } from '../../../render-desk.tsx';
import type { CheckedEdit, EditPlan } from './edit-plan.ts';
import { type EditForm, type FormState, recordedFacts } from './form-state.ts';
import { startIndex } from './start-index.ts';

type PageContext = Context<AppBindings>;

/** Returns the store of changes. Throws `AppError` if a connected backend has the catalog. */
export const editsOf = (c: PageContext): CatalogEdits => {
  const { edits, url } = c.var.services.catalogHome;
  if (edits !== null) return edits;
  throw new AppError('not-permitted', {
    message: `The catalog is edited in Directus, at ${url}. Nothing was changed.`,
  });
};

/** An edit as it was sent, and how its page is shown again. */
export interface SentEdit {
  readonly form: EditForm;
  readonly sent: FormData;
  /** Path of the page. */
  readonly page: string;
  /** Version of the record now. */
  readonly version: string;
  readonly checked: CheckedEdit;
  /** Returns the newest change of the record. */
  readonly lastChange: () => Promise<RecordedChange | null>;
  /** Renders the page with what was typed. */
  readonly showForm: (state: FormState) => Promise<Response>;
}

/** Fields that belong to the steps of an edit, not to what was typed. */
const STEP_FIELDS: ReadonlySet<string> = new Set(['step', 'version', 'confirmed']);

const typedFields = (sent: FormData): readonly (readonly [string, string])[] =>
  [...sent].flatMap(([name, value]) =>
    typeof value === 'string' && !STEP_FIELDS.has(name) ? [[name, value] as const] : [],
  );

const STATUS = { conflict: 409, undo: 409, problems: 422, same: 422, editing: 200 } as const;

/** Saves a change and redirects to its page, or returns `null` if the record has another version by now. */
const saved = async (c: PageContext, plan: EditPlan, version: string, page: string): Promise<Response | null> => {
  const { action, subject, before, after, save, sync } = plan;
  const id = await save(editsOf(c), { actor: actorOf(c), action, subject, before, after, version });
  if (id === null) return null;
  const query = new URLSearchParams({ saved: String(id), index: await startIndex(c, sync) });
  return redirectTo(c, sitePath(page, `?${query}`), 303);
};

/**
 * Takes an edit through its steps: check, confirmation, saving. Nothing is saved if the record changed since the form was
 * rendered, if a value is refused, or if a large change is not confirmed. The form keeps the typed values.
 */
export const takeEdit = async (c: PageContext, edit: SentEdit): Promise<Response> => {
  const { form, sent, page, version, checked, showForm, lastChange } = edit;
  const { plan, problems } = checked;
  const show = async (reason: FormState['reason'], other: RecordedChange | null = null): Promise<Response> => {
    c.status(STATUS[reason]);
    return showForm({ form, problems, reason, other, differing: plan?.changes ?? [] });
  };
  const conflict = async (): Promise<Response> => show('conflict', await lastChange());

  const step = textIn(sent, 'step');
  if (textIn(sent, 'version') !== version) return conflict();
  if (plan === null) return show('problems');
  if (plan.changes.length === 0) return show('same');
  if (step === 'edit') return show('editing');
  const isConfirmed = textIn(sent, 'confirmed') === 'yes' || !plan.changes.some(({ isLarge }) => isLarge);
  if (step === 'save' && isConfirmed) return (await saved(c, plan, version, page)) ?? conflict();
  if (step === 'save') c.status(422);
  return renderDesk(c, () => import('./review.page.tsx'), {
    plan: { heading: plan.heading, changes: plan.changes, affects: plan.affects, sync: plan.sync },
    action: c.req.path,
    version,
    fields: typedFields(sent),
    isUnconfirmed: step === 'save',
  });
};

/** Saves the change that restores the values before a recorded one, unless somebody changed the record after it. */
export const takeUndo = async (
  c: PageContext,
  edit: Omit<SentEdit, 'sent' | 'lastChange'> & { readonly recorded: RecordedChange },
): Promise<Response> => {
  const { form, page, version, checked, showForm, recorded } = edit;
  const { plan, problems } = checked;
  const latest = await editsOf(c).lastChange(recorded.action, recorded.subject);
  const after = Object.entries(recordedFacts(recorded.after) ?? {});
  const isCurrent = after.every(([name, value]) => plan?.after[name] === undefined || plan.before[name] === value);
  if (plan !== null && plan.changes.length > 0 && latest?.id === recorded.id && isCurrent) {
    const response = await saved(c, plan, version, page);
    if (response !== null) return response;
  }
  c.status(409);
  return showForm({ form, problems, reason: 'undo', other: latest, differing: plan?.changes ?? [] });
};
