import type { MeasuredView } from '../../domain/site/api/vitals.ts';
import type { VitalsRow, VitalsTotal } from '../../domain/site/vitals/vitals-report.ts';

/** Stores the speed of pages as measured by visitors' browsers. */
export interface VitalsStore {
  /** Name of the source, as shown on the page. */
  readonly source: string;
  write(view: MeasuredView): Promise<void>;
  /** Returns percentiles of the last days. Throws if they cannot be read. */
  report(): Promise<readonly VitalsRow[]>;
  /** Returns the 75th percentile of each metric over all pages. Throws if they cannot be read. */
  totals(): Promise<readonly VitalsTotal[]>;
}
