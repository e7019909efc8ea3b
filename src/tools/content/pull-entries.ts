import { type PullStep, pagesToWrite, planPull } from './pull-plan.ts';
import type { PullStore } from './pull-store.ts';
import type { WritableSpace } from './push-space.ts';

/** Copies the published entries of a space into a store. Without `write`, only reports what it would do. */
export const pullEntries = async (
  space: Pick<WritableSpace, 'entries'>,
  store: PullStore,
  { write }: { readonly write: boolean },
): Promise<PullStep[]> => {
  const models = store.models.map((model) => space.entries(model, { published: true }));
  const [entries, own] = await Promise.all([Promise.all(models), store.read()]);
  const steps = planPull(entries.flat(), own);
  if (write) await store.write(pagesToWrite(steps));
  return steps;
};
