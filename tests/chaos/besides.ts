import type { FaultWorker } from './fault-worker.ts';
import type { Fault } from './faults.ts';
import { sendLeavers } from './leavers.ts';
import { owedMails } from './storage.ts';
import { interruptSync } from './sync-interruption.ts';

const LEAVERS = 6;

/** The result of background activity during a fault, with its problems. */
interface Beside {
  readonly told: object;
  readonly problems: string[];
}

const interruption = async (worker: FaultWorker): Promise<Beside> => {
  try {
    return { told: { rowsRead: await interruptSync(worker) }, problems: [] };
  } catch (error) {
    return { told: {}, problems: [String(error)] };
  }
};

/**
 * Starts background activity in addition to the visits during a fault. Returns the function that ends it and reports on
 * it.
 */
export const besides = (fault: Fault, worker: FaultWorker, product: number): (() => Promise<Beside>) => {
  if (fault === 'visitors leave') {
    const leavers = sendLeavers(worker.origin, product, LEAVERS);
    return async () => ({ told: { left: await leavers.stop() }, problems: [] });
  }
  if (fault === 'sync interrupted') {
    const interrupted = interruption(worker);
    return () => interrupted;
  }
  if (fault === 'mail fails') {
    return async () => {
      const pendingMails = await owedMails(worker.worker);
      return { told: { pendingMails }, problems: pendingMails > 0 ? [] : ['no mail was pending'] };
    };
  }
  return async () => ({ told: {}, problems: [] });
};
