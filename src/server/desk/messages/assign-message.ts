import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import type { MessageEditor } from '../../messages/message-changes.ts';
import { actorOf } from '../../staff/record-audit.ts';

type DeskContext = Context<AppBindings>;

/** Returns the signed-in person as the editor of messages. */
export const editorOf = (c: DeskContext): MessageEditor => ({ actor: actorOf(c), name: c.var.staff.name });

export const messageNotFound = (): AppError =>
  new AppError('not-found', { message: 'This message was deleted, or it never existed.' });

/** Sets the owner of a message. Throws `AppError('not-found')`. */
export const assignMessage = async (c: DeskContext, id: number, owner: string | null): Promise<void> => {
  const result = await c.var.services.messages.changes.assign(id, owner, editorOf(c));
  if (result === 'unknown') throw messageNotFound();
};
