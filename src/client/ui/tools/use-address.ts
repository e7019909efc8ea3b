import { useEffect, useRef } from 'react';

/** Browsers refuse more than a hundred changes of the address in 30 seconds, and a held key makes more. */
const REST_MS = 320;

/**
 * Keeps the page's address what holds its entry: at once, when the last change has rested, or when something is clicked, which
 * may copy it. `initial` is what it holds already.
 */
export const useAddress = (href: string, initial: string = href): void => {
  const shown = useRef(initial);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (shown.current === href) return undefined;
    const change = (): void => {
      clearTimeout(timer);
      waiting.current = () => undefined;
      shown.current = href;
      changedAt.current = performance.now();
      history.replaceState(history.state, '', href + location.hash);
    };
    const rest = changedAt.current + REST_MS - performance.now();
    const timer = setTimeout(change, Math.max(rest, 0));
    waiting.current = change;
    if (rest <= 0) change();
    return () => {
      clearTimeout(timer);
      waiting.current = () => undefined;
    };
  }, [href]);
  useEffect(() => {
    const onClick = (): void => waiting.current();
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
};
