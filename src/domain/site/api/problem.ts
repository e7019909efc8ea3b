import * as v from 'valibot';
import { readable, shortText } from '../../kit/schema/tolerant.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** A refusal by RFC 9457, as `/api/*` answers: what happened, and each thing that is wrong by its field. */
export const problemAnswer = v.object({
  title: shortText(),
  problems: v.fallback(readable(v.object({ parameter: text, message: text })), []),
});
