import * as v from 'valibot';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';

const refusal = v.object({ errors: v.looseTuple([v.object({ extensions: v.object({ code: v.string() }) })]) });

/** Returns `extensions.code` of the first error in a response of the protocol, or '' without one. */
export const codeIn = (body: unknown): string => parsedOrNull(refusal, body)?.errors[0].extensions.code ?? '';
