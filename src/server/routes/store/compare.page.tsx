import { Printer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { UnitLinks } from '../../../client/ui/unit-links.tsx';
import { compareCompounds } from '../../../domain/compare/compare-compounds.ts';
import { MAX_COMPARED } from '../../../domain/compare/compared-compounds.ts';
import type { Datasheet } from '../../../domain/datasheet/datasheet.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import {
  COMPARE_PATH,
  compareHref,
  DATASHEETS_PATH,
  datasheetHref,
  keywordHref,
} from '../../../domain/site/store-links.ts';
import { TemperatureBar } from '../../../drawings/temperature-bar.tsx';

const TEMPERATURE = 'Working temperature';

interface Props {
  readonly sheets: readonly Datasheet[];
  /** Labels no compound has. */
  readonly unknown: readonly string[];
  /** Labels beyond the most that fit. */
  readonly dropped: readonly string[];
  readonly preferences: Preferences;
}

const hrefOf = (sheets: readonly Datasheet[]): string =>
  sheets.length === 0 ? COMPARE_PATH : compareHref(sheets.map(({ label }) => label));

function Notice({ unknown, dropped }: Pick<Props, 'unknown' | 'dropped'>): ReactNode {
  if (unknown.length === 0 && dropped.length === 0) return null;
  return (
    <div className="notice notice-warning">
      <div>
        {unknown.length === 0 ? null : (
          <p>
            No compound is named <b className="text-mono">{unknown.join(', ')}</b>. Compound codes look like FK7502.{' '}
            <a className="link" href={DATASHEETS_PATH}>
              Browse datasheets
            </a>
          </p>
        )}
        {dropped.length === 0 ? null : (
          <p>
            {MAX_COMPARED} compounds fit side by side; left out: <b className="text-mono">{dropped.join(', ')}</b>.
          </p>
        )}
      </div>
    </div>
  );
}

/** Adds a compound by its label; the others ride along. */
function AddForm({ sheets }: { sheets: readonly Datasheet[] }): ReactNode {
  if (sheets.length >= MAX_COMPARED) return null;
  return (
    <form className="datasheets-page-form" action={COMPARE_PATH}>
      {sheets.map(({ label }) => (
        <input key={label} type="hidden" name="compounds" value={label} />
      ))}
      <label className="field">
        <span>{sheets.length === 0 ? 'Compounds, separated by commas' : 'Add a compound'}</span>
        <input
          className="field-input text-mono"
          name="compounds"
          required
          maxLength={200}
          placeholder="FK7502, NB7001"
          autoComplete="off"
        />
      </label>
      <button type="submit" className="button button-strong">
        {sheets.length === 0 ? 'Compare' : 'Add'}
      </button>
    </form>
  );
}

function Heads({ sheets }: { sheets: readonly Datasheet[] }): ReactNode {
  return (
    <thead>
      <tr>
        <td>
          <span className="visually-hidden">Property</span>
        </td>
        {sheets.map((sheet) => (
          <th key={sheet.id} scope="col">
            <span className="compare-page-part">
              <i className="compound-row-bar" style={{ background: sheet.color }} />
              <a className="link text-mono" href={keywordHref(sheet.labelDisplay)}>
                {sheet.labelDisplay}
              </a>
              <a
                className="icon-button"
                href={hrefOf(sheets.filter((other) => other !== sheet))}
                aria-label={`Remove ${sheet.labelDisplay}`}
              >
                <X className="icon icon-small" aria-hidden="true" />
              </a>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Table({ sheets, preferences }: Pick<Props, 'sheets' | 'preferences'>): ReactNode {
  const rows = compareCompounds(sheets, preferences.temperature);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="datasheets-page-frame" tabIndex={0} aria-label="Comparison">
      <table className="compare-page-table" aria-label="Comparison">
        <Heads sheets={sheets} />
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className={differs ? 'is-different' : undefined}>
              <th scope="row">
                {label}
                {differs ? <span className="visually-hidden">, differs</span> : null}
              </th>
              {sheets.map((sheet, at) => (
                <td key={sheet.id}>
                  {label === TEMPERATURE && sheet.lowC !== null && sheet.highC !== null ? (
                    <TemperatureBar lowC={sheet.lowC} highC={sheet.highC} />
                  ) : null}
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Datasheet</th>
            {sheets.map(({ id, label, labelDisplay, published }) => (
              <td key={id}>
                {published ? (
                  <a className="link" href={datasheetHref(label)}>
                    Datasheet<span className="visually-hidden"> of {labelDisplay}</span>
                  </a>
                ) : (
                  <span className="text-muted">On request</span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** `/compare`: up to six compounds in columns; rows where they differ are marked. */
export function ComparePage(props: Props): ReactNode {
  const { sheets, preferences } = props;
  return (
    <div className="page compare-page">
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Datasheets', href: DATASHEETS_PATH }, { label: 'Compare' }]}
      />
      <div className="page-head">
        <h1 className="heading-2">Compare compounds</h1>
        {sheets.length === 0 ? null : (
          <div className="page-head-bar">
            <span className="unit-links-group">
              <UnitLinks only="temperature" preferences={preferences} backTo={hrefOf(sheets)} />
            </span>
            <button type="button" className="button button-small only-script" data-enhance="print">
              <Printer className="icon icon-small" aria-hidden="true" /> Print
            </button>
          </div>
        )}
      </div>
      <Notice {...props} />
      {sheets.length === 0 ? (
        <p className="text-lead">
          Nothing is selected yet. Enter up to {MAX_COMPARED} compounds, or tick them in a list.
        </p>
      ) : (
        <>
          <Table sheets={sheets} preferences={preferences} />
          <p className="text-small">
            {sheets.length > 1 ? 'Marked rows differ. ' : ''}Fluids, shelf life and permeability are typical of the
            material, not measured on the compound: use them as a guide and test in service.
          </p>
        </>
      )}
      <AddForm sheets={sheets} />
    </div>
  );
}
