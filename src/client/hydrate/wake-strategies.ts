import type { WakeOn } from '../island.tsx';
import { whenLoadedAndIdle } from '../shell/when-idle.ts';

type Strategy = (element: HTMLElement, start: () => void) => void;

/** Tells of each event in its turn whether the visitor made it. */
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

/** Browsers say of a pointer at rest that it moved, once a page appears below it. Where it was is known from its second event. */
const unlessAtRest = (): ByVisitor => {
  let before: PointerEvent | null = null;
  return (event) => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return true;
    const isMoved = before !== null && (before.clientX !== event.clientX || before.clientY !== event.clientY);
    before = event;
    return isMoved;
  };
};

const untilTouched = onFirst(['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'], () => window, unlessAtRest);

/** Whether this tab remembers something that the island shows without being asked. */
const remembers = ({ dataset: { remembers: key } }: HTMLElement): boolean => {
  try {
    return key !== undefined && (sessionStorage.getItem(key) ?? '[]') !== '[]';
  } catch {
    return false;
  }
};

/** When each kind of island wakes. */
export const wakeStrategies: Readonly<Record<WakeOn, Strategy>> = {
  load: (_, start) => start(),
  idle: (element, start) => {
    whenLoadedAndIdle(start);
    untilTouched(element, start);
  },
  visible: (element, start) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
  },
  touch: (element, start) => (remembers(element) ? whenLoadedAndIdle(start) : untilTouched(element, start)),
  interaction: onFirst(['pointerenter', 'focusin', 'touchstart'], (element) => element),
};
