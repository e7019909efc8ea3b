import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import type { Problem } from '../../../../domain/kit/errors.ts';
import { quoteForm } from '../../../../domain/order/quotes/quote-form.ts';
import './quote.css';

/** What the page of a new quote shows: the fields as typed, and why some cannot be used. */
export interface NewQuoteForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly list: string;
  /** Number of the quote that it is copied from, or ''. */
  readonly from: string;
  readonly key: string;
  readonly problems: readonly Problem[];
}

export const title = 'New quote';
export const place = 'quotes';

const TYPES: Readonly<Record<string, string>> = { email: 'email', date: 'date', tel: 'tel' };

const Field = ({
  form,
  field,
}: {
  readonly form: NewQuoteForm;
  readonly field: (typeof quoteForm)['rows'][number][number];
}): ReactNode => {
  const { name, label, kind } = field;
  const problem = form.problems.find(({ parameter }) => parameter === name)?.message ?? '';
  const common = {
    name,
    id: `contact-${name}`,
    className: 'field-input',
    defaultValue: form.texts[name] ?? '',
    autoComplete: 'off',
    ...('maxLength' in field && { maxLength: field.maxLength }),
    ...(problem !== '' && { 'aria-invalid': true, 'aria-describedby': `problem-${name}` }),
  };
  return (
    <div className="field">
      <label htmlFor={`contact-${name}`}>{label}</label>
      {kind === 'textarea' ? <textarea rows={2} {...common} /> : <input type={TYPES[kind] ?? 'text'} {...common} />}
      {problem === '' ? null : (
        <span className="field-error" id={`problem-${name}`}>
          {problem}
        </span>
      )}
    </div>
  );
};

/** `/desk/quotes/new`: a quote that staff make from a list, for a customer who called or wrote. */
export default function NewQuotePage({ form }: { readonly form: NewQuoteForm }): ReactNode {
  const listProblem = form.problems.find(({ parameter }) => parameter === 'list')?.message ?? '';
  return (
    <div>
      <h1 className="desk-title">New quote</h1>
      <p className="desk-note">
        {form.from === ''
          ? 'Paste the list of the customer. You review parts and prices before anything is sent.'
          : `Copied from ${form.from}, with its prices where part and quantity are the same. Edit the lines as you need.`}
      </p>
      {form.problems.length === 0 ? null : (
        <Notice tone="danger" icon={CircleAlert} tabIndex={-1} autoFocus>
          Some fields need a change. Nothing was stored yet.
        </Notice>
      )}
      <form method="post" action="/desk/quotes/new" className="quote-editor-new-form">
        <input type="hidden" name="from" value={form.from} />
        <input type="hidden" name="key" value={form.key} />
        <section aria-labelledby="list">
          <h2 className="desk-heading" id="list">
            Lines
          </h2>
          <label className="field">
            <span>One line per part, with its quantity</span>
            <textarea
              className="field-input text-mono"
              name="list"
              rows={16}
              maxLength={60_000}
              defaultValue={form.list}
              spellCheck={false}
              {...(listProblem !== '' && { 'aria-invalid': true, 'aria-describedby': 'problem-list' })}
            />
            {listProblem === '' ? null : (
              <span className="field-error" id="problem-list">
                {listProblem}
              </span>
            )}
            <span className="field-hint">
              Part numbers, sizes in words, customer numbers: what is not recognized becomes a line that you resolve.
            </span>
          </label>
        </section>
        <section aria-labelledby="contact">
          <h2 className="desk-heading" id="contact">
            Customer
          </h2>
          {quoteForm.rows.map((row) => (
            <div className="quote-editor-pair" key={row[0].name}>
              {row.map((field) => (
                <Field key={field.name} form={form} field={field} />
              ))}
            </div>
          ))}
          <button className="button button-primary" type="submit">
            Create quote
          </button>
          <p className="text-muted">The customer gets no email until you send the quote.</p>
        </section>
      </form>
    </div>
  );
}
