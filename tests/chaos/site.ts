import type { FaultBackend } from './fault-backend.ts';
import type { Done, FaultWorker } from './fault-worker.ts';
import { backendFaultOf, bindingFaultsOf, type Fault } from './faults.ts';
import { type Go, reading } from './visit.ts';

const MINUTE = 60_000;
const SKEW_MS = 5 * MINUTE;

/** The environment of the Worker, changed together: bindings, backend and the clocks of both isolates. */
export interface Site {
  /** Starts a fault, or ends all with `null`, and advances the clocks. */
  set(fault: Fault | null, forward?: number, options?: { readonly isCold?: boolean }): Promise<Done>;
  /** Fires a cron trigger without a fault. */
  trigger(cron: string, forward: number): Promise<Done>;
}

export const siteOf = (worker: FaultWorker, backend: FaultBackend, olderPointer: string): Site => {
  let ahead = 0;
  return {
    async set(fault, forward = 0, { isCold = false } = {}) {
      ahead += forward;
      backend.fault = fault && backendFaultOf(fault);
      const bindings = fault === null ? {} : bindingFaultsOf(fault);
      if (fault === 'clock skew') await worker.surround({ ahead: ahead + SKEW_MS }, 'twin');
      return worker.surround({ ...bindings, ahead, isCold, olderPointer });
    },
    trigger(cron, forward) {
      ahead += forward;
      return worker.surround({ ahead, cron });
    },
  };
};

/**
 * Throws unless the clock affects the response cache: a page that was a hit must not be one two hours later. Otherwise,
 * nothing below that cache would be called during a fault.
 */
export const checkClock = async (site: Site, go: Go): Promise<void> => {
  const page = reading('/faq');
  await go(page);
  const before = (await go(page)).cacheStatus ?? '';
  if (!/; hit/.test(before)) throw new Error(`/faq is not cached without a fault: ${before}`);
  await site.set(null, 120 * MINUTE);
  const after = (await go(page)).cacheStatus ?? '';
  if (/; hit/.test(after)) throw new Error(`The clock does not affect the response cache: ${after} after two hours.`);
};
