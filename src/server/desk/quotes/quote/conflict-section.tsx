import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { fieldIn } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import type { DraftConflict } from '../../../../domain/order/quotes/desk/merge-drafts.ts';
import { deskTime } from '../../desk-time.ts';
import { DRAFT_FORM, DraftButton } from './fields.tsx';
import type { QuoteView } from './quote-view.ts';

const LABELS: Readonly<Record<string, string>> = {
  words: 'Note to customer',
  valid_until: 'Valid until',
  follow_up: 'Follow up',
  kind: 'how it is quoted',
  part: 'part',
  description: 'description',
  quantity: 'quantity',
  price: 'our price',
  days: 'ship days',
};

/** Returns the name of a field for people. @example fieldLabel('3.price') // 'Line 3, our price' */
const fieldLabel = (field: string): string => {
  const [, line, name = ''] = /^(\d+)\.(.+)$/.exec(field) ?? [];
  if (line === undefined) return LABELS[field] ?? 'File';
  return `Line ${line}, ${LABELS[name] ?? (name.startsWith('b') ? 'price by quantity' : name.startsWith('a') ? 'alternative' : 'note to customer')}`;
};

/** Returns the value of a choice: of a price, also whether it or the discount was typed. */
const choiceOf = (view: QuoteView, { field }: DraftConflict, value: string, isYours: boolean): string => {
  const line = /^(\d+)\.price$/.exec(field)?.[1];
  if (line === undefined) return `text:${value}`;
  const fields = isYours ? view.fields : (view.draft.draft?.fields ?? {});
  const isDiscount = fieldIn(fields, `${line}.typed`) === 'discount';
  return isDiscount ? `discount:${fieldIn(fields, `${line}.discount`)}` : `price:${value}`;
};

const Choice = (props: {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly isChecked: boolean;
}): ReactNode => (
  <label className="choice">
    <input type="radio" form={DRAFT_FORM} name={props.name} value={props.value} defaultChecked={props.isChecked} />
    <span>{props.text || 'empty'}</span>
  </label>
);

/** Compares the fields that another person saved first with those of the form. Nothing of either is lost. */
export const ConflictSection = ({ view }: { readonly view: QuoteView }): ReactNode => {
  const { conflicts, draft, now, revision, quote } = view;
  if (conflicts.length === 0) return null;
  const at = draft.at === '' ? '' : deskTime(Date.parse(draft.at), now);
  return (
    <section className="quote-editor-conflict" aria-labelledby="conflict">
      <Notice tone="warning" icon={CircleAlert} as="div" tabIndex={-1} autoFocus>
        <b id="conflict">
          {draft.by} saved R{revision + 1} {at}, while you were editing.
        </b>{' '}
        {counted(conflicts.length, 'field differs', 'fields differ')}. Your other changes were kept. Choose a value for
        each, then save.
      </Notice>
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">They: {draft.by}</th>
              <th scope="col">You, not saved</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => {
              const { field, before, theirs, yours } = conflict;
              return (
                <tr key={field}>
                  <th scope="row">{fieldLabel(field)}</th>
                  <td>{before || '–'}</td>
                  <td>
                    <Choice
                      name={`set:${field}`}
                      value={choiceOf(view, conflict, theirs, false)}
                      text={theirs}
                      isChecked={false}
                    />
                  </td>
                  <td>
                    <Choice
                      name={`set:${field}`}
                      value={choiceOf(view, conflict, yours, true)}
                      text={yours}
                      isChecked
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="quote-editor-row">
        <DraftButton action="save" className="button button-strong button-small">
          Save with these values
        </DraftButton>
        <a className="button button-small" href={`/desk/quotes/${quote.number}`}>
          Discard mine
        </a>
      </p>
    </section>
  );
};
