import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { accountEndpoint } from '../../../domain/site/api/account/account.ts';
import { type Endpoint, endpointUrl, type Input } from '../../../domain/site/api/endpoint.ts';
import { parseResponse } from '../../api.ts';
import { type Failure, failureIn } from '../../failure.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';

type Out<E extends Endpoint> = v.InferOutput<E['response']>;

/** Data requested for the signed-in visitor. */
export type Reading<T> =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly value: T }
  /** The account is not authorized to see it. */
  | { readonly step: 'refused' }
  | { readonly step: 'failed'; readonly failure: Failure };

/**
 * Requests an endpoint with the access token whenever the input changes; `null` sends no request. A rejected token is
 * removed, which the page's component observes; the state stays "reading" until then. `again` retries.
 */
export const useReading = <E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): readonly [Reading<Out<E>>, again: () => void] => {
  const [reading, setReading] = useState<Reading<Out<E>>>({ step: 'reading' });
  const [round, setRound] = useState(0);
  const address = input === null ? null : endpointUrl(endpoint, input);

  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<Reading<Out<E>>> => {
      const response = await authInBrowser().fetch(address, { signal });
      if (response.status === 401 && !authInBrowser().isSignedIn()) return { step: 'reading' };
      if (response.status === 403) return { step: 'refused' };
      return parseResponse(endpoint, response).then((value) => ({ step: 'read', value }));
    };
    setReading({ step: 'reading' });
    read()
      .catch((error: unknown): Reading<Out<E>> => ({ step: 'failed', failure: failureIn(error) }))
      .then((found) => {
        if (!signal.aborted) setReading(found);
      });
    return () => leaving.abort();
  }, [endpoint, address, round]);

  return [reading, useCallback(() => setRound((before) => before + 1), [])];
};

const NOTHING = {};

/** Email address of the signed-in account; `null` until it is known. */
export const useEmail = (isSignedIn: boolean): string | null => {
  const [reading] = useReading(accountEndpoint, isSignedIn ? NOTHING : null);
  return reading.step === 'read' ? reading.value.email : null;
};
