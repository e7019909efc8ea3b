import { counted } from '../../../domain/kit/text/counted.ts';
import { MAX_CONFIRMED } from '../../../domain/shop/catalog-uploads/upload-changes.ts';
import type { UploadReport } from './upload-report.ts';
import type { PublishRequest } from './upload-store.ts';

type Confirmation = Pick<PublishRequest, 'confirmed' | 'skipsErrors'>;

/** Returns why a checked file cannot be published, whatever the person confirms, or `null`. */
export const reportProblem = ({ isBlocked, added, changed, removed, confirmCount }: UploadReport): string | null => {
  if (isBlocked) return 'The catalog with this file would have errors. Correct the file, and upload it again.';
  if (confirmCount > MAX_CONFIRMED)
    return `${counted(confirmCount, 'price')} change by more than 50%. At most ${MAX_CONFIRMED} can be confirmed one by one: check the currency and the columns, or split the file.`;
  return added + changed + removed === 0 ? 'The file has no changes, so there is nothing to publish.' : null;
};

/** Returns why a report cannot be published with these confirmations, or `null`. */
export const publishProblem = (report: UploadReport, { confirmed, skipsErrors }: Confirmation): string | null => {
  const problem = reportProblem(report);
  if (problem !== null) return problem;
  if (report.errors > 0 && !skipsErrors)
    return `The file has ${counted(report.errors, 'error')}. Correct it and upload it again, or tick that rows with errors are skipped.`;
  const missing = report.toConfirm.filter(({ confirm }) => !confirmed.includes(confirm)).length;
  return missing === 0 ? null : `${counted(missing, 'price')} that change by more than 50% must be confirmed first.`;
};
