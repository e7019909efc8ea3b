import { faceSealGlands } from '../domain/sizes/glands.ts';
import { toleranceTable } from '../domain/sizes/tolerances.ts';
import glandsCsv from './data/glands.csv';
import tolerancesCsv from './data/tolerances-as568.csv';
import { parseCsv } from './db/csv.ts';

/** AS568 tolerances and face-seal grooves, read once per isolate from the tables bundled with the Worker. */
export const tolerances = toleranceTable(parseCsv(tolerancesCsv));
export const glands = faceSealGlands(parseCsv(glandsCsv));
