import type { Fetcher } from '@cloudflare/workers-types';
import type { Catalog } from '../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../domain/shop/catalog/rows/parts.ts';
import { drawingAt } from '../drawings/drawing.tsx';
import type { Backend } from './backend/port.ts';
import { partNamed } from './routes/product/without-compound.ts';
import { SITE } from './routes/route-families.ts';

interface Options {
  readonly catalog: () => Promise<Catalog>;
  readonly backend: Pick<Backend, 'partsWithoutCompound'>;
  readonly assets: Pick<Fetcher, 'fetch'>;
}

const PART = /^\/product\/([^/]+)$/;
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
const FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Returns a function that checks whether a path leads to a page of the code, a part, a drawing or a file. Pages of content are
 * not included: their paths are a list.
 */
export const pathExists =
  ({ catalog, backend, assets }: Options) =>
  async (path: string): Promise<boolean> => {
    if (path.startsWith('/drawings/')) return drawingAt(path) !== null;
    const [, part] = PART.exec(path) ?? [];
    if (part !== undefined) {
      const name = decoded(part);
      if (name === null) return false;
      return findPart(await catalog(), name) !== null || (await partNamed(backend, name)) !== null;
    }
    const declared = SITE.table.declaredAt('GET', path);
    if (declared !== null && !declared.isFallback && !declared.pattern.endsWith('*')) return true;
    if (!FILE.test(path)) return false;
    const { ok } = await assets.fetch(`https://assets.internal${path}`, { method: 'HEAD' });
    return ok;
  };
