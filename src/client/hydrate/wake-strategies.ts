import type { WakeOn } from '../island.tsx';
import { whenLoadedAndIdle } from '../shell/when-idle.ts';

type Strategy = (element: HTMLElement, start: () => void) => void;

const onFirst =
  (events: readonly string[], placeOf: (element: HTMLElement) => EventTarget): Strategy =>
  (element, start) => {
    const place = placeOf(element);
    const once = () => {
      for (const event of events) place.removeEventListener(event, once, true);
      start();
    };
    for (const event of events) place.addEventListener(event, once, { capture: true, passive: true });
  };

const untilTouched = onFirst(['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'], () => window);

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
