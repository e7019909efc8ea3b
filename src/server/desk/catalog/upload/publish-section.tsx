import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import { reportProblem } from '../../../catalog-import/uploads/publish-problem.ts';
import type { UploadReport } from '../../../catalog-import/uploads/upload-report.ts';
import type { CatalogUpload } from '../../../catalog-import/uploads/upload-store.ts';

interface PublishProps {
  readonly upload: CatalogUpload;
  readonly report: UploadReport;
  readonly mayChange: boolean;
  readonly mayPublish: boolean;
}

const headText = ({ errors, toConfirm }: UploadReport): string => {
  const parts = [
    errors > 0 ? counted(errors, 'error') : '',
    toConfirm.length > 0 ? `${counted(toConfirm.length, 'price')} to confirm` : '',
  ].filter(Boolean);
  return parts.length === 0 ? 'No errors.' : `${parts.join(' and ')}.`;
};

const Confirmations = ({ report }: Pick<PublishProps, 'report'>): ReactNode => (
  <div className="catalog-choices">
    {report.toConfirm.map(({ name, detail, before, after, confirm }) => (
      <label className="catalog-check" key={confirm}>
        <input type="checkbox" name="confirm" value={confirm} data-required /> {name} at {after} for {detail} is right
        {before === '' ? '' : ` (was ${before})`}
      </label>
    ))}
    {report.errors === 0 ? null : (
      <label className="catalog-check">
        <input type="checkbox" name="skip" value="1" data-required /> Publish without{' '}
        {report.skippedRows === 1 ? 'the row' : `the ${formatCount(report.skippedRows)} rows`} with errors or of the
        same parts
      </label>
    )}
  </div>
);

/** What is left to do before publishing, and the button. */
export const PublishSection = ({ upload, report, mayChange, mayPublish }: PublishProps): ReactNode => {
  const problem = reportProblem(report);
  const changes = report.added + report.changed + report.removed;
  const action = `/desk/catalog/uploads/${upload.id}`;
  return (
    <section aria-label="Publish">
      <form className="catalog-publish" method="post" action={`${action}/publish`} data-publish>
        <input type="hidden" name="digest" value={report.digest} />
        <p>
          <b>{headText(report)}</b>{' '}
          {report.errors === 0 ? '' : 'A part is never half read: an error in one of its rows skips all of them. '}
          {problem ?? ''}
        </p>
        {problem === null && mayPublish ? <Confirmations report={report} /> : null}
        <div className="catalog-buttons">
          {problem === null && mayPublish ? (
            <input
              className="field-input field-input-small"
              name="note"
              maxLength={200}
              placeholder="Note for the list of versions"
              aria-label="Note for the list of versions"
            />
          ) : null}
          {report.errors === 0 ? null : (
            <a className="button catalog-last" href={`${action}/errors.csv`}>
              <Download className="icon" /> Errors, CSV
            </a>
          )}
          {mayChange ? (
            <a className={`button ${report.errors === 0 ? 'catalog-last' : ''}`} href="/desk/catalog">
              {report.errors === 0 ? 'Upload another file' : 'Fix and upload again'}
            </a>
          ) : null}
          {problem === null && mayPublish ? (
            <button className="button button-primary" type="submit">
              Publish {counted(changes, 'change')}
            </button>
          ) : null}
        </div>
      </form>
      <p className="catalog-note">
        {mayPublish
          ? 'Every price that changes by more than 50% must be confirmed. It is all or nothing: one version goes live in one step, and visitors never see half of it.'
          : 'Your role can look at the result. Catalog or Admin publishes it.'}
      </p>
      {mayChange ? (
        <form method="post" action={`${action}/discard`}>
          <button className="button button-small button-plain" type="submit">
            Discard this upload
          </button>
        </form>
      ) : null}
    </section>
  );
};
