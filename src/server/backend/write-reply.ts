import * as v from 'valibot';
import { cutText } from '../../domain/kit/text/bounded-text.ts';
import { withoutEnd } from '../../domain/kit/text/strip-ends.ts';
import type { SendRequest } from '../directus/send.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { BackendAddress } from './address.ts';

/** Fields of a reply in the collection `quote_requests`; fields that are absent remain unchanged. */
export interface ReplyFields {
  readonly status?: 'in_work' | 'answered' | 'withdrawn';
  readonly answer?: string;
  readonly answer_lines?: readonly object[];
  readonly files?: readonly object[];
  /** `yyyy-mm-dd`. */
  readonly valid_until?: string | null;
}

/**
 * Result of a write: `written`; `refused` with the backend's reason; `pending` if the collection does not have the request
 * yet; `away` if a retry may succeed.
 */
export type ReplyResult =
  | { readonly kind: 'written' | 'pending' | 'away' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Writes the reply of staff to the record of a quote in the backend's collection, the only place that stores replies.
 * `QuoteServices.quoteRound` then reads it from there, as it reads replies that were entered in Directus. Never throws.
 *
 * @param submissionKey of the quote
 */
export type WriteReply = (submissionKey: string, fields: ReplyFields) => Promise<ReplyResult>;

const TIMEOUT_MS = 5000;
const LONGEST_REASON = 500;
const CLIENT_ERRORS: readonly number[] = [400, 409, 413, 422];

const found = v.object({ data: v.array(v.object({ id: v.union([v.number(), v.string()]) })) });
const refusal = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

/** Writes replies over the backend's protocol: to a server, or to the embedded backend through `send`. */
export const replyWriter =
  ({ url, token }: Pick<BackendAddress, 'url' | 'token'>, send: SendRequest): WriteReply =>
  async (submissionKey, fields) => {
    const base = `${withoutEnd(url, '/')}/items/quote_requests`;
    const call = async (address: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const response = await send(
        new Request(address, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }),
      );
      return { status: response.status, body: await response.json().catch(() => null) };
    };
    try {
      const key = encodeURIComponent(submissionKey);
      const { status, body } = await call(`${base}?filter[submission_key][_eq]=${key}&fields=id&limit=1`);
      const rows = v.safeParse(found, body);
      if (status !== 200 || !rows.success) return { kind: 'away' };
      const [row] = rows.output.data;
      if (row === undefined) return { kind: 'pending' };
      const id = encodeURIComponent(String(row.id));
      const written = await call(`${base}/${id}`, { method: 'PATCH', body: JSON.stringify(fields) });
      if (written.status === 200 || written.status === 204) return { kind: 'written' };
      const refused = v.safeParse(refusal, written.body);
      if (!CLIENT_ERRORS.includes(written.status) || !refused.success) return { kind: 'away' };
      return { kind: 'refused', reason: cutText(refused.output.errors[0].message, LONGEST_REASON) };
    } catch (error) {
      logError('reply not written', `The reply to ${logText(submissionKey)} could not be written.`, error);
      return { kind: 'away' };
    }
  };
