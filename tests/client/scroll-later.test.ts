import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollLater } from '../../src/client/scroll-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('scrolls after 50 ms, not before', () => {
  const scroll = vi.fn();
  scrollLater(scroll);
  vi.advanceTimersByTime(49);
  expect(scroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledOnce();
});

test('does not scroll once it was canceled', () => {
  const scroll = vi.fn();
  scrollLater(scroll)();
  vi.advanceTimersByTime(1000);
  expect(scroll).not.toHaveBeenCalled();
});
