import type { Context } from 'hono';
import type { FileView } from '../../../drawings/drawing-file.tsx';
import type { AppBindings } from '../../app-bindings.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { DRAWING_POLICY } from '../../security/content-policy.ts';

/** The format of numbers. All other values are invalid. */
const FIGURE = /^-?\d{1,5}(?:\.\d{1,4})?$/;
const MAX_FIGURES = 8;

const isView = (text: string): text is FileView =>
  text === 'sheet' || text === 'profile' || text === 'tile' || text === 'menu';

/** Returns the numbers in a query as strings, or `null` if a parameter is not a number of this format. */
export const drawingFigures = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> | null => {
  const figures = Object.entries(query).filter(([name]) => name !== 'view');
  const sound = figures.length <= MAX_FIGURES && figures.every(([, value]) => FIGURE.test(value));
  return sound ? Object.fromEntries(figures) : null;
};

const file = async (c: Context<AppBindings>): Promise<Response> => {
  const [{ drawingAt }, { renderDrawingSvg }] = await Promise.all([
    import('../../../drawings/drawing.tsx'),
    import('./drawing-svg.tsx'),
  ]);
  const name = c.req.param('file') ?? '';
  const found = drawingAt(`/drawings/${name}`);
  if (found === null) return c.text('There is no drawing of this name.', 404);
  const query = c.req.query();
  const view = query.view ?? 'sheet';
  const parameters = drawingFigures(query);
  if (parameters === null || !isView(view)) {
    return c.text('A drawing takes view=sheet, view=profile, view=tile or view=menu, and plain numbers.', 400);
  }
  return c.body(renderDrawingSvg(found.definition, parameters, view), 200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': DRAWING_POLICY,
  });
};

/**
 * `/drawings/<name>.svg?view=profile`: every drawing as an SVG file, with further parameters for its dimensions. The
 * file has a separate, stricter policy.
 */
export const drawings = defineRoutes('/drawings').get(
  '/:file',
  { policy: perRequest('public, max-age=86400'), anyParameter: 'figures of a drawing, refused by the handler' },
  file,
);
