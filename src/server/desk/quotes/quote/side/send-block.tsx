import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usdCents } from '../../../../../domain/kit/units.ts';
import { positionsText } from '../../../../../domain/order/quotes/acceptance.ts';
import { discountText } from '../../../../../domain/order/quotes/desk/discount.ts';
import { divideRounded, formatCents } from '../../../../../domain/shop/pricing/money.ts';
import { deskTime } from '../../../desk-time.ts';
import { DraftButton, LabeledInput } from '../fields.tsx';
import { sumsOf } from '../sums.ts';
import type { SideProps } from './side-props.ts';

/** Totals, validity, and the button that leads to the review. */
export const SendBlock = ({ view }: SideProps): ReactNode => {
  const { revision, checks, read, fields, draft, now } = view;
  const sums = sumsOf(view);
  const errors = checks.filter(({ tone }) => tone === 'error');
  const priced = read.lines.filter(({ total }) => total !== null).map(({ position }) => position);
  const percent = sums.listCents === 0 ? 0 : divideRounded((sums.listCents - sums.ourCents) * 10_000, sums.listCents);
  return (
    <section className="quote-editor-block quote-editor-send" aria-labelledby="send">
      <h2 id="send">Send R{revision + 1}</h2>
      <div className="quote-editor-body">
        <dl className="quote-editor-pairs">
          <div>
            <dt>List total</dt>
            <dd data-sum="list">{formatCents(sums.listCents)}</dd>
          </div>
          <div>
            <dt>Our total{priced.length === 0 ? '' : `, ${positionsText(priced)}`}</dt>
            <dd data-sum="total">{formatCents(sums.totalCents)}</dd>
          </div>
          <div>
            <dt>Discount on list-priced lines</dt>
            <dd data-sum="discount">
              {formatCents(usdCents(sums.listCents - sums.ourCents))}, {discountText(percent)}%
            </dd>
          </div>
        </dl>
        <p className="quote-editor-care" data-blocking="" hidden={errors.length === 0}>
          <CircleAlert className="icon icon-small" aria-hidden="true" />{' '}
          <span role="status">{errors[0]?.text ?? ''}</span>
        </p>
        <div className="quote-editor-pair">
          <LabeledInput name="valid_until" label="Valid until" type="date" fields={fields} problems={read.problems} />
          <LabeledInput name="follow_up" label="Follow up" type="date" fields={fields} problems={read.problems} />
        </div>
        <DraftButton action="review" className="button button-primary button-full">
          Review and send
        </DraftButton>
        <DraftButton action="save" className="button button-full">
          Save draft
        </DraftButton>
        <p className="text-muted quote-editor-saved" data-saved="">
          {draft.draft === null ? 'Not saved yet.' : `Saved ${deskTime(Date.parse(draft.at), now)} by ${draft.by}.`}{' '}
          {revision === 0 ? '' : `The customer sees R${revision} until R${revision + 1} is sent.`}
        </p>
      </div>
    </section>
  );
};
