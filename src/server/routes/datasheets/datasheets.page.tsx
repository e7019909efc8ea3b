import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { UnitLinks } from '../../../client/ui/unit-links.tsx';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { capital } from '../../../domain/kit/text/words.ts';
import { DATASHEETS_PATH, datasheetHref, QUOTE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { describeMaterial } from '../../../domain/shop/catalog/rows/material-names.ts';
import { temperatureRange } from '../../../domain/shop/datasheet/datasheet-rows.ts';
import type { DatasheetEntry } from '../../../domain/shop/datasheet/find-datasheets.ts';
import { TemperatureBar } from '../../../drawings/charts/temperature-bar.tsx';
import type { PageHead } from '../../render/page-head.ts';
import type { DatasheetsPageProps } from './datasheets.load.ts';
import '../../../client/ui/listing/table/compound-row.css';
import './datasheets.page.css';

export { loadDatasheets as load } from './datasheets.load.ts';

export const head = ({ text, total }: DatasheetsPageProps): PageHead => ({
  title: text === '' ? 'Datasheets of sealing compounds' : `Datasheets: ${text}`,
  description: `Datasheets of ${counted(total, 'compound')}, by label, material, hardness, color, compliance and key features. Each as a page and as PDF.`,
  canonical: DATASHEETS_PATH,
});

interface Listed {
  readonly entries: readonly DatasheetEntry[];
  readonly preferences: Preferences;
}

const HEADS = ['Compound', 'Material', 'Hardness', 'Color', 'Working temperature', 'Key features', 'File'];

const Row = ({ entry, preferences }: { entry: DatasheetEntry; preferences: Preferences }): ReactNode => (
  <tr>
    <th scope="row">
      <span className="datasheets-page-part">
        <i className="compound-row-bar" style={{ background: entry.color }} />
        <a className="link text-mono" href={datasheetHref(entry.label)}>
          {entry.labelDisplay}
        </a>
      </span>
    </th>
    <td>
      {entry.material} {entry.brand === '' ? null : <span className="text-muted">{entry.brand}</span>}
    </td>
    <td>{entry.hardness || '–'}</td>
    <td>{entry.colorName || '–'}</td>
    <td>
      <span className="datasheets-page-range">
        {entry.lowC === null || entry.highC === null ? null : <TemperatureBar lowC={entry.lowC} highC={entry.highC} />}
        {temperatureRange(entry, preferences.temperature)}
      </span>
    </td>
    <td>{entry.keyFeatures}</td>
    <td>
      <TextLink href={`${datasheetHref(entry.label)}.pdf`}>
        PDF<span className="visually-hidden"> of {entry.labelDisplay}</span>
      </TextLink>
    </td>
  </tr>
);

/** Longer lists are shown as collapsed groups with one line per datasheet. */
const MAX_ROWS = 60;

const Table = ({ entries, preferences }: Listed): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
  <section className="datasheets-page-frame" tabIndex={0} aria-label="Table of datasheets">
    <table className="datasheets-page-table" aria-label="Datasheets">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.label} entry={entry} preferences={preferences} />
        ))}
      </tbody>
    </table>
  </section>
);

const lineOf = (entry: DatasheetEntry, { temperature }: Preferences): string =>
  [entry.hardness, temperatureRange(entry, temperature), entry.keyFeatures].filter(Boolean).join(', ');

const anchorOf = (material: string): string => `material-${material.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const KINDS: readonly (readonly [title: string, kinds: readonly DatasheetEntry['kind'][]])[] = [
  ['Rubber', ['elastomer']],
  ['Encapsulated rubber', ['encapsulated']],
  ['Plastics', ['plastic']],
  ['Metals', ['metal']],
];

/** Returns the range of hardness on each scale. @example '40 to 90 Shore A' */
const hardnessRange = (entries: readonly DatasheetEntry[]): string =>
  [...Map.groupBy(entries, ({ hardness }) => /^\d+ (.+)/.exec(hardness)?.[1] ?? '')]
    .filter(([scale]) => scale !== '')
    .map(([scale, members]) => {
      const values = members.map(({ hardness }) => Number.parseInt(hardness, 10));
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return `${low === high ? low : `${low} to ${high}`} ${scale}`;
    })
    .join(', ');

const widestRange = (entries: readonly DatasheetEntry[], { temperature }: Preferences): string => {
  const known = entries.flatMap(({ lowC, highC }) => (lowC === null || highC === null ? [] : [{ lowC, highC }]));
  const [coldest] = known.toSorted((a, b) => a.lowC - b.lowC);
  const [hottest] = known.toSorted((a, b) => b.highC - a.highC);
  return temperatureRange({ lowC: coldest?.lowC ?? null, highC: hottest?.highC ?? null }, temperature);
};

/** Materials of one kind by name, each with its datasheets. */
const Kind = ({ title, entries, preferences }: Listed & { title: string }): ReactNode => (
  <>
    <h2 className="heading-4">{title}</h2>
    {[...Map.groupBy(entries, ({ material }) => material)]
      .map(([material, members]) => ({ material, name: capital(describeMaterial(material)), members }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ material, name, members }) => (
        <details key={material}>
          <summary>
            <b>{name || 'Other materials'}</b>
            <span>{hardnessRange(members)}</span>
            <span>{widestRange(members, preferences)}</span>
            <span>{counted(members.length, 'datasheet')}</span>
            <i className="plus-minus" />
          </summary>
          <ul id={anchorOf(material)}>
            {members.map((entry) => (
              <li key={entry.label}>
                <a href={datasheetHref(entry.label)}>{entry.labelDisplay}</a>
                {lineOf(entry, preferences)}
              </li>
            ))}
          </ul>
        </details>
      ))}
  </>
);

/**
 * All materials in one table, in groups by kind. Collapsed datasheets are part of the page, so the browser's search and
 * links find them.
 */
const Groups = ({ entries, preferences }: Listed): ReactNode => (
  <div className="datasheets-page-groups">
    {KINDS.map(([title, kinds]) => (
      <Kind
        key={title}
        title={title}
        entries={entries.filter(({ kind }) => kinds.includes(kind))}
        preferences={preferences}
      />
    ))}
  </div>
);

/** `/datasheets`: all datasheets, filtered by the words in the form. */
export default function DatasheetsPage(props: DatasheetsPageProps): ReactNode {
  const { entries, total, compounds, text, preferences } = props;
  const List = entries.length > MAX_ROWS ? Groups : Table;
  const here = DATASHEETS_PATH + (text === '' ? '' : `?search=${encodeURIComponent(text)}`);
  return (
    <div className="page datasheets-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Datasheets' }]} />
      <h1 className="heading-1">Datasheets</h1>
      <p className="text-lead">
        {formatCount(total)} of the store’s {formatCount(compounds)} compounds have a datasheet: hardness, working
        temperature, compliance, fluids and shelf life, as a printable page and a PDF.
      </p>
      <form className="datasheets-page-form" action={DATASHEETS_PATH}>
        <label className="field">
          <span>Compound, material or property</span>
          <input
            className="field-input"
            type="search"
            name="search"
            defaultValue={text}
            maxLength={80}
            placeholder="FKM 75 brown"
          />
        </label>
        <button type="submit" className="button button-strong">
          <Search className="icon" aria-hidden="true" /> Find datasheets
        </button>
        <span className="unit-links-group">
          <UnitLinks only="temperature" preferences={preferences} backTo={here} />
        </span>
      </form>
      {text === '' ? null : (
        <p className="datasheets-page-note">
          {entries.length === 0 ? 'No datasheet has' : `${formatCount(entries.length)} of ${formatCount(total)} have`}{' '}
          all of “{text}”. <TextLink href={DATASHEETS_PATH}>Show all</TextLink>
        </p>
      )}
      {entries.length === 0 ? (
        <p>
          Other datasheets are available on request. <TextLink href={QUOTE_PATH}>Request a quote</TextLink> and name the
          compound.
        </p>
      ) : (
        <List entries={entries} preferences={preferences} />
      )}
    </div>
  );
}
