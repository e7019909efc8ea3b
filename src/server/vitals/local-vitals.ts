import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';
import type { MeasuredView } from '../../domain/site/api/vitals.ts';
import { VITALS_DAYS } from '../../domain/site/retention-days.ts';
import { PAGE_TYPES } from '../../domain/site/vitals/page-types.ts';
import { DEVICES, VITAL_NAMES } from '../../domain/site/vitals/vital.ts';
import { vitalsReport } from '../../domain/site/vitals/vitals-report.ts';
import type { VitalsStore } from './vitals-store.ts';

/** Values kept; the oldest go. A report reads them all. */
export const MOST_VALUES = 20_000;

const DAY_MS = 86_400_000;

const INSERT = `INSERT INTO vitals (measured_on, page, device, connection, name, value, navigation)
  SELECT ?, ?, ?, ?, value ->> 'name', value ->> 'value', value ->> 'navigation' FROM json_each(?)`;
const FORGET = 'DELETE FROM vitals WHERE id <= (SELECT max(id) FROM vitals) - ?';
const READ = 'SELECT page, device, name, value FROM vitals WHERE measured_on > ?';

const rows = readable(
  v.object({
    page: v.picklist(PAGE_TYPES),
    device: v.picklist(DEVICES),
    name: v.picklist(VITAL_NAMES),
    value: v.number(),
  }),
);

/** A day as rows name it: nothing finer is kept. */
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The newest values in D1: for a site whose Analytics Engine cannot be asked, as that of an engineer's machine. */
export const localVitals = (db: D1Database, now: () => number): VitalsStore => ({
  source: 'this site’s own database',
  async write({ page, device, connection, metrics }: MeasuredView) {
    await db.batch([
      db.prepare(INSERT).bind(dayOf(now()), page, device, connection, JSON.stringify(metrics)),
      db.prepare(FORGET).bind(MOST_VALUES),
    ]);
  },
  async report() {
    const { results } = await db
      .prepare(READ)
      .bind(dayOf(now() - VITALS_DAYS * DAY_MS))
      .all();
    return vitalsReport(v.parse(rows, results));
  },
});
