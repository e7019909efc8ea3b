import { readFileSync } from 'node:fs';

/** The texts the seed is made from. */
export interface SeedSources {
  readonly as568Csv: string;
  readonly jisCsv: string;
  readonly metricCsv: string;
  readonly materialsCsv: string;
}

const read = (name: string): string => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

/** Reads the tables in src/data. */
export const readSeedSources = (): SeedSources => ({
  as568Csv: read('sizes-as568.csv'),
  jisCsv: read('sizes-jis.csv'),
  metricCsv: read('sizes-metric.csv'),
  materialsCsv: read('materials.csv'),
});
