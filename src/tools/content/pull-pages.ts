import { type PullStep, pagesToWrite, planPull } from './pull-plan.ts';
import type { PullStore } from './pull-store.ts';
import type { WritableSpace } from './push-space.ts';

/** Brings the published entries of a space into a store; without `write` it only says what it would do. */
export const pullPages = async (
  space: Pick<WritableSpace, 'entries'>,
  store: PullStore,
  { write }: { readonly write: boolean },
): Promise<PullStep[]> => {
  const [entries, own] = await Promise.all([space.entries({ published: true }), store.read()]);
  const steps = planPull(entries, own);
  if (write) await store.write(pagesToWrite(steps));
  return steps;
};
