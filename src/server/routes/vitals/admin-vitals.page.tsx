import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Deferred, isLate, Late, Waiting } from '../../../client/ui/late.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { NumberHead } from '../../../client/ui/number-head.tsx';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { CONSENT_PATH } from '../../../domain/site/consent.ts';
import { VITALS_DAYS } from '../../../domain/site/retention-days.ts';
import { PAGE_TYPES, type PageType } from '../../../domain/site/vitals/page-types.ts';
import { DEVICES, type Device, ratingOf, VITAL_NAMES, VITALS, vitalText } from '../../../domain/site/vitals/vital.ts';
import type { VitalsRow } from '../../../domain/site/vitals/vitals-report.ts';
import type { PageHead } from '../../render/page-head.ts';
import './admin-vitals.page.css';

interface ReportProps {
  /** `null`: they could not be read. */
  readonly rows: Deferred<readonly VitalsRow[] | null>;
  readonly source: string;
  readonly percent: number;
}

interface TokenProps {
  readonly isRefused: boolean;
}

export const head = (props: ReportProps | TokenProps): PageHead => ({
  title: 'Speed of pages',
  description: 'A page for staff.',
  noindex: true,
  bare: true,
  streams: 'rows' in props && isLate(props.rows),
});

const PAGES: Readonly<Record<PageType, string>> = {
  home: 'Home',
  store: 'Store',
  product: 'Part',
  hub: 'Hub',
  chart: 'Chart',
  content: 'Content',
  datasheets: 'Datasheets',
  compare: 'Comparison',
  search: 'Search',
  tool: 'Tools',
  list: 'Lists',
  cart: 'Quote cart',
  quote: 'Quote request',
  account: 'Account',
  other: 'Other',
};
const DEVICE_NAMES: Readonly<Record<Device, string>> = { desktop: 'Desktop', mobile: 'Mobile' };
const RATINGS = { good: 'good', 'needs-improvement': 'needs work', poor: 'poor' } as const;
const BADGES = {
  good: 'badge badge-ok',
  'needs-improvement': 'badge badge-warning',
  poor: 'badge admin-vitals-page-slow',
} as const;

/** Returns whole percentages that add up to 100. */
const sharesOf = ({ count, good, poor }: VitalsRow): readonly [good: number, between: number, poor: number] => {
  const [goodShare, poorShare] = [good, poor].map((part) => Math.round((100 * part) / count)) as [number, number];
  return [goodShare, Math.max(100 - goodShare - poorShare, 0), poorShare];
};

const Shares = ({ row }: { readonly row: VitalsRow }): ReactNode => {
  const [good, between, poor] = sharesOf(row);
  return (
    <span className="admin-vitals-page-shares">
      {good}% good, {between}% needs work, {poor}% poor
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="admin-vitals-page-good" width={good} height="6" />
        <rect className="admin-vitals-page-between" x={good} width={between} height="6" />
        <rect className="admin-vitals-page-poor" x={good + between} width={poor} height="6" />
      </svg>
    </span>
  );
};

const Cells = ({ row }: { readonly row: VitalsRow }): ReactNode => {
  const rating = ratingOf(row.name, row.p75);
  return (
    <>
      <td>
        <abbr title={VITALS[row.name].label}>{row.name}</abbr>
      </td>
      <td className="text-number">{vitalText(row.name, row.p50)}</td>
      <td className="text-number">{vitalText(row.name, row.p75)}</td>
      <td>
        <span className={BADGES[rating]}>{RATINGS[rating]}</span>
      </td>
      <td className="text-number">{vitalText(row.name, row.p95)}</td>
      <td className="text-number">{formatCount(row.count)}</td>
      <td>
        <Shares row={row} />
      </td>
    </>
  );
};

const PageRows = ({ page, rows }: { readonly page: PageType; readonly rows: readonly VitalsRow[] }): ReactNode =>
  rows.length === 0 ? null : (
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.name}>
          {at === 0 ? (
            <th scope="rowgroup" rowSpan={rows.length}>
              {PAGES[page]}
            </th>
          ) : null}
          <Cells row={row} />
        </tr>
      ))}
    </tbody>
  );

const DeviceTable = ({ device, rows }: { readonly device: Device; readonly rows: readonly VitalsRow[] }): ReactNode => (
  <>
    <h2 className="heading-3" id={device}>
      {DEVICE_NAMES[device]}
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens, by keyboard too */}
    <section className="table-frame" aria-labelledby={device} tabIndex={0}>
      <table className="plain-table admin-vitals-page-table" aria-labelledby={device}>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Metric</th>
            <NumberHead>p50</NumberHead>
            <NumberHead>p75</NumberHead>
            <th scope="col">p75 is</th>
            <NumberHead>p95</NumberHead>
            <NumberHead>Count</NumberHead>
            <th scope="col">Shares</th>
          </tr>
        </thead>
        {PAGE_TYPES.map((page) => (
          <PageRows key={page} page={page} rows={rows.filter((row) => row.page === page)} />
        ))}
      </table>
    </section>
  </>
);

const Thresholds = (): ReactNode => (
  <>
    <h2 className="heading-3" id="thresholds">
      Thresholds
    </h2>
    <table className="plain-table admin-vitals-page-thresholds" aria-labelledby="thresholds">
      <thead>
        <tr>
          <th scope="col">Metric</th>
          <NumberHead>Good up to</NumberHead>
          <NumberHead>Poor above</NumberHead>
        </tr>
      </thead>
      <tbody>
        {VITAL_NAMES.map((name) => (
          <tr key={name}>
            <th scope="row">
              {name}: {VITALS[name].label}
            </th>
            <td className="text-number">{vitalText(name, VITALS[name].good)}</td>
            <td className="text-number">{vitalText(name, VITALS[name].poor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

const Nothing = (): ReactNode => (
  <Notice tone="info">
    Nothing measured in the last {VITALS_DAYS} days. A page view counts when its visitor{' '}
    <TextLink href={CONSENT_PATH}>allowed analytics</TextLink> and has left the page.
  </Notice>
);

const Unread = (): ReactNode => (
  <Notice tone="danger" icon={CircleAlert}>
    The figures could not be read right now. They are still being collected: load this page again in a minute.
  </Notice>
);

const Figures = ({ rows }: { readonly rows: readonly VitalsRow[] | null }): ReactNode => (
  <>
    {rows === null ? <Unread /> : null}
    {rows?.length === 0 ? <Nothing /> : null}
    {DEVICES.map((device) => ({ device, own: (rows ?? []).filter((row) => row.device === device) })).map(
      ({ device, own }) => (own.length === 0 ? null : <DeviceTable key={device} device={device} rows={own} />),
    )}
  </>
);

/** `/admin/vitals`: percentiles by kind of page, metric and device. */
const Report = (props: ReportProps): ReactNode => {
  const { rows, source, percent } = props;
  return (
    <div className="page admin-vitals-page">
      <h1 className="heading-2">Speed of pages</h1>
      <p className="text-lead">
        Measured by the browsers of visitors who allowed it, on {percent}% of their page views in the last {VITALS_DAYS}{' '}
        days. Three of four page views were at least as fast as p75.
      </p>
      <Late of={rows} fallback={<Waiting>Loading the figures</Waiting>}>
        {(read) => <Figures rows={read} />}
      </Late>
      <Thresholds />
      <p className="text-small">Read from {source}.</p>
    </div>
  );
};

/** The page without a valid token: a form that sends the token. */
const TokenForm = ({ isRefused }: TokenProps): ReactNode => (
  <div className="page admin-vitals-page">
    <h1 className="heading-2">Speed of pages</h1>
    <p className="text-lead">A page for staff.</p>
    {isRefused ? (
      <Notice tone="danger" icon={CircleAlert} id="refused">
        This token is not the right one. Check it and send it again.
      </Notice>
    ) : null}
    <form className="admin-vitals-page-token" method="post">
      <div className="field">
        <label htmlFor="token">Token</label>
        <input
          id="token"
          name="token"
          className="field-input"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? 'refused' : undefined}
        />
      </div>
      <button type="submit" className="button button-primary">
        Show the figures
      </button>
    </form>
  </div>
);

export default function AdminVitalsPage(props: ReportProps | TokenProps): ReactNode {
  return 'rows' in props ? <Report {...props} /> : <TokenForm {...props} />;
}
