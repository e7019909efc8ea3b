import type { ReadOptions } from '../directus/client.ts';

/** Of reads that nobody waits for: a large server takes its time to group a million rows. */
export const PATIENT: ReadOptions = { timeoutMs: 30_000 };
