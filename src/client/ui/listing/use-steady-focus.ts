import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useListingActions } from './listing-context.tsx';

/**
 * Keeps what has focus in the panel where it is on the screen while an answer makes sections above it longer or shorter.
 *
 * @param shown changes with every answer
 */
export const useSteadyFocus = (panel: RefObject<HTMLElement | null>, shown: unknown): void => {
  const { subscribe } = useListingActions();
  const held = useRef<{ readonly element: Element; readonly top: number }>(null);

  // The state tells of an answer before React draws it.
  useEffect(
    () =>
      subscribe((now, before) => {
        const { activeElement } = document;
        if (now.response === before.response || !activeElement || !panel.current?.contains(activeElement)) return;
        held.current = { element: activeElement, top: activeElement.getBoundingClientRect().top };
      }),
    [subscribe, panel],
  );

  useLayoutEffect(() => {
    if (held.current === null) return;
    const { element, top } = held.current;
    held.current = null;
    const moved = element.getBoundingClientRect().top - top;
    const overlay = element.closest('.filter-panel.is-open .filter-panel-sections');
    (overlay ?? window).scrollBy({ top: moved, behavior: 'instant' });
  }, [shown]);
};
