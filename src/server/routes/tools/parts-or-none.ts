import type { Context } from 'hono';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logFailure } from '../../resilience/log-failure.ts';

/** What a tool shows of the catalog; null, told in the log, where it cannot be had: a tool works without parts. */
export const partsOrNone = async <Parts>(
  c: Context<AppBindings>,
  tool: string,
  read: (catalog: Catalog) => Parts,
): Promise<Parts | null> => {
  try {
    return read(await c.var.services.catalog.get(waitUntilOf(c)));
  } catch (error) {
    logFailure(`The ${tool} is shown without parts.`, error);
    return null;
  }
};
