import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';
import type { MeasuredView } from '../../domain/site/api/vitals.ts';
import { VITALS_DAYS } from '../../domain/site/retention-days.ts';
import { PAGE_TYPES } from '../../domain/site/vitals/page-types.ts';
import { DEVICES, VITAL_NAMES } from '../../domain/site/vitals/vital.ts';
import { vitalsReport, vitalsTotals } from '../../domain/site/vitals/vitals-report.ts';
import type { VitalsStore } from './vitals-store.ts';

/** Maximum number of stored values; the oldest are deleted. A report reads all of them. */
export const MAX_VALUES = 20_000;

const DAY_MS = 86_400_000;

const INSERT = `INSERT INTO vitals (measured_on, page, device, connection, name, value, navigation)
  SELECT ?, ?, ?, ?, value ->> 'name', value ->> 'value', value ->> 'navigation' FROM json_each(?)`;
const DELETE_OLDEST = 'DELETE FROM vitals WHERE id <= (SELECT max(id) FROM vitals) - ?';
const READ = 'SELECT page, device, name, value FROM vitals WHERE measured_on > ?';

const rows = readable(
  v.object({
    page: v.picklist(PAGE_TYPES),
    device: v.picklist(DEVICES),
    name: v.picklist(VITAL_NAMES),
    value: v.number(),
  }),
);

/** Returns the UTC date stored in a row. No finer time is stored. */
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Stores the newest values in D1. For sites without access to Analytics Engine, such as in development. */
export const localVitals = (db: D1Database, now: () => number): VitalsStore => {
  const read = async () => {
    const { results } = await db
      .prepare(READ)
      .bind(dayOf(now() - VITALS_DAYS * DAY_MS))
      .all();
    return v.parse(rows, results);
  };
  return {
    source: 'this site’s own database',
    async write({ page, device, connection, metrics }: MeasuredView) {
      await db.batch([
        db.prepare(INSERT).bind(dayOf(now()), page, device, connection, JSON.stringify(metrics)),
        db.prepare(DELETE_OLDEST).bind(MAX_VALUES),
      ]);
    },
    async report() {
      return vitalsReport(await read());
    },
    async totals() {
      return vitalsTotals(await read());
    },
  };
};
