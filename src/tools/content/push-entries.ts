import { type EntryJson, modelOf, type PushStep, planPush, pushedEntry } from './push-plan.ts';
import type { WritableSpace } from './push-space.ts';

export interface PushOptions {
  /** Writes the entries; without it, nothing is written. */
  readonly write: boolean;
  /** Also overwrites entries that staff have edited in the space. */
  readonly overwrite: boolean;
}

/**
 * Writes pages and sections into a space, one after another. After an interruption or error, it can be run again:
 * entries that already exist are left unchanged. Returns the steps that were taken, or would be taken.
 */
export const pushEntries = async (
  own: readonly EntryJson[],
  space: WritableSpace,
  { write, overwrite }: PushOptions,
): Promise<PushStep[]> => {
  const models = [...new Set(own.map(modelOf))];
  const there = await Promise.all(models.map((model) => space.entries(model)));
  const steps = planPush(own, there.flat()).map((step) =>
    overwrite && step.action === 'edited' ? { ...step, action: 'update' as const } : step,
  );
  if (!write) return steps;
  for (const { action, path, entry, id } of steps) {
    try {
      if (action === 'create') await space.create(pushedEntry(entry));
      else if (action === 'update' && id !== null) await space.update(id, pushedEntry(entry));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Stopped at ${path}. ${why} What was written before stays; run it again to go on.`, { cause });
    }
  }
  return steps;
};
