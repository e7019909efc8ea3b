import type { ChangeSummary } from '../../../domain/shop/catalog-uploads/upload-changes.ts';
import type { ListedProblem } from '../../../domain/shop/catalog-uploads/upload-problems.ts';

/** An open quote that has a part whose price changes. */
export interface AffectedQuote {
  readonly number: string;
  readonly publicId: string;
  readonly parts: readonly string[];
}

/** Result of checking an upload, as the page shows it. */
export interface UploadReport extends Omit<ChangeSummary, 'diffCsv'> {
  /** Number of the version that the file was compared with. */
  readonly version: number;
  readonly ms: number;
  readonly rows: number;
  readonly errors: number;
  readonly skippedRows: number;
  /** Parts that change, and parts of the catalog. */
  readonly parts: number;
  readonly allParts: number;
  readonly isBlocked: boolean;
  readonly problems: readonly ListedProblem[];
  readonly quotes: readonly AffectedQuote[];
}
