import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { downloadHeaders, UPLOAD_POLICY } from '../../forms/send-upload.ts';
import { AppError } from '../../http/app-error.ts';
import type { MessageFile } from '../../messages/message-rows.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';

type DeskContext = Context<AppBindings>;

const FILE = '/:id{[1-9][0-9]{0,9}}/files/:entry{[0-9]{1,10}}/:position{[1-3]}';

const fileNotFound = (): AppError =>
  new AppError('not-found', { message: 'This file was deleted after its retention period, or it never existed.' });

const requireFile = async (c: DeskContext): Promise<MessageFile> => {
  const { id, entry, position } = c.req.param();
  const file = await c.var.services.messages.store.fileOf(Number(id), Number(entry), Number(position));
  if (file === null) throw fileNotFound();
  return file;
};

/** Returns a file name without anything that the sender typed. */
const nameOf = (c: DeskContext, { kind }: MessageFile): string =>
  `message-${Number(c.req.param('id'))}-file-${Number(c.req.param('entry'))}-${Number(c.req.param('position'))}.${kind}`;

/**
 * `/desk/messages/{id}/files/{entry}/{position}`: an attachment of a form (entry 0) or of an email, always as a download
 * of unknown type. Its `/preview` is a PNG or JPEG picture whose content was checked.
 */
export const messageFiles = defineDeskRoutes('/messages')
  .get(FILE, { staff: 'read' }, async (c) => {
    const file = await requireFile(c);
    const body = await c.var.services.messages.files.stream(file);
    if (body === null) throw fileNotFound();
    return c.body(body, 200, downloadHeaders(nameOf(c, file)));
  })
  .get(`${FILE}/preview`, { staff: 'read' }, async (c) => {
    const picture = await c.var.services.messages.files.picture(await requireFile(c));
    if (picture === null) throw fileNotFound();
    return c.body(picture.bytes, 200, {
      'Content-Type': picture.mediaType,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': UPLOAD_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
