import type { D1Database } from '@cloudflare/workers-types';
import { AppError } from '../http/app-error.ts';

/** A response with a status of 500 or more. It contains no text of the request or of the error. */
export interface SiteError {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly requestId: string;
  readonly method: string;
  /** Pattern of the route. */
  readonly route: string;
  readonly status: number;
  /** Code of an expected failure, or the class of an unexpected one. */
  readonly kind: string;
}

/** Errors of the last days. */
export interface SiteErrors {
  /** Stores an error, at most `MAX_PER_HOUR` in an hour. Never throws. */
  record(error: Omit<SiteError, 'at'>): Promise<void>;
  /** Returns the errors of the last day, newest first: at most `limit`. */
  lastDay(limit: number): Promise<readonly SiteError[]>;
  /** Deletes errors after 7 days. */
  forgetEnded(): Promise<void>;
}

/** Maximum number of stored errors per hour, so that an attack cannot fill the table. */
export const MAX_PER_HOUR = 60;
/** Maximum number of writes that one isolate tries per minute. */
const TRIES_A_MINUTE = 10;
/** Days for which errors are stored. */
export const ERROR_DAYS = 7;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const RECORD = `INSERT INTO site_errors (at, request_id, method, route, status, kind) SELECT ?1, ?2, ?3, ?4, ?5, ?6
  WHERE (SELECT count(*) FROM site_errors WHERE at > ?7) < ${MAX_PER_HOUR}`;
const LAST_DAY = `SELECT at, request_id AS requestId, method, route, status, kind FROM site_errors
  WHERE at > ?1 ORDER BY at DESC, id DESC LIMIT ?2`;

/** Returns the code of an expected failure, or the class of an unexpected one. Never the message, which may contain user text. */
export const errorKind = (error: unknown): string => {
  if (error instanceof AppError && error.code !== 'unexpected') return error.code;
  const cause = error instanceof AppError ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return /^[A-Za-z]\w{0,39}$/.test(name) ? name : 'Error';
};

export const siteErrors = (db: D1Database, now: () => number): SiteErrors => {
  let minute = 0;
  let tries = 0;
  return {
    async record({ requestId, method, route, status, kind }) {
      const at = now();
      const current = Math.floor(at / MINUTE_MS);
      if (current !== minute) [minute, tries] = [current, 0];
      tries += 1;
      if (tries > TRIES_A_MINUTE) return;
      try {
        await db
          .prepare(RECORD)
          .bind(at, requestId, method, route.slice(0, 100), status, kind, at - HOUR_MS)
          .run();
      } catch {
        // The failure itself is in the log, and while the database fails, so does this.
      }
    },
    async lastDay(limit) {
      const { results } = await db
        .prepare(LAST_DAY)
        .bind(now() - DAY_MS, limit)
        .all<SiteError>();
      return results;
    },
    async forgetEnded() {
      await db
        .prepare('DELETE FROM site_errors WHERE at < ?')
        .bind(now() - ERROR_DAYS * DAY_MS)
        .run();
    },
  };
};
