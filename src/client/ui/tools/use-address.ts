import { useEffect, useRef } from 'react';

/** Browsers refuse more than a hundred changes of the address in 30 seconds, and a held key makes more. */
const REST_MS = 320;

/** Keeps the page's address what holds its entry, at once or when the last change has rested; `initial` is what it holds already. */
export const useAddress = (href: string, initial: string = href): void => {
  const shown = useRef(initial);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (shown.current === href) return undefined;
    const change = (): void => {
      shown.current = href;
      changedAt.current = performance.now();
      history.replaceState(history.state, '', href + location.hash);
    };
    const rest = changedAt.current + REST_MS - performance.now();
    if (rest <= 0) {
      change();
      return undefined;
    }
    const timer = setTimeout(change, rest);
    return () => clearTimeout(timer);
  }, [href]);
};
