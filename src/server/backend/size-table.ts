import type { D1Database } from '@cloudflare/workers-types';
import type { Size } from '../../domain/reference/sizes/size.ts';
import { parseRows, sizeRow } from './embedded/embedded-rows.ts';

const SIZES = 'SELECT id, standard, code, id_mm, cs_mm FROM sizes ORDER BY id';

/** Returns the embedded sizes in the order of their standards' tables, with the ids that parts refer to. */
export const sizesOfTable = async (db: D1Database): Promise<readonly { readonly id: number; readonly size: Size }[]> =>
  parseRows(sizeRow, (await db.prepare(SIZES).all()).results).map(({ id, standard, code, id_mm, cs_mm }) => ({
    id,
    size: { code, standard, csMm: cs_mm, idMm: id_mm },
  }));
