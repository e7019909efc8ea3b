import { filesAndText } from '../../../../forms/largest-form.ts';
import { sendUpload } from '../../../../forms/send-upload.ts';
import type { StoredFile } from '../../../../forms/uploads.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { DeskRules } from '../../../../routing/route-rules.ts';
import type { Routes } from '../../../../routing/routes.ts';
import type { DeskContext } from '../load-editor.ts';
import { DRAFT_BODY } from '../save-form.ts';
import { uploadFiles } from './upload-files.ts';

/** Reads an index in the URL. Returns -1 for everything else. */
const indexIn = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : -1);

const sendFound = (c: DeskContext, file: StoredFile | null): Promise<Response> => {
  if (file === null) throw new AppError('not-found', { message: 'There is no such file.' });
  return sendUpload(c, file);
};

/** Adds the routes of files: those that staff upload for a quote, and those that the customer attached to messages. */
export const quoteFileRoutes = (routes: Routes<DeskRules>): Routes<DeskRules> =>
  routes
    .post('/:number/files', { staff: 'quotes', body: filesAndText(DRAFT_BODY) }, uploadFiles)
    .get('/:number/files/:digest{[0-9a-f]{64}}', { staff: 'read' }, async (c) => {
      const desk = await c.var.services.editedQuotes();
      const id = await desk.idOf(c.req.param('number'));
      return sendFound(c, id === null ? null : await desk.files.forStaff(id, c.req.param('digest')));
    })
    .get('/:number/files/:event/:file', { staff: 'read' }, async (c) => {
      const desk = await c.var.services.editedQuotes();
      const id = await desk.idOf(c.req.param('number'));
      const [event, file] = [indexIn(c.req.param('event')), indexIn(c.req.param('file'))];
      return sendFound(c, id === null || event < 0 || file < 0 ? null : await desk.file(id, event, file));
    });
