import type { Context } from 'hono';
import { type FileKind, fileNameOf, KIND_FACTS, kindNamed } from '../../../domain/engineering/part-files/file-kinds.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { REVALIDATE, sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import type { FileContent, FileOptions } from './make-file.ts';

/** A part sheet shows prices, so it is at most a minute old. */
const SHEET = {
  policy: sharedFile({ parameters: anyOf(['unit']), freshS: 60, staleS: 0, browser: REVALIDATE }),
  limit: 'DRAW_LIMIT',
} as const;
const FILE = {
  policy: sharedFile({ parameters: anyOf(['schema', 'unit', 'paper']), browser: 'public, max-age=300' }),
  limit: 'DRAW_LIMIT',
} as const;

/** Returns the options in the URL. Unknown values mean the default. */
const optionsIn = (c: Context<AppBindings>): FileOptions => ({
  unit: c.req.query('unit') === 'in' ? 'in' : 'mm',
  schema: c.req.query('schema') === 'ap242' ? 'ap242' : 'ap214',
  paper: c.req.query('paper') === 'a4' ? 'a4' : 'letter',
});

type Make = (catalog: Catalog, part: Part, kind: FileKind, options: FileOptions) => Promise<FileContent | null>;

/** Returns the file that the URL names after its part; 404 if there is no such part or file. */
const fileAt = async (c: Context<AppBindings>, make: Make): Promise<Response> => {
  const { services } = c.var;
  const catalog = await services.catalog.get(waitUntilOf(c));
  const part = findPart(catalog, c.req.param('name') ?? '');
  const kind = part && kindNamed(part.name, c.req.param('file') ?? '');
  if (!part || !kind) return c.notFound();
  const content = await make(catalog, part, kind, optionsIn(c));
  if (content === null) return c.notFound();
  const { type } = KIND_FACTS[kind];
  const shown = type === 'application/pdf' ? 'inline' : 'attachment';
  return c.body(content, 200, {
    'Content-Type': type,
    'Content-Disposition': `${shown}; filename="${fileNameOf(part.name, kind)}"`,
    'X-Catalog-Version': catalog.version,
    Link: `<${services.settings.siteUrl}${partHref(part.name)}>; rel="canonical"`,
  });
};

/** `/product/{name}/{part number}.step` and the other formats: the files of one part, without an account. */
export const partFiles = defineRoutes('/product')
  .get('/:name/:file{.+-sheet\\.pdf}', SHEET, (c) =>
    fileAt(c, async (catalog, part, _kind, { unit }) => {
      const [{ partSheetPdf }, { partSheetOf }] = await Promise.all([
        import('../../pdf/part-sheet-pdf.ts'),
        import('./part-sheet.ts'),
      ]);
      return partSheetPdf(await partSheetOf(c.var.services, catalog, part, unit, Date.now()));
    }),
  )
  .get('/:name/:file{.+\\.(?:step|dxf|glb|pdf)}', FILE, (c) =>
    fileAt(c, async (catalog, part, kind, options) => {
      if (kind === 'sheet') return null;
      const { makeFile } = await import('./make-file.ts');
      return makeFile(c.var.services, catalog, part, kind, options);
    }),
  );
