import type { Context } from 'hono';
import { BLOCK_FIELD, NEXT_FIELD, PAGE_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { type FormType, isFormType, THANK_YOU_PATH } from '../../../domain/kit/forms/form-types.ts';
import type { FormAccepted } from '../../../domain/site/api/forms.ts';
import { safeReturnPath } from '../../../domain/site/return-path.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import {
  formRefused,
  RETRY_AFTER_S,
  type Refusal,
  respondToForm,
  storageRefusal,
  WRONG_FIELDS,
  wrongFields,
} from '../../forms/form-response.ts';
import { largestForm } from '../../forms/largest-form.ts';
import { readSubmission, type SentForm } from '../../forms/read-submission.ts';
import { takeForm } from '../../forms/take-form.ts';
import { AppError } from '../../http/app-error.ts';
import { finished, waitUntilOf } from '../../http/wait-until.ts';
import { logError } from '../../observe/log-event.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientOf } from '../../security/request-limit.ts';
import { storerOf } from '../../security/storer.ts';

type FormContext = Context<AppBindings>;

const formTypeOf = (c: FormContext): FormType => {
  const type = c.req.param('type') ?? '';
  if (!isFormType(type)) throw new AppError('not-found');
  return type;
};

/** Path after success, on this site; `null` for the default page. */
const nextPath = (sent: SentForm): string | null => {
  const next = sent.texts[NEXT_FIELD] ?? '';
  return next !== '' && safeReturnPath(next) === next ? next : null;
};

const accepted = (c: FormContext, type: FormType, sent: SentForm): Response => {
  const next = nextPath(sent);
  const answer: FormAccepted = { ok: true, message: 'Thanks!', ...(next !== null && { redirect: next }) };
  return respondToForm(c, next ?? `${THANK_YOU_PATH}?form=${type}`, answer);
};

/** Returns the path of the page with the form: from the form's field, or from the referrer. */
const pageOf = (c: FormContext, sent: SentForm): string => {
  if (sent.texts[PAGE_FIELD] !== undefined) return sent.texts[PAGE_FIELD];
  const referrer = c.req.header('Referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).pathname : '';
};

/** Returns the page with the form and what was entered; `null` if there is no such page. */
const pageAgain = async (
  c: FormContext,
  type: FormType,
  sent: SentForm,
  { status, message, problems }: Refusal,
): Promise<Response | null> => {
  const path = pageOf(c, sent);
  const entry = await c.var.services.content.page(path, visitorOf(c, path)).catch(() => null);
  if (entry === null) return null;
  // For 422 the form shows the message that staff configured.
  const override = status !== 422 ? message : null;
  const { renderContentPage } = await import('./render-content-page.ts');
  return renderContentPage(c, entry, path, {
    blockId: sent.texts[BLOCK_FIELD] ?? '',
    formType: type,
    message: status === 422 && sent.files.length > 0 ? `${WRONG_FIELDS} Then attach your files again.` : override,
    texts: sent.texts,
    problems: Object.fromEntries(problems.map((problem) => [problem.parameter, problem.message])),
  });
};

const take = async (c: FormContext, type: FormType, sent: SentForm): Promise<Refusal | null> => {
  const { services } = c.var;
  if (!(await services.mayPost(clientOf(c)))) {
    return { status: 429, message: new AppError('too-many').message, problems: [], retryAfterS: RETRY_AFTER_S };
  }
  try {
    const dependencies = {
      submissions: services.submissions,
      uploads: services.uploads,
      storage: services.storage,
      storer: storerOf(c),
      webhookUrl: services.settings.formWebhookUrl,
      now: () => new Date(),
      waitUntil: waitUntilOf(c),
    };
    // An interrupted submission would leave attachments without their record.
    const result = await finished(c, takeForm(type, sent, dependencies));
    return result.ok ? null : wrongFields(result.problems);
  } catch (error) {
    const refusal = storageRefusal(error);
    if (refusal !== null) return refusal;
    logError('form not stored', `A submission of ${type} could not be stored.`, error);
    return { status: 503, message: new AppError('not-stored').message, problems: [], retryAfterS: RETRY_AFTER_S };
  }
};

/** `POST /api/forms/{type}`: accepts JSON, urlencoded or multipart; see docs/guides/forms.md. */
export const forms = defineRoutes('/api/forms').post('/:type', { body: largestForm }, async (c) => {
  const type = formTypeOf(c);
  const sent = await readSubmission(c);
  const refusal = await take(c, type, sent);
  if (refusal === null) return accepted(c, type, sent);
  return formRefused(c, refusal, () => pageAgain(c, type, sent, refusal));
});
