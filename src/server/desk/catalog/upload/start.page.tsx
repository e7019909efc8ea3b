import { CircleAlert, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import type { CatalogVersion } from '../../../catalog-import/catalog-versions.ts';
import type { CatalogUpload } from '../../../catalog-import/uploads/upload-store.ts';
import { deskTime } from '../../desk-time.ts';
import { TableScroll } from '../../table-scroll.tsx';
import { CatalogFrame } from '../catalog-frame.tsx';
import { CATALOG_TABLES } from '../downloads/catalog-table-list.ts';

export interface StartPageProps {
  readonly uploads: readonly CatalogUpload[];
  readonly live: CatalogVersion | null;
  readonly mayUpload: boolean;
  /** Whether the catalog is in this site's database. */
  readonly isOwn: boolean;
  /** Why the file was refused, or `null`. */
  readonly problem: string | null;
  readonly maxSize: string;
  readonly now: number;
}

export const title = 'Catalog';
export const place = 'catalog';

const STATES: Readonly<Record<CatalogUpload['state'], string>> = {
  columns: 'Choose columns',
  checking: 'Checking',
  checked: 'Checked, not published',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Could not be read',
};

const Drop = ({ maxSize }: Pick<StartPageProps, 'maxSize'>): ReactNode => (
  <form className="catalog-drop" method="post" action="/desk/catalog/uploads" encType="multipart/form-data" data-drop>
    <Upload className="icon" />
    <label>
      <b>Choose a CSV or XLSX file</b>
      <small>
        Prices, stock or another table of the catalog, up to {maxSize}. The kind is read from the header row. Nothing is
        live until you publish.
      </small>
      <input className="desk-file" type="file" name="file" accept=".csv,.tsv,.txt,.xlsx" required />
    </label>
    <button className="button button-strong" type="submit">
      Upload
    </button>
  </form>
);

const Templates = (): ReactNode => (
  <p className="catalog-note">
    Templates:{' '}
    {CATALOG_TABLES.map(({ file }, at) => (
      <span key={file}>
        {at === 0 ? '' : ' '}
        <a href={`/desk/catalog/templates/${file}`}>{file}</a>
      </span>
    ))}
    . Current tables have the same columns, so download, edit and upload works. A table from a spreadsheet with other
    names of columns works, too: you choose what each column is.
  </p>
);

/** `/desk/catalog`: uploads a file. */
export default function StartPage({
  uploads,
  live,
  mayUpload,
  isOwn,
  problem,
  maxSize,
  now,
}: StartPageProps): ReactNode {
  return (
    <CatalogFrame tab="upload" live={live} now={now}>
      {problem === null ? null : (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          {problem} Nothing was changed.
        </Notice>
      )}
      {isOwn ? null : (
        <Notice tone="info">
          The catalog comes from the connected server. Change it there; it is read every five minutes.
        </Notice>
      )}
      <div className="catalog-two">
        <section aria-labelledby="start">
          <h2 className="desk-heading" id="start">
            Upload
          </h2>
          {mayUpload && isOwn ? <Drop maxSize={maxSize} /> : null}
          {mayUpload ? null : (
            <p className="catalog-note">Catalog or Admin uploads files. You see what they uploaded.</p>
          )}
          <Templates />
        </section>
        <section aria-labelledby="recent">
          <h2 className="desk-heading" id="recent">
            Recent uploads
            <small>deleted after 14 days</small>
          </h2>
          {uploads.length === 0 ? (
            <p className="catalog-note">No file was uploaded yet.</p>
          ) : (
            <TableScroll label="Table of uploads">
              <table className="desk-table catalog-table" aria-labelledby="recent">
                <thead>
                  <tr>
                    <th scope="col">File</th>
                    <th scope="col">Uploaded</th>
                    <th scope="col">By</th>
                    <th scope="col">State</th>
                  </tr>
                </thead>
                <tbody>
                  {uploads.map(({ id, fileName, createdAt, who, state, version }) => (
                    <tr key={id}>
                      <th scope="row">
                        <a href={`/desk/catalog/uploads/${id}`}>{fileName}</a>
                      </th>
                      <td>{deskTime(createdAt, now)}</td>
                      <td>{who}</td>
                      <td>
                        {STATES[state]}
                        {version === null ? '' : ` as version ${version}`}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
          )}
        </section>
      </div>
    </CatalogFrame>
  );
}
