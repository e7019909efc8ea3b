import type { Context } from 'hono';
import {
  ENTRY_FIELDS,
  entryFrom,
  entryHref,
  sortOf,
  withDegrees,
} from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { AppError } from '../../../http/app-error.ts';
import { defineRoutes } from '../../../routing/routes.ts';
import { DRAWING_POLICY } from '../../../security/content-policy.ts';

const RULES = { parameters: ENTRY_FIELDS, limit: 'DRAW_LIMIT' } as const;

/** Returns the design in the URL. Throws `AppError` with the invalid fields. */
const designIn = async (c: Context<AppBindings>) => {
  const [{ designEntry }, { problemText }] = await Promise.all([
    import('../../../../domain/engineering/gland-design/entry/read-entry.ts'),
    import('../../../../domain/engineering/gland-design/entry/problem-text.ts'),
  ]);
  const { measurement, temperature } = c.var.preferences;
  const entry = withDegrees(
    entryFrom((name) => c.req.query(name)),
    temperature,
  );
  const { design, request, problems } = designEntry(entry, measurement);
  if (design === null) {
    const { kind } = sortOf(entry);
    const named = problems.map((one) => ({ ...one, message: problemText(kind, one) }));
    throw new AppError('bad-input', { problems: named });
  }
  return { design, entry, service: request.service, unit: request.unit };
};

/** `drawing.svg`, `drawing.dxf` and `sheet.pdf`: a designed groove as files, with the parameters of the designer. */
export const glandFiles = defineRoutes('/tools/gland-designer' satisfies AppPath)
  .get('/drawing.svg', RULES, async (c) => {
    const { design, service, unit } = await designIn(c);
    const { glandSvg } = await import('./gland-file.tsx');
    return c.body(glandSvg(design, service, unit), 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': DRAWING_POLICY,
      'Content-Disposition': 'attachment; filename="gland.svg"',
    });
  })
  .get('/sheet.pdf', RULES, async (c) => {
    const { design, service, unit, entry } = await designIn(c);
    const { settings } = c.var.services;
    // The PDF library is large and few visitors need it, so it is loaded with the first requested file.
    const [{ glandPdf }, { glandEntities }, { glandSheetText }] = await Promise.all([
      import('../../../pdf/gland-pdf.ts'),
      import('../../../../domain/engineering/gland-design/gland-dxf.ts'),
      import('./gland-sheet-text.ts'),
    ]);
    const address = settings.siteUrl + entryHref({ ...entry, unit });
    const text = glandSheetText(design, service, unit, { address, brandName: settings.brandName });
    return c.body(await glandPdf(text, glandEntities(design, unit)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="gland.pdf"',
    });
  })
  .get('/drawing.dxf', RULES, async (c) => {
    const { design, unit } = await designIn(c);
    const { glandDxf } = await import('../../../../domain/engineering/gland-design/gland-dxf.ts');
    return c.body(glandDxf(design, unit), 200, {
      'Content-Type': 'image/vnd.dxf',
      'Content-Disposition': 'attachment; filename="gland.dxf"',
    });
  });
