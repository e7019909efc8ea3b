import type { PartValues } from '../../../src/domain/shop/catalog/model.ts';
import { MAX_CHANGED_PARTS, type SyncBackend } from '../../../src/server/backend/port.ts';
import type { StepResult, Steps } from '../../../src/server/sync/steps.ts';
import { createSyncControl, type SyncControl } from '../../../src/server/sync/sync-control.ts';
import type { SyncLog, SyncRun } from '../../../src/server/sync/sync-run.ts';
import type { NaiveCatalog } from '../catalog/naive-catalog.ts';
import { SMALL_CATALOG } from '../catalog/small-catalog.ts';
import { fakeKv } from './fake-kv.ts';

/** The isolate that ran the synchronization has ended. */
export class Interruption extends Error {}

/** Counts every call that leaves the isolate, and ends the isolate before or after one of them. */
export interface Interrupter {
  calls: number;
  /** The call at which the isolate ends, counted from 1; 0 for never. */
  endsAt: number;
  /** Whether the call still takes effect. */
  isAfter: boolean;
  through<Result>(call: () => Promise<Result>): Promise<Result>;
}

export const interrupter = (): Interrupter => {
  let isGone = false;
  const self: Interrupter = {
    calls: 0,
    endsAt: 0,
    isAfter: false,
    async through(call) {
      self.calls += 1;
      isGone = self.endsAt > 0 && self.calls === self.endsAt;
      if (isGone && !self.isAfter) throw new Interruption();
      const result = await call();
      if (isGone) throw new Interruption();
      return result;
    },
  };
  return self;
};

/** Returns the same object with every method call counted and, at the chosen one, interrupted. */
export const interruptible = <T extends object>(target: T, cut: Interrupter): T =>
  new Proxy(target, {
    get: (object, name) => {
      const value: unknown = Reflect.get(object, name);
      return typeof value === 'function'
        ? (...given: unknown[]) => cut.through(async () => Reflect.apply(value, object, given))
        : value;
    },
  });

/** Steps whose results survive an interruption, as in a Workflow: as JSON of up to 1 MiB. */
export const keptSteps = (cut: Interrupter): Steps & { readonly names: string[] } => {
  const results = new Map<string, string>();
  const names: string[] = [];
  return {
    names,
    async do<Result extends StepResult>(name: string, work: () => Promise<Result>): Promise<Result> {
      const known = results.get(name);
      if (known !== undefined) return JSON.parse(known) as Result;
      names.push(name);
      const text = JSON.stringify(await work());
      if (text.length > 2 ** 20) throw new RangeError(`Step ${name} returned ${text.length} bytes.`);
      await cut.through(async () => results.set(name, text));
      return JSON.parse(text) as Result;
    },
  };
};

/** A log of runs in memory. */
export const memoryLog = (now: () => number = () => 0): SyncLog & { readonly runs: Map<string, SyncRun> } => {
  const runs = new Map<string, SyncRun>();
  const change = (id: string, facts: Partial<SyncRun>): void => {
    const run = runs.get(id);
    if (run) runs.set(id, { ...run, ...facts, updatedAt: now() });
  };
  return {
    runs,
    async begin({ id, kind, forced }) {
      if (runs.has(id) || [...runs.values()].some(({ state }) => state === 'running')) return false;
      const nothing = {
        endedAt: null,
        expected: null,
        rowsRead: 0,
        parts: null,
        leftOut: null,
        version: null,
        next: null,
      };
      runs.set(id, { id, kind, forced, state: 'running', startedAt: now(), updatedAt: now(), message: '', ...nothing });
      return true;
    },
    note: async (id, facts) => change(id, facts),
    end: async (id, state, facts) => change(id, { ...facts, state, endedAt: 0 }),
    async follow({ kind, forced }) {
      const active = [...runs.values()].find(({ state }) => state === 'running');
      if (active === undefined) return false;
      const { next } = active;
      const isFull = kind === 'full' || next?.kind === 'full';
      runs.set(active.id, {
        ...active,
        next: { kind: isFull ? 'full' : 'refresh', forced: forced || next?.forced === true },
      });
      return true;
    },
    byId: async (id) => runs.get(id) ?? null,
    latest: async (count) => [...runs.values()].reverse().slice(0, count),
    running: async () => [...runs.values()].filter(({ state }) => state === 'running'),
  };
};

/** A backend over plain lists that returns `pageSize` parts per page, in the order of their ids. */
export const listBackend = (
  { sizes, compounds, modifiers, parts }: NaiveCatalog,
  pageSize: number,
  changes: readonly PartValues[] = [],
): SyncBackend => {
  const byId = parts.toSorted((a, b) => a.id - b.id);
  return {
    catalogSizes: async () => sizes,
    catalogCompounds: async () => ({ modifiers, compounds }),
    async *catalogParts() {
      yield parts;
    },
    partCount: async () => byId.length,
    async partsPage(_lists, after) {
      const from = after === null ? 0 : byId.findIndex(({ id }) => id > after);
      const page = from === -1 ? [] : byId.slice(from, from + pageSize);
      return { parts: page, rows: page.length, next: page.at(-1)?.id ?? null };
    },
    changeCursor: async () => String(changes.length),
    changedParts: async (since) => ({
      values: changes.length > MAX_CHANGED_PARTS ? [] : changes.slice(Number(since)),
      isTooMany: changes.length > MAX_CHANGED_PARTS,
      cursor: String(changes.length),
    }),
  };
};

/** Returns keys of a store that belong to runs, not to published versions. */
export const keysOfRuns = (store: { readonly values: ReadonlyMap<string, unknown> }): string[] =>
  [...store.values.keys()].filter((key) => key.startsWith('sync/'));

/** Synchronizations of a deployment that cannot run any. */
export const idleSyncDesk = (): SyncControl =>
  createSyncControl({
    backend: listBackend(SMALL_CATALOG, 100),
    kv: fakeKv(),
    log: memoryLog(),
    now: () => 0,
    newId: () => 'run',
    workflow: null,
  });

/** Replaces the pauses of a run in tests. */
export const noPause = async (): Promise<void> => undefined;
