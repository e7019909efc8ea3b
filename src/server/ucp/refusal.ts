import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Errors of the protocol with their HTTP status and JSON-RPC code (UCP 2026-08-25, overview, "Error Codes"). A search
 * without hits and the like are no errors: their responses have messages.
 */
const REFUSALS = {
  invalid_profile_url: { status: 400, rpc: -32001 },
  profile_unreachable: { status: 424, rpc: -32001 },
  profile_malformed: { status: 422, rpc: -32001 },
  version_unsupported: { status: 422, rpc: -32001 },
  invalid_request: { status: 400, rpc: -32602 },
  request_too_large: { status: 400, rpc: -32602 },
  invalid_cursor: { status: 400, rpc: -32602 },
  busy: { status: 503, rpc: -32000 },
} as const satisfies Record<string, { status: ContentfulStatusCode; rpc: number }>;

type RefusalCode = keyof typeof REFUSALS;

/** Why a request is not processed. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** What happened and what to do, for people. */
  readonly content: string;
  readonly status: ContentfulStatusCode;
  readonly rpc: number;
  /** Seconds for `Retry-After`; `null` if the same request fails again. */
  readonly retryAfterS: number | null;
}

export const refuse = (code: RefusalCode, content: string, retryAfterS: number | null = null): Refusal => ({
  ok: false,
  code,
  content,
  ...REFUSALS[code],
  retryAfterS,
});
