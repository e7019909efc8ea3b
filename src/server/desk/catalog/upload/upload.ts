import type { Context } from 'hono';
import * as v from 'valibot';
import { columnsOf, columnsProblem } from '../../../../domain/shop/catalog-uploads/recognize-columns.ts';
import { MAX_FIXED_VALUES } from '../../../../domain/shop/catalog-uploads/upload-fixes.ts';
import { isUploadKind, kindOfUpload } from '../../../../domain/shop/catalog-uploads/upload-kinds.ts';
import { type Suggestion, withSuggestion } from '../../../../domain/shop/catalog-uploads/upload-problems.ts';
import { mayDo } from '../../../../domain/site/staff/roles.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { asCsv, readHead, shownFileName } from '../../../catalog-import/uploads/create-upload.ts';
import { UnreadableFile } from '../../../catalog-import/uploads/csv-rows.ts';
import { publishProblem } from '../../../catalog-import/uploads/publish-problem.ts';
import type {
  CatalogUpload,
  PublishRequest,
  UploadFile,
  UploadValues,
} from '../../../catalog-import/uploads/upload-store.ts';
import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { randomId } from '../../../security/random-id.ts';
import { actorOf, recordAudit } from '../../../staff/record-audit.ts';
import { csvFile } from '../../csv-file.ts';
import { renderDesk } from '../../render-desk.tsx';
import { type RowFilter, SHOWN } from './shown-rows.ts';

type PageContext = Context<AppBindings>;

const MB = 1024 * KB;
/** The form is held in memory while it is read. */
const MAX_FILE = 32 * MB;
const ID = ':id{[0-9a-f]{32}}';
const FILTERS = ['show', 'over', 'quoted', 'q'];

const startPage = async (c: PageContext, problem: string | null = null): Promise<Response> => {
  const { staff, services } = c.var;
  const { uploads, versions, isOwn } = services.catalogFiles;
  const [latest, live] = await Promise.all([uploads.latest(), versions.last()]);
  if (problem !== null) c.status(422);
  const props = {
    uploads: latest,
    live,
    mayUpload: mayDo(staff.role, 'catalog'),
    isOwn,
    problem,
    maxSize: `${MAX_FILE / MB} MB`,
    now: Date.now(),
  };
  return renderDesk(c, () => import('./start.page.tsx'), props, assets.desk.catalog);
};

const uploadOf = async (c: PageContext): Promise<CatalogUpload> => {
  const upload = await c.var.services.catalogFiles.uploads.byId(c.req.param('id') ?? '');
  if (upload === null) throw new AppError('not-found', { message: 'This upload was discarded or deleted.' });
  return upload;
};

const filterOf = (c: PageContext): RowFilter => ({
  show: SHOWN.find((each) => each === c.req.query('show')) ?? 'all',
  isOver: c.req.query('over') === '1',
  isQuoted: c.req.query('quoted') === '1',
  text: (c.req.query('q') ?? '').trim().slice(0, 60),
});

const uploadPage = async (c: PageContext, problem: string | null = null): Promise<Response> => {
  const { staff, services } = c.var;
  const [upload, live] = await Promise.all([uploadOf(c), services.catalogFiles.versions.last()]);
  if (problem !== null) c.status(422);
  const props = {
    upload,
    kind: upload.kind === null ? null : kindOfUpload(upload.kind),
    live,
    filter: filterOf(c),
    mayChange: mayDo(staff.role, 'catalog'),
    mayPublish: mayDo(staff.role, 'publish'),
    problem,
    now: Date.now(),
  };
  return renderDesk(c, () => import('./upload.page.tsx'), props, assets.desk.catalog);
};

const toUpload = (c: PageContext, id: string): Response => redirectTo(c, sitePath(`/desk/catalog/uploads/${id}`), 303);

/** Starts the check of an upload with new values. Another change or publication that is running has precedence. */
const startCheck = async (c: PageContext, id: string, values: UploadValues = {}): Promise<Response> => {
  const { uploads, start } = c.var.services.catalogFiles;
  const isStarted = await uploads.change(id, ['columns', 'checked', 'failed'], {
    ...values,
    state: 'checking',
    rows_read: 0,
    message: '',
  });
  if (isStarted) await start({ action: 'check', upload: id });
  return toUpload(c, id);
};

const requireOwn = (c: PageContext): void => {
  if (!c.var.services.catalogFiles.isOwn)
    throw new AppError('bad-input', { message: 'The catalog comes from the connected server. Change it there.' });
};

/** Stores a file and recognizes its columns. */
const addUpload = async (c: PageContext): Promise<Response> => {
  requireOwn(c);
  const { staff, services } = c.var;
  const { uploads } = services.catalogFiles;
  const file: unknown = (await readForm(c)).get('file');
  if (!(file instanceof File) || file.size === 0) return startPage(c, 'Choose a file with rows.');
  if (!(await uploads.mayAdd())) return startPage(c, 'There are 40 uploads already. Discard some first.');
  const fileName = shownFileName(file.name);
  const csv = await asCsv(file);
  const { isSure, ...head } = await readHead(csv);
  const id = randomId();
  await uploads.putFile(id, 'content', csv);
  const added = { id, staffId: staff.id, who: staff.name, fileName, bytes: file.size, ...head };
  const { audit } = services.staff;
  await audit.batch([
    uploads.addStatement(added),
    audit.statement(actorOf(c), {
      action: 'catalog-uploaded',
      subject: fileName,
      after: { bytes: file.size, kind: head.kind },
    }),
  ]);
  return head.kind !== null && isSure ? startCheck(c, id) : toUpload(c, id);
};

/** Returns the columns that a form chose, by position. */
const chosenColumns = (form: FormData, header: readonly string[]): string[] =>
  header.map((_, at) => (textIn(form, `column${at}`) ?? '').slice(0, 60));

const suggestionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('value'),
    column: v.pipe(v.string(), v.maxLength(60)),
    from: v.pipe(v.string(), v.maxLength(200)),
    to: v.pipe(v.string(), v.maxLength(200)),
  }),
  v.object({
    kind: v.literal('notation'),
    column: v.pipe(v.string(), v.maxLength(60)),
    to: v.pipe(v.string(), v.maxLength(200)),
  }),
]);

const suggestionIn = (form: FormData): Suggestion | null => {
  const parsed = v.safeParse(suggestionSchema, Object.fromEntries(form));
  return parsed.success ? parsed.output : null;
};

const uploadFile = async (c: PageContext, file: UploadFile): Promise<Response> => {
  const { id } = await uploadOf(c);
  const content = await c.var.services.catalogFiles.uploads.file(id, file);
  if (content === null) throw new AppError('not-found', { message: 'The file is not there yet. Wait for the check.' });
  return csvFile(c, `catalog-${file}.csv`, content);
};

/** `/desk/catalog`: uploads a file, checks and publishes it. */
export const catalogUploads = defineDeskRoutes('/catalog')
  .get('/', { staff: 'read' }, (c) => startPage(c))
  .post('/uploads', { staff: 'catalog', body: MAX_FILE + 64 * KB }, async (c) => {
    try {
      return await addUpload(c);
    } catch (error) {
      if (error instanceof UnreadableFile) return startPage(c, error.message);
      throw error;
    }
  })
  .get(`/uploads/${ID}`, { staff: 'read', parameters: FILTERS }, (c) => uploadPage(c))
  .get(`/uploads/${ID}/state`, { staff: 'read' }, async (c) => {
    const { state, rowsRead } = await uploadOf(c);
    return c.json({ state, rowsRead });
  })
  .get(`/uploads/${ID}/diff.csv`, { staff: 'read' }, (c) => uploadFile(c, 'diff'))
  .get(`/uploads/${ID}/errors.csv`, { staff: 'read' }, (c) => uploadFile(c, 'errors'))
  .post(`/uploads/${ID}/columns`, { staff: 'catalog', body: 16 * KB }, async (c) => {
    const upload = await uploadOf(c);
    const form = await readForm(c);
    const kind = textIn(form, 'kind');
    if (!isUploadKind(kind)) return uploadPage(c, 'Choose what the file has.');
    const known = kindOfUpload(kind);
    const isShown = textIn(form, 'shown') === kind;
    const columns = isShown ? chosenColumns(form, upload.header) : columnsOf(known, upload.header);
    const isWhole = textIn(form, 'whole') === 'yes';
    const values = { kind, columns: JSON.stringify(columns), is_whole: Number(isWhole) };
    const { uploads } = c.var.services.catalogFiles;
    if (!isShown || textIn(form, 'step') !== 'check') {
      await uploads.change(upload.id, ['columns', 'checked', 'failed'], { ...values, state: 'columns' });
      return toUpload(c, upload.id);
    }
    const allowed = columns.every((name) => name === '' || known.columns.some((column) => column.name === name));
    const problem = allowed ? columnsProblem(known, columns) : 'Choose columns of the list.';
    if (problem === null) return startCheck(c, upload.id, values);
    await uploads.change(upload.id, ['columns', 'checked', 'failed'], { ...values, state: 'columns' });
    return uploadPage(c, problem);
  })
  .post(`/uploads/${ID}/fix`, { staff: 'catalog', body: 4 * KB }, async (c) => {
    const upload = await uploadOf(c);
    const suggestion = suggestionIn(await readForm(c));
    if (suggestion === null) throw new AppError('bad-input');
    const fixes = withSuggestion(upload.fixes, suggestion);
    if (fixes.values.length > MAX_FIXED_VALUES)
      return uploadPage(c, 'There are 500 corrections already. Correct the file, and upload it again.');
    return startCheck(c, upload.id, { fixes: JSON.stringify(fixes) });
  })
  .post(`/uploads/${ID}/check`, { staff: 'catalog' }, async (c) => startCheck(c, (await uploadOf(c)).id))
  .post(`/uploads/${ID}/publish`, { staff: 'publish', body: 16 * KB }, async (c) => {
    requireOwn(c);
    const upload = await uploadOf(c);
    const form = await readForm(c);
    const { report } = upload;
    if (upload.state !== 'checked' || report === null) return toUpload(c, upload.id);
    const actor = actorOf(c);
    const request: PublishRequest = {
      digest: (textIn(form, 'digest') ?? '').slice(0, 32),
      confirmed: form.getAll('confirm').flatMap((value) => (typeof value === 'string' ? value.slice(0, 200) : [])),
      skipsErrors: textIn(form, 'skip') === '1',
      note: (textIn(form, 'note') ?? '').trim().slice(0, 200),
      staffId: actor.staffId ?? '',
      who: actor.who,
      network: actor.network,
    };
    if (request.digest !== report.digest)
      return uploadPage(c, 'The file was checked again meanwhile. Look at the result again.');
    const problem = publishProblem(report, request);
    if (problem !== null) return uploadPage(c, problem);
    const { uploads, start } = c.var.services.catalogFiles;
    const values = { state: 'publishing', confirmed: JSON.stringify(request), message: '' } as const;
    if (await uploads.change(upload.id, ['checked'], values)) await start({ action: 'publish', upload: upload.id });
    return toUpload(c, upload.id);
  })
  .post(`/uploads/${ID}/discard`, { staff: 'catalog' }, async (c) => {
    const { id, fileName } = await uploadOf(c);
    if (await c.var.services.catalogFiles.uploads.discard(id))
      await recordAudit(c, { action: 'catalog-discarded', subject: fileName });
    return redirectTo(c, sitePath('/desk/catalog'), 303);
  });
