import type { ReactNode } from 'react';
import type { CatalogVersion } from '../../../catalog-import/catalog-versions.ts';
import { TableScroll } from '../../table-scroll.tsx';
import { CatalogFrame } from '../catalog-frame.tsx';
import { CATALOG_TABLES } from './catalog-table-list.ts';

export interface DownloadsPageProps {
  readonly live: CatalogVersion | null;
  /** Codes of the compounds. */
  readonly compounds: readonly string[];
  readonly now: number;
}

export const title = 'Downloads of the catalog';
export const place = 'catalog';

/** `/desk/catalog/downloads`: the live catalog as files. */
export default function DownloadsPage({ live, compounds, now }: DownloadsPageProps): ReactNode {
  return (
    <CatalogFrame tab="downloads" live={live} now={now}>
      <section aria-labelledby="tables">
        <h2 className="desk-heading" id="tables">
          Current tables
          <small>the columns of the upload: download, edit, upload</small>
        </h2>
        <TableScroll label="Table of files">
          <table className="desk-table catalog-table catalog-tables" aria-labelledby="tables">
            <thead>
              <tr>
                <th scope="col">Table</th>
                <th scope="col">Columns</th>
                <th scope="col">Download</th>
              </tr>
            </thead>
            <tbody>
              {CATALOG_TABLES.map(({ file, label, columns }) => (
                <tr key={file}>
                  <th scope="row">
                    <b>{label}</b>
                  </th>
                  <td>
                    {columns
                      .slice(0, 6)
                      .map(({ name }) => name)
                      .join(', ')}
                    {columns.length > 6 ? ' …' : ''}
                  </td>
                  <td>
                    {file === 'prices.csv' ? (
                      <form className="catalog-buttons" action="/desk/catalog/downloads/prices.csv">
                        <select
                          className="field-input field-select field-input-small"
                          name="compound"
                          aria-label="Compound of the prices"
                        >
                          {compounds.map((compound) => (
                            <option key={compound}>{compound}</option>
                          ))}
                        </select>
                        <button className="button button-small" type="submit">
                          CSV of the compound
                        </button>
                      </form>
                    ) : (
                      <a href={`/desk/catalog/downloads/${file}`}>{file}</a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <p className="catalog-note">
          Texts that a spreadsheet would compute have an apostrophe before them; an upload removes it.
        </p>
      </section>
    </CatalogFrame>
  );
}
