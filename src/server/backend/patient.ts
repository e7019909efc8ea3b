import type { ReadOptions } from '../directus/client.ts';

/** Options for background reads: a large server needs time to group a million rows. */
export const PATIENT: ReadOptions = { timeoutMs: 30_000 };
