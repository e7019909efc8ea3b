import type { Context } from 'hono';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import type { AppBindings } from '../../app-bindings.ts';
import type { Backend, PartWithoutCompound } from '../../backend/port.ts';
import { renderPage } from '../../render/page.tsx';
import { logFailure } from '../../resilience/log-failure.ts';
import { redirectToPath } from './redirect-to-path.ts';

/**
 * Returns the part of that name whose compound is not on file, or `null`. Never throws: `null` also if the backend fails.
 */
export const partNamed = async (
  backend: Pick<Backend, 'partsWithoutCompound'>,
  name: string,
): Promise<PartWithoutCompound | null> => {
  const wanted = name.trim().toLowerCase();
  try {
    const parts = await backend.partsWithoutCompound();
    return parts.find((part) => part.name.toLowerCase() === wanted) ?? null;
  } catch (error) {
    logFailure('Products without a compound could not be read.', error);
    return null;
  }
};

/**
 * Renders the page of a part that is not in the index because its compound is not on file; 404 without such a part. The
 * page is not indexed by search engines, because it lacks data.
 */
export const pageWithoutCompound = async (c: Context<AppBindings>, name: string): Promise<Response> => {
  const { services, preferences } = c.var;
  const part = await partNamed(services.backend, name);
  if (part === null) return c.notFound();
  const canonical = partHref(part.name);
  if (name !== part.name.toLowerCase()) return redirectToPath(c, canonical);
  const { tolerances } = await import('../../../domain/reference/tables/tables.ts');
  return renderPage(c, () => import('./without-compound.page.tsx'), {
    part,
    tolerances: tolerances(),
    unit: preferences.measurement,
    settings: services.settings,
  });
};
