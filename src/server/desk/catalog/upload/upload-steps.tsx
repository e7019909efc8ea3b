import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import type { CatalogUpload } from '../../../catalog-import/uploads/upload-store.ts';

const STEP_OF_STATE: Readonly<Record<CatalogUpload['state'], number>> = {
  columns: 1,
  checking: 2,
  checked: 2,
  failed: 2,
  publishing: 3,
  published: 4,
};

/** Returns a size of a file. @example fileSize(1_900_000) // '1.9 MB' */
const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The four steps of an upload with what is known of each. */
export const UploadSteps = ({ upload }: { readonly upload: CatalogUpload }): ReactNode => {
  const current = STEP_OF_STATE[upload.state];
  const used = upload.columns.filter((name) => name !== '').length;
  const { report } = upload;
  const steps = [
    { name: 'File', about: `${upload.fileName}, ${fileSize(upload.bytes)}` },
    { name: 'Columns', about: `${used} of ${upload.header.length} read` },
    {
      name: 'Check',
      about:
        report === null
          ? 'against the live version'
          : `${counted(report.rows, 'row')} against version ${report.version}`,
    },
    {
      name: 'Publish',
      about:
        upload.version === null
          ? `as version ${report === null ? '…' : report.version + 1}`
          : `as version ${upload.version}`,
    },
  ];
  return (
    <ol className="catalog-steps">
      {steps.map(({ name, about }, at) => (
        <li key={name} data-state={at < current ? 'done' : 'open'} aria-current={at === current ? 'step' : undefined}>
          <b>{name}</b>
          <span>{about}</span>
        </li>
      ))}
    </ol>
  );
};
