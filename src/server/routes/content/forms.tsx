import { type Context, Hono } from 'hono';
import type { Problem } from '../../../domain/errors.ts';
import { BLOCK_FIELD, type FormAccepted, NEXT_FIELD, PAGE_FIELD } from '../../../domain/forms/control-fields.ts';
import { type FormType, isFormType, THANK_YOU_PATH } from '../../../domain/forms/form-types.ts';
import { safeReturnPath } from '../../../domain/site/return-path.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readSubmission, type SentForm } from '../../forms/read-submission.ts';
import { takeForm } from '../../forms/take-form.ts';
import { AppError } from '../../http/app-error.ts';
import { problemJson } from '../../http/problem.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { clientOf } from '../../security/request-limit.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';
import { renderContentPage } from './content.tsx';

type FormContext = Context<AppBindings>;

const WRONG_FIELDS = 'Some fields need another look.';

const formTypeOf = (c: FormContext): FormType => {
  const type = c.req.param('type') ?? '';
  if (!isFormType(type)) throw new AppError('not-found');
  return type;
};

const wantsJson = (c: FormContext): boolean =>
  (c.req.header('Accept') ?? '').includes('application/json') ||
  (c.req.header('Content-Type') ?? '').includes('application/json');

/** Path after success: one of this site, or null. */
const nextPath = (sent: SentForm): string | null => {
  const next = sent.texts[NEXT_FIELD] ?? '';
  return next !== '' && safeReturnPath(next) === next ? next : null;
};

const accepted = (c: FormContext, type: FormType, sent: SentForm): Response => {
  const next = nextPath(sent);
  if (!wantsJson(c)) return redirectTo(c, ownAddress(next ?? `${THANK_YOU_PATH}?form=${type}`), 303);
  const answer: FormAccepted = { ok: true, message: 'Thanks!', ...(next !== null && { redirect: next }) };
  return c.json(answer);
};

interface Refusal {
  readonly status: 422 | 429 | 503;
  /** null: the form's own default text. */
  readonly message: string | null;
  readonly problems: readonly Problem[];
}

/** The page the form stands on, by its own word or by the address the browser came from. */
const pageOf = (c: FormContext, sent: SentForm): string => {
  if (sent.texts[PAGE_FIELD] !== undefined) return sent.texts[PAGE_FIELD];
  const referrer = c.req.header('Referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).pathname : '';
};

/** For scripts a problem per field; for people their page again, with what they typed and what to do. */
const refused = async (c: FormContext, type: FormType, sent: SentForm, refusal: Refusal): Promise<Response> => {
  const { status, message, problems } = refusal;
  c.header('Cache-Control', 'no-store');
  if (status !== 422) c.header('Retry-After', '60');
  const path = pageOf(c, sent);
  const entry = wantsJson(c) ? null : await c.var.services.content.page(path).catch(() => null);
  if (entry === null) return problemJson(c, status, message ?? WRONG_FIELDS, problems);
  c.status(status);
  const hasFiles = sent.files.length > 0;
  return renderContentPage(c, entry, path, {
    blockId: sent.texts[BLOCK_FIELD] ?? '',
    formType: type,
    message: hasFiles && message === null ? `${WRONG_FIELDS} Then attach your files again.` : message,
    texts: sent.texts,
    problems: Object.fromEntries(problems.map((problem) => [problem.parameter, problem.message])),
  });
};

const take = async (c: FormContext, type: FormType, sent: SentForm): Promise<Refusal | null> => {
  const { services } = c.var;
  if (!(await services.mayPost(clientOf(c)))) {
    return { status: 429, message: new AppError('too-many').message, problems: [] };
  }
  try {
    const taken = await takeForm(type, sent, {
      submissions: services.submissions,
      uploads: services.uploads,
      webhookUrl: services.settings.formWebhookUrl,
      now: () => new Date(),
      waitUntil: waitUntilOf(c),
    });
    return taken.ok ? null : { status: 422, message: null, problems: taken.problems };
  } catch (error) {
    console.error(`A submission of ${type} could not be stored.`, error);
    return { status: 503, message: new AppError('not-stored').message, problems: [] };
  }
};

/** `POST /api/forms/{type}`: JSON, urlencoded or multipart; see docs/guides/forms.md. */
export const forms = new Hono<AppBindings>().post('/:type', async (c) => {
  const type = formTypeOf(c);
  requireSameOrigin(c);
  const sent = await readSubmission(c);
  const refusal = await take(c, type, sent);
  return refusal === null ? accepted(c, type, sent) : refused(c, type, sent, refusal);
});
