import type { Context } from 'hono';
import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { tidyLines } from '../../../domain/kit/text/tidy-lines.ts';
import { LONGEST_MESSAGE } from '../../../domain/order/quotes/quote-limits.ts';
import { isMessageAction } from '../../../domain/site/messages/message-state.ts';
import { mayDo } from '../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { assets } from '../../http/assets.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import type { MessageChange } from '../../messages/message-changes.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { randomId } from '../../security/random-id.ts';
import { renderDesk } from '../render-desk.tsx';
import { assignMessage, editorOf, messageNotFound } from './assign-message.ts';
import { messageHref } from './message-filter.ts';
import type { ReturnedWords } from './message-props.ts';

type DeskContext = Context<AppBindings>;

const ID = '/:id{[1-9][0-9]{0,9}}';
const LONGEST_KEY = 100;
const CHANGED = 'Another person changed this message in the meantime. Nothing was changed now.';

const idOf = (c: DeskContext): number => Number(c.req.param('id'));

const messagePage = async (c: DeskContext, returned: ReturnedWords | null = null): Promise<Response> => {
  const { staff, services, routes } = c.var;
  const message = await services.messages.store.read(idOf(c));
  if (message === null) throw messageNotFound();
  const lastAction = c.req.query('action');
  if (returned !== null) c.status(422);
  return renderDesk(
    c,
    () => import('./message.page.tsx'),
    {
      message,
      staffId: staff.id,
      mayChange: mayDo(staff.role, 'messages'),
      hasQuotes: routes.declarationOf('GET', '/desk/quotes') !== null,
      replyDomain: services.settings.replyDomain,
      lastAction: isMessageAction(lastAction) ? lastAction : null,
      formKey: randomId(),
      returned,
      now: Date.now(),
    },
    assets.desk.messages,
  );
};

const requireDone = (result: MessageChange): void => {
  if (result === 'unknown') throw messageNotFound();
  if (result === 'changed') throw new AppError('not-permitted', { message: CHANGED });
};

const back = (c: DeskContext, rest = ''): Response => redirectTo(c, sitePath(`${messageHref(idOf(c))}${rest}`), 303);

/** Reads the text of a form. Returns what the page shows again if it cannot be stored. */
const readWords = async (
  c: DeskContext,
  form: ReturnedWords['form'],
): Promise<{ readonly key: string; readonly words: string; readonly sent: FormData } | ReturnedWords> => {
  const sent = await readForm(c);
  const words = tidyLines(textIn(sent, 'words') ?? '');
  const text = cutText(words, LONGEST_MESSAGE);
  if (words === '') return { form, text, problem: form === 'reply' ? 'Write a reply' : 'Write a note' };
  if (words.length > LONGEST_MESSAGE)
    return { form, text, problem: `The text has ${words.length} characters. The limit is ${LONGEST_MESSAGE}` };
  return { key: cutText(textIn(sent, KEY_FIELD) ?? '', LONGEST_KEY), words, sent };
};

/** `/desk/messages/{id}`: a form message with its thread, and what staff do with it. */
export const message = defineDeskRoutes('/messages')
  .get(ID, { staff: 'read', parameters: ['action'] }, (c) => messagePage(c))
  .post(`${ID}/state`, { staff: 'messages' }, async (c) => {
    const action = textIn(await readForm(c), 'action');
    if (!isMessageAction(action)) throw new AppError('bad-input', { message: 'Choose what to do with the message.' });
    requireDone(await c.var.services.messages.changes.act(idOf(c), action, editorOf(c)));
    return back(c, `?action=${action}`);
  })
  .post(`${ID}/owner`, { staff: 'messages' }, async (c) => {
    const isMine = textIn(await readForm(c), 'owner') === 'me';
    await assignMessage(c, idOf(c), isMine ? c.var.staff.id : null);
    return back(c);
  })
  .post(`${ID}/notes`, { staff: 'messages', body: 64 * KB }, async (c) => {
    const read = await readWords(c, 'note');
    if ('form' in read) return messagePage(c, read);
    requireDone(await c.var.services.messages.changes.note(idOf(c), read, editorOf(c)));
    return back(c, '#notes');
  })
  .post(`${ID}/replies`, { staff: 'messages', body: 64 * KB }, async (c) => {
    const read = await readWords(c, 'reply');
    if ('form' in read) return messagePage(c, read);
    const { changes, sendMails } = c.var.services.messages;
    const isDone = textIn(read.sent, 'after') === 'done';
    const result = await changes.reply(idOf(c), { ...read, isDone }, editorOf(c));
    if (result === 'no-address')
      throw new AppError('bad-input', { message: 'This message has no email address to reply to.' });
    requireDone(result);
    waitUntilOf(c)(sendMails());
    return back(c, '#thread');
  });
