import { useEffect, useRef } from 'react';

/** Browsers block more than a hundred URL changes in 30 seconds, and holding a key causes more. */
const REST_MS = 320;

/**
 * Keeps the page's URL in sync with its entry, with at most one change per `REST_MS`. A click, which may copy the URL,
 * applies a pending change immediately. `initial` is the entry that the URL already has.
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
