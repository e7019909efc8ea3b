import type { D1Database } from '@cloudflare/workers-types';

/** Jobs whose last run the desk shows. */
export type JobName = 'catalog-refresh' | 'page-check';

/** The last run of a job. */
export interface JobRun {
  /** Milliseconds since 1970. */
  readonly ranAt: number;
  /** Result in a few words. */
  readonly outcome: string;
}

/** Remembers when periodic jobs last ran. */
export interface JobRuns {
  record(job: JobName, outcome: string): Promise<void>;
  read(): Promise<Readonly<Partial<Record<JobName, JobRun>>>>;
}

const RECORD = `INSERT INTO job_runs (job, ran_at, outcome) VALUES (?1, ?2, ?3)
  ON CONFLICT (job) DO UPDATE SET ran_at = ?2, outcome = ?3`;

export const jobRuns = (db: D1Database, now: () => number): JobRuns => ({
  async record(job, outcome) {
    await db.prepare(RECORD).bind(job, now(), outcome).run();
  },
  async read() {
    const { results } = await db
      .prepare('SELECT job, ran_at AS ranAt, outcome FROM job_runs')
      .all<JobRun & { readonly job: JobName }>();
    return Object.fromEntries(results.map(({ job, ranAt, outcome }) => [job, { ranAt, outcome }]));
  },
});
