import { useEffect, useState } from 'react';
import { mayHaveOutbox } from '../../stores/outbox/outbox-hint.ts';
import { whenLoadedAndIdle } from '../../when-idle.ts';

/** The outbox and its view. */
export type OutboxParts = typeof import('./outbox-parts.ts');

/**
 * Returns the outbox and its view once they are loaded: immediately if requests wait, and otherwise when the browser is
 * idle, if the visitor may write one.
 */
export const useOutbox = (mayWrite: boolean): OutboxParts | null => {
  const [parts, setParts] = useState<OutboxParts | null>(null);
  useEffect(() => {
    const load = (): void => {
      // Without it, the cart works as before.
      import('./outbox-parts.ts').then(setParts, () => undefined);
    };
    if (mayHaveOutbox()) load();
    else if (mayWrite) whenLoadedAndIdle(load);
  }, [mayWrite]);
  return parts;
};
