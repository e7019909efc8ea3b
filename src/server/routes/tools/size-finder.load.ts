import type { Context } from 'hono';
import type { SizePartsAnswer } from '../../../domain/api/size-parts.ts';
import { answerSizes, shownSizes } from '../../../domain/size-finder/answer-sizes.ts';
import { parseFinderFields, parseMeasuredRing, type SizeFields } from '../../../domain/size-finder/size-question.ts';
import { sizeName } from '../../../domain/size-finder/size-words.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { partsOfSizes } from '../../catalog/size-finder.ts';
import { partsOrNone } from './parts-or-none.ts';

/** What the address asks, and the parts of the sizes shown first; null where the catalog cannot be had. */
export const loadSizes = async (
  c: Context<AppBindings>,
): Promise<{ readonly fields: SizeFields; readonly parts: readonly SizePartsAnswer[] | null }> => {
  const { fields } = parseFinderFields(new URL(c.req.url).searchParams, c.var.preferences.measurement);
  const { ring, problems } = parseMeasuredRing(fields);
  const names =
    problems.length > 0 ? [] : shownSizes(answerSizes(ring, fields.families)).map(({ size }) => sizeName(size));
  const parts =
    names.length === 0 ? [] : await partsOrNone(c, 'size finder', (catalog) => partsOfSizes(catalog, names));
  return { fields, parts };
};
