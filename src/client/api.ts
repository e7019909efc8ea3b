import * as v from 'valibot';
import { type Endpoint, endpointUrl, type Input } from '../domain/site/api/endpoint.ts';
import { FailedRequest, failureOf } from './failure.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sends the request. Pass the session's `fetch` for account endpoints. */
  readonly fetcher?: (address: string, init: RequestInit) => Promise<Response>;
}

/**
 * Responds to a request instead of the server, or returns `null`. `hasFailed`: the server could not be reached.
 */
export type Answer = (address: string, init: RequestInit, hasFailed: boolean) => Promise<Response | null>;

let answer: Answer = async () => null;

/** Lets the catalog on the device respond to requests. Callers do not notice which side did. */
export const answerFirst = (first: Answer): void => {
  answer = first;
};

let endWait = (): void => {};
const mounted = new Promise<void>((resolve) => {
  endWait = resolve;
});

/** Ends the wait of requests that failed before it was known whether the device responds to them. */
export const endWaitForDevice = (): void => endWait();

/** How long they wait at most, in ms: the code that mounts the device may fail to load. */
const MOUNT_MS = 5000;

/** Waits until the device is mounted. Only a page that a service worker controls may have one. */
const whenMounted = async (): Promise<void> => {
  if (!navigator.serviceWorker?.controller) return;
  setTimeout(endWait, MOUNT_MS);
  await mounted;
};

/**
 * Requests the device, then the network. Retries once after a network error, which is often a tunnel or a sleeping radio. An
 * aborted request is not retried.
 */
const fetchWithRetry = async (address: string, init: RequestInit): Promise<Response> => {
  const onDevice = await answer(address, init, false);
  if (onDevice !== null) return onDevice;
  const again = async (error: unknown): Promise<Response> => {
    if (init.signal?.aborted) throw error;
    return fetch(address, init);
  };
  const last = async (error: unknown): Promise<Response> => {
    await whenMounted();
    const response = init.signal?.aborted ? null : await answer(address, init, true);
    if (response === null) throw error;
    return response;
  };
  return fetch(address, init).catch(again).catch(last);
};

/** Sends a request and returns the raw response, for callers that distinguish statuses. Others use {@link call}. */
export const ask = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, fetcher = fetchWithRetry }: CallOptions = {},
): Promise<Response> =>
  fetcher(endpointUrl(endpoint, input), {
    method: endpoint.method,
    ...(signal && { signal }),
    ...(endpoint.takes === 'json' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    }),
  });

/**
 * Parses a response. Throws for error statuses and for bodies that do not match the endpoint's schema, as for network
 * errors.
 */
export const parseResponse = async <E extends Endpoint>(
  { path, response: schema }: E,
  response: Response,
): Promise<v.InferOutput<E['response']>> => {
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new FailedRequest(`The server answered ${response.status}.`, failureOf(response, json));
  const parsed = v.safeParse<E['response']>(schema, json);
  if (parsed.success) return parsed.output;
  throw new FailedRequest(`${path} answered something else than it should.`, failureOf(response));
};

/** Sends a request to an endpoint and parses the response. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<v.InferOutput<E['response']>> => parseResponse(endpoint, await ask(endpoint, input, options));
