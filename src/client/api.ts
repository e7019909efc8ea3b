import * as v from 'valibot';
import { type Endpoint, endpointUrl, type Input } from '../domain/site/api/endpoint.ts';
import { FailedRequest, failureOf } from './failure.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  /** What sends; the session's own for what belongs to an account. */
  readonly fetcher?: (address: string, init: RequestInit) => Promise<Response>;
}

/** The network failing once is a tunnel or a sleeping radio; failing twice is told. An aborted request is not retried. */
const fetchOnceMore = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return fetch(address, init);
  }
};

/** Sends a request; for those that tell statuses apart. Others use {@link call}. */
export const ask = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, fetcher = fetchOnceMore }: CallOptions = {},
): Promise<Response> =>
  fetcher(endpointUrl(endpoint, input), {
    method: endpoint.method,
    ...(signal && { signal }),
    ...(endpoint.takes === 'json' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    }),
  });

/** Reads an answer. A refusal and an answer that does not fit its schema throw, as a server that cannot be reached does. */
export const parseResponse = async <E extends Endpoint>(
  { path, answer }: E,
  response: Response,
): Promise<v.InferOutput<E['answer']>> => {
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new FailedRequest(`The server answered ${response.status}.`, failureOf(response, json));
  const parsed = v.safeParse<E['answer']>(answer, json);
  if (parsed.success) return parsed.output;
  throw new FailedRequest(`${path} answered something else than it should.`, failureOf(response));
};

/** Asks an endpoint and reads its answer. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<v.InferOutput<E['answer']>> => parseResponse(endpoint, await ask(endpoint, input, options));
