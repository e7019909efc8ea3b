import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { fileSizeText } from '../../../domain/kit/forms/attachment.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { longDay } from '../../../domain/kit/text/date-format.ts';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import {
  type DataFile,
  type DataIndex,
  type DataVersion,
  FILE_FORMATS,
  FORMATS,
  wholeVersions,
} from '../../../domain/shop/bulk/data-index.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../../../domain/shop/bulk/tables.ts';
import { fileHref } from '../../data/manifest.ts';
import type { PageHead } from '../../render/page-head.ts';
import { CodeBlock } from '../developers/code-block.tsx';
import '../../../client/styles/plain-table.css';
import './data.page.css';

interface DataPageProps {
  readonly index: DataIndex;
  readonly siteUrl: string;
}

export const head: PageHead = {
  sheets: ['developers'],
  title: 'Data files: parts, sizes, compounds, prices and stock',
  description:
    'The whole catalog as CSV, JSON Lines and Parquet, with checksums and columns, and what changed between its versions. No key is needed.',
  canonical: '/data' satisfies AppPath,
};

const TITLES: Readonly<Record<TableName, string>> = {
  parts: 'Parts',
  sizes: 'Sizes',
  compounds: 'Compounds',
  price_lists: 'Price lists',
  stock: 'Stock',
};

/** Deltas on the page. The manifest lists all. */
const SHOWN_CHANGES = 12;

const sum = (files: readonly DataFile[], of: 'bytes' | 'rows'): number =>
  files.reduce((total, file) => total + file[of], 0);

const timeText = (iso: string): string => `${longDay(Date.parse(iso))}, ${iso.slice(11, 16)} UTC`;

/** The part of a file's name that differs between the files of a table: `01` of `parts-01.csv.gz`. */
const shortName = (file: DataFile, of: number): string =>
  of === 1 ? file.name : (/-(\d+)\./.exec(file.name)?.[1] ?? '');

const FileLinks = ({ version, files }: { version: string; files: readonly DataFile[] }): ReactNode => (
  <ul className="data-page-files">
    {files.map((file) => (
      <li key={file.name}>
        <a className="link text-mono" href={fileHref(version, file.name)} aria-label={file.name}>
          {shortName(file, files.length)}
        </a>
      </li>
    ))}
  </ul>
);

const VersionFiles = ({ version, files }: Pick<DataVersion, 'version' | 'files'>): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
  <section className="data-page-frame" tabIndex={0} aria-label={`Files of version ${version}`}>
    <table className="plain-table" aria-label={`Files of version ${version}`}>
      <thead>
        <tr>
          <th scope="col">Table</th>
          <th scope="col">Rows</th>
          {FILE_FORMATS.map((format) => (
            <th key={format} scope="col">
              {FORMATS[format].title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TABLE_NAMES.map((table) => {
          const ofTable = files.filter((file) => file.table === table);
          return (
            <tr key={table}>
              <th scope="row">
                <a className="link" href={`#table-${table}`}>
                  {TITLES[table]}
                </a>
              </th>
              <td className="text-mono">
                {formatCount(
                  sum(
                    ofTable.filter(({ format }) => format === 'csv'),
                    'rows',
                  ),
                )}
              </td>
              {FILE_FORMATS.map((format) => {
                const ofFormat = ofTable.filter((file) => file.format === format);
                return (
                  <td key={format}>
                    <span className="text-muted">
                      {ofFormat.length > 1 ? `${counted(ofFormat.length, 'file')}, ` : ''}
                      {fileSizeText(sum(ofFormat, 'bytes'))}
                    </span>
                    <FileLinks version={version} files={ofFormat} />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

const Versions = ({ versions }: { versions: readonly DataVersion[] }): ReactNode => (
  <>
    {versions.map(({ version, published_at, parts, files }, at) => {
      const title = `${timeText(published_at)}: ${counted(parts, 'part')}`;
      const content = (
        <>
          <p>
            Version <code>{version}</code>
          </p>
          <VersionFiles version={version} files={files} />
        </>
      );
      return at === 0 ? (
        <div key={version}>
          <h3>{title}</h3>
          {content}
        </div>
      ) : (
        <details key={version}>
          <summary>{title}</summary>
          {content}
        </details>
      );
    })}
  </>
);

const Changes = ({ index }: { index: DataIndex }): ReactNode => {
  const changes = index.versions.flatMap(({ version, published_at, delta }) =>
    delta === null ? [] : { version, published_at, ...delta },
  );
  const shown = changes.slice(-SHOWN_CHANGES).reverse();
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      {shown.length === 0 ? (
        <p>There are no changes yet.</p>
      ) : (
        <ul className="data-page-changes">
          {shown.map(({ version, published_at, from, keys, files }, at) => (
            <li key={`${version} ${at}`}>
              {timeText(published_at)}:{' '}
              {counted(
                keys.reduce((total, count) => total + count, 0),
                'record',
              )}{' '}
              from <code>{from}</code> to <code>{version}</code>
              {files.map((file) => (
                <span key={file.name}>
                  {' '}
                  <a className="link" href={fileHref(version, file.name)} aria-label={file.name}>
                    JSON Lines, {fileSizeText(file.bytes)}
                  </a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="link" href="/developers#listChanges">
          GET /api/v1/changes
        </a>{' '}
        returns the same changes as pages, across all versions since yours.
        {changes.length > SHOWN_CHANGES
          ? ` The manifest lists all ${formatCount(changes.length)} files of changes.`
          : ''}
      </p>
    </section>
  );
};

const Columns = (): ReactNode => (
  <section aria-labelledby="columns">
    <h2 id="columns">Columns</h2>
    {TABLE_NAMES.map((table) => (
      <div key={table} id={`table-${table}`}>
        <h3>{TITLES[table]}</h3>
        <p>{TABLES[table].description}</p>
        <dl className="developers-fields">
          {TABLES[table].columns.map(({ name, type, unit, description }) => (
            <div key={name}>
              <dt>
                <b>{name}</b>
                <span>
                  {type === 'money' ? 'decimal' : type}
                  {unit === null ? '' : `, ${unit}`}
                  {(TABLES[table].key as readonly string[]).includes(name) ? ', key' : ''}
                </span>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
);

const steps = (siteUrl: string): string =>
  [
    `curl -s ${siteUrl}/data/manifest.json > manifest.json`,
    `jq -r '.versions[0].files[] | select(.format == "parquet") | .url' manifest.json | xargs -n 1 curl -O`,
    `duckdb -c "SELECT count(*) FROM 'parts-*.parquet'"`,
  ].join('\n');

/** `/data`: the data files of the catalog. */
export default function DataPage({ index, siteUrl }: DataPageProps): ReactNode {
  const versions = wholeVersions(index);
  return (
    <div className="page data-page">
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'API for developers', href: '/developers' },
          { label: 'Data files' },
        ]}
      />
      <h1 className="heading-2">Data files</h1>
      <p className="text-lead">The whole catalog for your database: no key, no requests per part.</p>
      <section aria-labelledby="files">
        <h2 id="files">Files</h2>
        {versions.length === 0 ? (
          <p>
            There are no files yet. They are written after the next synchronization of the whole catalog. Until then,
            use{' '}
            <a className="link" href="/developers#listParts">
              GET /api/v1/parts
            </a>
            .
          </p>
        ) : (
          <>
            <p>
              Written after each nightly synchronization. The files of three versions are available and never change.
              The{' '}
              <a className="link" href="/data/manifest.json">
                manifest
              </a>{' '}
              has rows, bytes and SHA-256 of every file. <code>/data/latest/{'{file}'}</code> redirects to the newest
              version.
            </p>
            <Versions versions={versions} />
            <CodeBlock title="Download and query" text={steps(siteUrl)} isRequest />
          </>
        )}
      </section>
      <Changes index={index} />
      <Columns />
    </div>
  );
}
