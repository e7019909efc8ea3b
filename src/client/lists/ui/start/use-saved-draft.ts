import { useCallback, useEffect, useRef } from 'react';
import type { ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { saveDraft } from '../../draft.ts';
import type { OpenedList } from './use-list-source.ts';

/** Delay after the last change, so that a list of 5,000 lines is not written with every change. */
const QUIET_MS = 250;

/**
 * Saves the list under review on the device, shortly after each change and when the page is left. Returns a function
 * that saves it immediately.
 */
export const useSavedDraft = (opened: OpenedList | null, lines: readonly ReviewLine[]): (() => void) => {
  const pendingSave = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (opened === null || lines.length === 0) return;
    const save = (): void => {
      clearTimeout(timer);
      pendingSave.current = () => undefined;
      void saveDraft(opened, lines);
    };
    const timer = setTimeout(save, QUIET_MS);
    pendingSave.current = save;
    return () => clearTimeout(timer);
  }, [opened, lines]);
  const saveNow = useCallback((): void => pendingSave.current(), []);
  useEffect(() => {
    addEventListener('pagehide', saveNow);
    return () => removeEventListener('pagehide', saveNow);
  }, [saveNow]);
  return saveNow;
};
