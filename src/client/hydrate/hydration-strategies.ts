import type { HydrateOn } from '../island.tsx';
import { whenLoadedAndIdle } from '../when-idle.ts';

type Strategy = (element: HTMLElement, start: () => void) => void;

/** Decides for each event, in order, whether the visitor caused it. */
type ByVisitor = (event: Event) => boolean;

const onFirst =
  (
    events: readonly string[],
    placeOf: (element: HTMLElement) => EventTarget,
    visitors: () => ByVisitor = () => () => true,
  ): Strategy =>
  (element, start) => {
    const place = placeOf(element);
    const isByVisitor = visitors();
    const once = (event: Event) => {
      if (!isByVisitor(event)) return;
      for (const one of events) place.removeEventListener(one, once, true);
      start();
    };
    for (const event of events) place.addEventListener(event, once, { capture: true, passive: true });
  };

/**
 * Browsers fire a pointer move for a pointer at rest when a page appears below it. The second event reveals whether it
 * moved.
 */
const ignoreRestingPointer = (): ByVisitor => {
  let before: PointerEvent | null = null;
  return (event) => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return true;
    const isMoved = before !== null && (before.clientX !== event.clientX || before.clientY !== event.clientY);
    before = event;
    return isMoved;
  };
};

// A click without the other events: from assistive technology, or if they came before this code ran.
const onFirstTouch = onFirst(
  ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'click'],
  () => window,
  ignoreRestingPointer,
);

/** Whether this tab has stored something that the island shows without an interaction. */
const remembers = ({ dataset: { remembers: key } }: HTMLElement): boolean => {
  try {
    return key !== undefined && (sessionStorage.getItem(key) ?? '[]') !== '[]';
  } catch {
    return false;
  }
};

/** When each kind of island hydrates. */
export const hydrationStrategies: Readonly<Record<HydrateOn, Strategy>> = {
  load: (_, start) => start(),
  idle: (element, start) => {
    whenLoadedAndIdle(start);
    onFirstTouch(element, start);
  },
  visible: (element, start) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
  },
  touch: (element, start) => (remembers(element) ? whenLoadedAndIdle(start) : onFirstTouch(element, start)),
  interaction: onFirst(['pointerenter', 'focusin', 'touchstart'], (element) => element),
};
