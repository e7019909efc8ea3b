import type { MeasuredView } from '../../domain/site/api/vitals.ts';
import type { VitalsRow } from '../../domain/site/vitals/vitals-report.ts';

/** Where the speed of pages is kept, as visitors' browsers measured it. */
export interface VitalsStore {
  /** In words of the page that shows it. */
  readonly source: string;
  write(view: MeasuredView): Promise<void>;
  /** Percentiles of the last days. Throws while they cannot be read. */
  report(): Promise<readonly VitalsRow[]>;
}
