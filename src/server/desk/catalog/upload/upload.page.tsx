import { Check, CircleAlert, Download, Repeat, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import type { KindOfUpload } from '../../../../domain/shop/catalog-uploads/upload-kinds.ts';
import type { CatalogVersion } from '../../../catalog-import/catalog-versions.ts';
import type { CatalogUpload } from '../../../catalog-import/uploads/upload-store.ts';
import type { DeskShortcut } from '../../desk-page.tsx';
import { CatalogFrame } from '../catalog-frame.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { PublishSection } from './publish-section.tsx';
import { ReportSection } from './report-section.tsx';
import type { RowFilter } from './shown-rows.ts';
import { UploadSteps } from './upload-steps.tsx';

interface UploadPageProps {
  readonly upload: CatalogUpload;
  readonly kind: KindOfUpload | null;
  readonly live: CatalogVersion | null;
  readonly filter: RowFilter;
  readonly mayChange: boolean;
  readonly mayPublish: boolean;
  /** Why the form was refused, or `null`. */
  readonly problem: string | null;
  readonly now: number;
}

export const title = ({ upload }: UploadPageProps): string => `${upload.fileName}, catalog`;
export const place = 'catalog';
export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['J', 'K'], label: 'next, previous row' },
  { keys: ['E'], label: 'next error' },
  { keys: ['U'], label: 'use suggestion' },
  { keys: ['D'], label: 'download diff' },
  { keys: ['Ctrl', 'Enter'], label: 'publish' },
];

/** Progress of a job. Without JavaScript the page loads itself again. */
const Progress = ({ upload, text }: Pick<UploadPageProps, 'upload'> & { readonly text: string }): ReactNode => (
  <section aria-label="Progress">
    <p
      className="catalog-progress"
      role="status"
      data-poll={`/desk/catalog/uploads/${upload.id}/state`}
      data-state={upload.state}
    >
      <span data-progress>{text}</span>
      <progress aria-label={text} />
    </p>
    <noscript>
      <meta httpEquiv="refresh" content="3" />
    </noscript>
    <p className="catalog-note">Leaving the page does not stop it.</p>
  </section>
);

const Published = ({ upload }: Pick<UploadPageProps, 'upload'>): ReactNode => (
  <Notice tone="ok" icon={Check} as="div" role="status">
    <b>Version {upload.version} is live.</b>{' '}
    {upload.report === null
      ? ''
      : `${formatCount(upload.report.added + upload.report.changed + upload.report.removed)} changes, ${formatCount(upload.report.skippedRows)} rows skipped. `}
    Prices and stock on pages of parts are new; search follows within a minute.{' '}
    <a className="catalog-link" href="/desk/catalog/versions">
      Versions, and the way back
    </a>
  </Notice>
);

const CheckAgain = ({ upload }: Pick<UploadPageProps, 'upload'>): ReactNode => (
  <form className="catalog-fix" method="post" action={`/desk/catalog/uploads/${upload.id}/check`}>
    <button className="button button-small" type="submit">
      Check again
    </button>
  </form>
);

const Message = ({ upload, live, mayChange, problem }: UploadPageProps): ReactNode => {
  const isOutdated = upload.state === 'checked' && upload.report !== null && upload.report.version !== (live?.id ?? 0);
  return (
    <>
      {problem === null ? null : (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          {problem}
        </Notice>
      )}
      {upload.state === 'failed' ? (
        <Notice tone="danger" icon={CircleAlert} as="div" role="alert">
          {upload.message} Nothing was changed. {mayChange ? <CheckAgain upload={upload} /> : null}
        </Notice>
      ) : null}
      {isOutdated && live !== null ? (
        <Notice tone="warning" icon={Repeat} as="div" role="status">
          <b>
            {live.who} published version {live.id}.
          </b>{' '}
          Your file was checked against {upload.report?.version}. {mayChange ? <CheckAgain upload={upload} /> : null}
        </Notice>
      ) : upload.state === 'checked' && upload.message !== '' ? (
        <Notice tone="warning" icon={Repeat} role="status">
          {upload.message}
        </Notice>
      ) : null}
    </>
  );
};

/** `/desk/catalog/uploads/{id}`: columns, check and publication of a file. */
export default function UploadPage(props: UploadPageProps): ReactNode {
  const { upload, kind, live, filter, mayChange, mayPublish, now } = props;
  const { report, state } = upload;
  return (
    <CatalogFrame
      tab="upload"
      live={live}
      now={now}
      actions={
        <>
          <a className="button button-small" href="/desk/catalog/tables">
            <Download className="icon" /> Download tables
          </a>
          {mayChange ? (
            <a className="button button-small" href="/desk/catalog">
              <Upload className="icon" /> Upload another file
            </a>
          ) : null}
        </>
      }
    >
      <UploadSteps upload={upload} />
      <Message {...props} />
      {state === 'columns' ? <ColumnsSection upload={upload} kind={kind} mayChange={mayChange} /> : null}
      {state === 'checking' ? (
        <Progress
          upload={upload}
          text={upload.rowsRead === 0 ? 'Reading the catalog' : `Row ${formatCount(upload.rowsRead)}`}
        />
      ) : null}
      {state === 'publishing' ? (
        <Progress upload={upload} text={`Publishing version ${(report?.version ?? 0) + 1}`} />
      ) : null}
      {state === 'published' ? <Published upload={upload} /> : null}
      {report !== null && kind !== null && (state === 'checked' || state === 'published') ? (
        <>
          <ReportSection
            upload={upload}
            kind={kind}
            report={report}
            filter={filter}
            mayChange={mayChange && state === 'checked'}
          />
          {state === 'checked' ? (
            <PublishSection upload={upload} report={report} mayChange={mayChange} mayPublish={mayPublish} />
          ) : null}
        </>
      ) : null}
    </CatalogFrame>
  );
}
