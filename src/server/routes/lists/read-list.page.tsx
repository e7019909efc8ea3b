import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { FormRows } from '../../../client/forms/form-rows.tsx';
import { asideText, foundText } from '../../../client/lists/ui/list-words.ts';
import { Differences } from '../../../client/lists/ui/review/line/line-part.tsx';
import { StateMark } from '../../../client/lists/ui/review/state-mark.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { NumberHead } from '../../../client/ui/number-head.tsx';
import type { Problem } from '../../../domain/kit/errors.ts';
import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import {
  linePart,
  lineState,
  lineText,
  quantityTyped,
  type ReviewLine,
} from '../../../domain/order/lists/review-line.ts';
import { type ReviewSums, reviewSums } from '../../../domain/order/lists/review-sums.ts';
import { quoteForm } from '../../../domain/order/quotes/quote-form.ts';
import { LIST_REVIEW_PATH, LISTS_PATH, partHref } from '../../../domain/reference/paths/store-links.ts';
import { INVALID_QUANTITY } from '../../../domain/shop/pricing/pricing-rules.ts';
import { quantityProblem } from '../../../domain/shop/pricing/quantity.ts';
import type { TypedList } from '../../lists/typed-list.ts';
import type { PageHead } from '../../render/page-head.ts';
import { head as listsHead } from './lists.page.tsx';
import './shared-list.page.css';

export const head: PageHead = { ...listsHead, sheets: ['lists'], preload: [], noindex: true };

/** The contact as entered, with its problems. */
export interface SentContact {
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
  readonly key: string;
}

/** A choice among the parts that a line may mean. */
const Choice = ({ line }: { line: ReviewLine }): ReactNode => {
  const { candidates = [], found = [], missing = [], total = 0, problem = '' } = line.reading ?? {};
  return (
    <>
      <p>
        {foundText(found, missing, total)} {problem}
      </p>
      <select
        className="field-input field-input-small field-select"
        name={`part_${line.id}`}
        aria-label={`Part for line ${line.id}`}
      >
        <option value="">Send as text</option>
        {candidates.map(({ listed: { part }, features, differences }) => (
          <option key={part.productId} value={part.productName}>
            {[
              part.productName,
              part.description,
              ...features,
              ...differences.map(({ what, offered }) => `${what} ${offered}`),
            ].join(', ')}
          </option>
        ))}
      </select>
    </>
  );
};

/** The result for a line, with any choice that is left to the visitor. */
const Result = ({ line }: { line: ReviewLine }): ReactNode => {
  const { reading } = line;
  const state = lineState(line);
  const found = linePart(line);
  if (reading === null) return null;
  if (state === 'choose') return <Choice line={line} />;
  if (reading.product !== null)
    return (
      <>
        An engineer will review it.{' '}
        <TextLink href={reading.product.page}>About this product: {reading.product.name}</TextLink>
      </>
    );
  if (reading.aside !== null && state === 'aside') return asideText(reading.aside);
  if (found === null) return `${reading.problem || 'No size or material found.'} An engineer will review it.`;
  const { part } = found.listed;
  return (
    <>
      <a className="link text-mono" href={`${partHref(part.productName)}?quantity=${line.quantity ?? ''}`}>
        {part.productName}
      </a>{' '}
      {part.description}
      <Differences differences={found.differences} />
      {reading.corrections.map(({ from, to }) => (
        <small key={from} className="text-secondary">
          {' '}
          Read {from} as {to}
        </small>
      ))}
      {reading.remarks.length === 0 ? null : (
        <small className="text-secondary"> Note: {reading.remarks.join('; ')}</small>
      )}
    </>
  );
};

/** Hidden fields with earlier decisions, for a form that is shown again with a problem. */
const Decided = ({ line }: { line: ReviewLine }): ReactNode => {
  const name = line.chosen === null ? null : linePart(line)?.listed.part.productName;
  return (
    <>
      {name ? <input type="hidden" name={`part_${line.id}`} value={name} /> : null}
      {line.quantity === null || line.reading?.quantity !== '' ? null : (
        <input type="hidden" name={`quantity_${line.id}`} value={line.quantity} />
      )}
    </>
  );
};

const Quantity = ({ line, unreadable }: { line: ReviewLine; unreadable: string }): ReactNode => {
  const state = lineState(line);
  if (state !== 'quantity' && state !== 'choose')
    return line.quantity === null || state === 'aside' ? '' : formatCount(line.quantity);
  if (line.quantity !== null) return formatCount(line.quantity);
  const name = `quantity_${line.id}`;
  return (
    <>
      <input
        className="field-input field-input-small text-number"
        inputMode="numeric"
        name={name}
        aria-label={`Quantity of line ${line.id}, whole pieces`}
        placeholder={quantityTyped(line)}
        defaultValue={unreadable}
        aria-invalid={unreadable === '' ? undefined : true}
        aria-describedby={unreadable === '' ? undefined : `${name}-problem`}
      />
      {unreadable === '' ? null : (
        <FieldProblem id={`${name}-problem`} problem={quantityProblem(unreadable) ?? INVALID_QUANTITY} />
      )}
    </>
  );
};

const sumsText = ({ ready, texts, notes, asides }: ReviewSums): string =>
  [
    `${counted(ready, 'line')} will be priced.`,
    texts === 0 ? '' : `${counted(texts, 'line')} will be sent as text unless you decide below.`,
    notes === 0 ? '' : `${counted(notes, 'note')} will go along.`,
    asides === 0 ? '' : `${counted(asides, 'total or heading', 'totals and headings')} will not be sent.`,
  ]
    .filter((text) => text !== '')
    .join(' ');

/** A pasted list for visitors without JavaScript, with the form that sends it as a quote request. */
export default function ReadListPage({
  text,
  list,
  sent,
}: {
  text: string;
  list: TypedList;
  sent: SentContact;
}): ReactNode {
  const { review, beyond, unreadable } = list;
  const others = sent.problems.filter(({ parameter }) => /^(?:items|texts)/.test(parameter));
  return (
    <form className="page shared-list-page" method="post" action={LIST_REVIEW_PATH}>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Lists', href: LISTS_PATH }, { label: 'Review' }]} />
      <h1 className="heading-2">Your list</h1>
      <p className="text-lead">{sumsText(reviewSums(review))}</p>
      {beyond.length === 0 ? null : (
        <Notice tone="warning">
          {counted(beyond.length, 'line')} more did not fit on this page and will be sent as text.
        </Notice>
      )}
      {sent.problems.length === 0 ? null : (
        <Notice tone="danger" role="alert">
          The request was not sent.{' '}
          {others.length === 0
            ? 'Some fields below need another look.'
            : others.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <input type="hidden" name="list" value={text} />
      <input type="hidden" name={KEY_FIELD} value={sent.key} />
      <div className="table-frame">
        <table className="plain-table">
          <caption className="visually-hidden">Lines of the list</caption>
          <thead>
            <tr>
              <NumberHead>Line</NumberHead>
              <th scope="col">In your list</th>
              <th scope="col">Result</th>
              <th scope="col">Part</th>
              <NumberHead>Quantity</NumberHead>
            </tr>
          </thead>
          <tbody>
            {review.lines.map((line) => (
              <tr key={line.id}>
                <td className="text-number text-muted">{line.rows[0]?.at}</td>
                <th scope="row">{lineText(line)}</th>
                <td>
                  <StateMark state={lineState(line)} />
                </td>
                <td>
                  <Decided line={line} />
                  <Result line={line} />
                </td>
                <td className="text-number">
                  <Quantity line={line} unreadable={unreadable.get(line.id) ?? ''} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section className="form-layout" aria-labelledby="send-list">
        <h2 className="heading-4" id="send-list">
          Request a quote for this list
        </h2>
        <FormRows
          rows={quoteForm.rows}
          units={NO_UNITS}
          formId="list"
          textOf={({ name }) => sent.texts[name] ?? ''}
          problemOf={({ name }) => sent.problems.find(({ parameter }) => parameter === name)?.message ?? ''}
        />
        <p className="form-layout-send">
          <button type="submit" name="send" value="quote" className="button button-primary button-large">
            {quoteForm.submitLabel}
          </button>
        </p>
      </section>
    </form>
  );
}
