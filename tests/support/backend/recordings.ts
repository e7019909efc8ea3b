import extras from '../../fixtures/directus/extras.json' with { type: 'json' };
import limits from '../../fixtures/directus/limits.json' with { type: 'json' };
import postgres from '../../fixtures/directus/postgres.json' with { type: 'json' };
import sqlite from '../../fixtures/directus/sqlite.json' with { type: 'json' };

/** One exchange with a real Directus server. */
export interface Recording {
  readonly name: string;
  readonly note: string | null;
  readonly request: {
    readonly method: string;
    /** As sent; a few very long ones are truncated after 400 characters. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for responses that are not JSON, and for very long ones. */
  readonly json?: unknown;
  readonly text?: string;
  /** The number of rows, when the recording contains only the first twelve. */
  readonly rows?: number;
}

const listed = (recordings: object): Recording[] =>
  Object.entries(recordings as Record<string, Omit<Recording, 'name'>>).map(([name, one]) => ({ ...one, name }));

/** All exchanges with the two database types of a server, and those of special settings. */
export const RECORDINGS: Readonly<Record<'extras' | 'limits' | 'postgres' | 'sqlite', readonly Recording[]>> = {
  sqlite: listed(sqlite),
  postgres: listed(postgres),
  extras: listed(extras),
  limits: listed(limits),
};

export const recording = (kind: keyof typeof RECORDINGS, name: string): Recording => {
  const found = RECORDINGS[kind].find((one) => one.name === name || one.name.endsWith(`-${name}`));
  if (!found) throw new Error(`There is no recording ${name} of ${kind}.`);
  return found;
};
