import { useCallback, useEffect, useState } from 'react';
import { isRecord } from '../../../domain/cart/read-json.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';

/** What was asked of the server for the signed-in visitor. */
export type Reading<T> =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly value: T }
  | { readonly step: 'failed' };

/**
 * Reads an address with the access token whenever it changes. A refusal drops the tokens, which whoever shows the page
 * notices; it stays "reading" until then. `again` tries once more.
 */
export const useReading = <T>(
  path: string | null,
  parse: (answer: unknown) => T | null,
): readonly [Reading<T>, again: () => void] => {
  const [reading, setReading] = useState<Reading<T>>({ step: 'reading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (path === null) return;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      setReading({ step: 'reading' });
      try {
        const response = await authInBrowser().fetch(path, { signal: leaving.signal });
        if (response.status === 401 && !authInBrowser().isSignedIn()) return;
        const value = response.ok ? parse(await response.json()) : null;
        if (!leaving.signal.aborted) setReading(value === null ? { step: 'failed' } : { step: 'read', value });
      } catch {
        if (!leaving.signal.aborted) setReading({ step: 'failed' });
      }
    };
    void read();
    return () => leaving.abort();
  }, [path, parse, round]);

  return [reading, useCallback(() => setRound((before) => before + 1), [])];
};

const parseEmail = (answer: unknown): string | null =>
  isRecord(answer) && typeof answer.email === 'string' ? answer.email : null;

/** Address of whoever is signed in; null until it is known. */
export const useEmail = (isSignedIn: boolean): string | null => {
  const [reading] = useReading(isSignedIn ? '/api/account' : null, parseEmail);
  return reading.step === 'read' ? reading.value : null;
};
