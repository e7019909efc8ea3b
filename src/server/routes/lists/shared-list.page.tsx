import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Fact } from '../../../client/ui/fact.tsx';
import { NumberHead } from '../../../client/ui/number-head.tsx';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import { usdCents } from '../../../domain/kit/units.ts';
import { SHARED_DAYS, type SharedLine, type SharedList } from '../../../domain/order/lists/shared-list.ts';
import { LIST_REVIEW_PATH, LISTS_PATH, partHref } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { PageHead } from '../../render/page-head.ts';
import './shared-list.page.css';

interface SharedListPageProps {
  readonly id: string;
  readonly list: SharedList;
}

export const head = ({ list }: SharedListPageProps): PageHead => ({
  sheets: ['lists'],
  noindex: true,
  ...(list.lines === null
    ? { title: 'List withdrawn', description: 'This list was withdrawn.' }
    : { title: list.name, description: 'A list of parts as it was when it was shared.' }),
});

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

const Line = ({ line, at }: { line: SharedLine; at: number }): ReactNode => (
  <tr>
    <td className="text-number text-muted">{at}</td>
    <td className="text-mono">{line.own}</td>
    <th scope="row">
      {line.part === '' ? (
        line.text
      ) : (
        <>
          <a className="link text-mono" href={partHref(line.part)}>
            {line.part}
          </a>{' '}
          <span className="text-secondary">{line.details}</span>
        </>
      )}
      {line.note === '' ? null : <p className="text-secondary">Note: {line.note}</p>}
    </th>
    <td className="text-number">{line.quantity === null ? '–' : formatCount(line.quantity)}</td>
    <td className="text-number">{line.unitPrice || '–'}</td>
    <td className="text-number">{line.totalCents === null ? '–' : formatCents(usdCents(line.totalCents))}</td>
  </tr>
);

const Frame = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className="page shared-list-page">
    <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Lists', href: LISTS_PATH }, { label }]} />
    {children}
  </div>
);

/** `/l/{id}` of a list that its owner withdrew. */
const Withdrawn = (): ReactNode => (
  <Frame label="Withdrawn">
    <h1 className="heading-2">This list was withdrawn</h1>
    <p className="text-lead">The person who shared it withdrew the link. Ask them for a new one.</p>
    <p className="shared-list-page-actions">
      <a className="button" href={LISTS_PATH}>
        Quote a list of your own
      </a>
    </p>
  </Frame>
);

/** `/l/{id}`: a list as it was when it was shared. */
function Lines(props: { id: string; list: SharedList; lines: readonly SharedLine[] }): ReactNode {
  const { id, list, lines } = props;
  const total = usdCents(lines.reduce((sum, line) => sum + (line.totalCents ?? 0), 0));
  const pricesOf = day(new Date(list.sharedAt));
  return (
    <Frame label={list.name}>
      <h1 className="heading-2">{list.name}</h1>
      <dl className="title-block shared-list-page-facts">
        <Fact label="Lines">{counted(lines.length, 'line')}</Fact>
        <Fact label="Prices of">
          <time dateTime={list.sharedAt}>{pricesOf}</time>
        </Fact>
        <Fact label="Total at these quantities">{total === 0 ? '–' : formatCents(total)}</Fact>
        <Fact label="Opens for">Anyone with the link, {SHARED_DAYS} days</Fact>
      </dl>
      <p className="shared-list-page-actions">
        <a className="button button-primary" href={`${LIST_REVIEW_PATH}?shared=${id}`}>
          Review and quote this list
        </a>
        <span className="text-secondary">
          A copy of {pricesOf}. Later changes are not shown; a review loads today’s prices.
        </span>
      </p>
      <div className="table-frame">
        <table className="plain-table">
          <caption className="visually-hidden">Lines of the list</caption>
          <thead>
            <tr>
              <NumberHead>Line</NumberHead>
              <th scope="col">Own number</th>
              <th scope="col">Part</th>
              <NumberHead>Quantity</NumberHead>
              <NumberHead>Unit price</NumberHead>
              <NumberHead>Total</NumberHead>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <Line key={`${at}-${line.part}`} line={line} at={at + 1} />
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}

export default function SharedListPage({ id, list }: SharedListPageProps): ReactNode {
  return list.lines === null ? <Withdrawn /> : <Lines id={id} list={list} lines={list.lines} />;
}
