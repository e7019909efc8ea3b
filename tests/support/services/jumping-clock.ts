import { vi } from 'vitest';

/**
 * Makes waiting take no time: when nothing else is pending, the clock jumps to the next timer. Dates, timers and
 * `AbortSignal.timeout` follow that clock. Undo with `vi.useRealTimers()` and `vi.restoreAllMocks()`.
 */
export const jumpingClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setTimerTickMode('nextTimerAsync');
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
};
