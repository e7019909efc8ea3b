import * as v from 'valibot';
import { readable, shortText } from '../../kit/schema/tolerant.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** Error response of `/api/*` by RFC 9457: what happened, and each problem by field. */
export const problemResponse = v.object({
  title: shortText(),
  problems: v.fallback(readable(v.object({ parameter: text, message: text })), []),
});
