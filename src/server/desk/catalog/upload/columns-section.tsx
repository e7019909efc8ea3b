import type { ReactNode } from 'react';
import { type KindOfUpload, UPLOAD_KINDS } from '../../../../domain/shop/catalog-uploads/upload-kinds.ts';
import type { CatalogUpload } from '../../../catalog-import/uploads/upload-store.ts';
import { TableScroll } from '../../table-scroll.tsx';

interface ColumnsProps {
  readonly upload: CatalogUpload;
  /** The kind that the columns are of; `null` until one is chosen. */
  readonly kind: KindOfUpload | null;
  readonly mayChange: boolean;
}

const KindField = ({ kind }: Pick<ColumnsProps, 'kind'>): ReactNode => (
  <label className="catalog-check">
    The file has
    <select className="field-input field-select field-input-small" name="kind" defaultValue={kind?.kind ?? 'prices'}>
      {UPLOAD_KINDS.map((each) => (
        <option key={each.kind} value={each.kind}>
          {each.label}
        </option>
      ))}
    </select>
  </label>
);

/** Chooses how the columns of the file are read. */
export const ColumnsSection = ({ upload, kind, mayChange }: ColumnsProps): ReactNode => (
  <section aria-labelledby="columns">
    <h2 className="catalog-title" id="columns">
      {kind === null ? 'Columns: the kind of the file is not recognized' : `Columns of ${kind.label.toLowerCase()}`}
    </h2>
    <form method="post" action={`/desk/catalog/uploads/${upload.id}/columns`}>
      <div className="catalog-filters">
        <KindField kind={kind} />
        {kind === null ? null : <input type="hidden" name="shown" value={kind.kind} />}
        {mayChange ? (
          <button className="button button-small" type="submit" name="step" value="kind">
            Show its columns
          </button>
        ) : null}
      </div>
      {kind === null ? null : (
        <>
          <TableScroll label="Table of columns">
            <table className="desk-table catalog-table" aria-labelledby="columns">
              <thead>
                <tr>
                  <th scope="col">In the file</th>
                  <th scope="col">First value</th>
                  <th scope="col">Read as</th>
                </tr>
              </thead>
              <tbody>
                {upload.header.map((name, at) => (
                  <tr key={at}>
                    <th scope="row">{name === '' ? '(no name)' : name}</th>
                    <td className="catalog-number">{upload.sample[at]}</td>
                    <td>
                      <select
                        className="field-input field-select field-input-small"
                        name={`column${at}`}
                        aria-label={`Read ${name === '' ? `column ${at + 1}` : name} as`}
                        defaultValue={upload.columns[at] ?? ''}
                      >
                        <option value="">Skip</option>
                        {kind.columns.map((column) => (
                          <option key={column.name} value={column.name}>
                            {column.name}
                          </option>
                        ))}
                      </select>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
          <fieldset className="catalog-choices">
            <legend className="visually-hidden">What the file replaces</legend>
            <label className="catalog-check">
              <input type="radio" name="whole" value="no" defaultChecked={!upload.isWhole} /> {kind.rule}
            </label>
            <label className="catalog-check">
              <input type="radio" name="whole" value="yes" defaultChecked={upload.isWhole} /> The file is complete.{' '}
              {kind.wholeRule}
            </label>
          </fieldset>
          {mayChange ? (
            <p className="catalog-note">
              <button className="button button-primary" type="submit" name="step" value="check">
                Check the file
              </button>
            </p>
          ) : null}
        </>
      )}
    </form>
  </section>
);
