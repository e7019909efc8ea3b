import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './steps.ts';

/** Duration of the last complete run of a command on this machine. */
export interface LastRun {
  readonly seconds: number;
  /** ISO date. */
  readonly at: string;
}

const fileOf = (name: string): string => join(projectRoot, '.wrangler/runs', `${name.replace(/\W+/g, '-')}.json`);

/** Returns the record of the command's last run, or `null` without one. */
export const lastRun = (name: string): LastRun | null => {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return null;
  }
};

/** Records the duration of a command since `startedAt`. */
export const recordRun = (name: string, startedAt: number): void => {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify({ seconds, at: new Date().toISOString().slice(0, 10) }));
  console.log(`\n✓ ${name} in ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
};
