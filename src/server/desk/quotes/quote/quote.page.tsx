import { CircleAlert, CircleCheck, Plus, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { counted, formatCount, inNumber } from '../../../../domain/kit/text/counted.ts';
import { usdCents, usdE5 } from '../../../../domain/kit/units.ts';
import { isNoteText } from '../../../../domain/order/cart/text-lines.ts';
import { positionsText } from '../../../../domain/order/quotes/acceptance.ts';
import { formatCents, formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import type { StaffMember } from '../../../../domain/site/staff/staff-member.ts';
import type { DeskShortcut } from '../../desk-page.tsx';
import { ConflictSection } from './conflict-section.tsx';
import { DRAFT_FORM, DraftButton } from './fields.tsx';
import { LinePanel } from './line-panel.tsx';
import { LineRow } from './line-row.tsx';
import { QuoteFacts, QuoteHead } from './quote-head.tsx';
import type { EditorLine, QuoteView } from './quote-view.ts';
import type { MailPreview } from './send/preview.ts';
import { SendDialog } from './send/send-dialog.tsx';
import { SentLines } from './sent-lines.tsx';
import { CustomerBlock } from './side/customer-block.tsx';
import { FilesBlock } from './side/files-block.tsx';
import { HistoryBlock } from './side/history-block.tsx';
import { MessagesBlock } from './side/messages-block.tsx';
import { NotesBlock } from './side/notes-block.tsx';
import { RevisionsBlock } from './side/revisions-block.tsx';
import { SendBlock } from './side/send-block.tsx';
import { StateNotices } from './side/state-notices.tsx';
import { sumsOf } from './sums.ts';
import { UnmatchedRow } from './unmatched-row.tsx';
import './quote.css';

/** Result of a form, at the top of the page. */
export interface PageMessage {
  readonly tone: 'ok' | 'danger';
  readonly text: string;
}

interface QuotePageProps {
  readonly view: QuoteView;
  readonly message: PageMessage | null;
  /** The email to review before sending; null: the dialog is closed. */
  readonly review: MailPreview | null;
  readonly staff: Pick<StaffMember, 'name'>;
  /** Idempotency key of the message form. */
  readonly formKey: string;
  readonly salesEmail: string;
}

export const title = ({ view }: QuotePageProps): string => view.quote.number;
export const place = 'quotes';

export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['Tab'], label: 'next field' },
  { keys: ['Enter'], label: 'next line, same column' },
  { keys: ['Ctrl', 'Enter'], label: 'review and send' },
  { keys: ['L'], label: 'line at list price' },
  { keys: ['Shift', 'L'], label: 'all at list price' },
  { keys: ['%'], label: 'discount on ticked lines' },
  { keys: ['O'], label: 'open line' },
  { keys: ['1', '9'], label: 'use match' },
  { keys: ['Ctrl', 'Z'], label: 'undo' },
  { keys: ['?'], label: 'all shortcuts' },
];

const MESSAGE_ICONS = { ok: CircleCheck, danger: CircleAlert } as const;

const Toolbar = (): ReactNode => (
  <div className="desk-filters quote-editor-tools">
    <DraftButton action="list">All at list price</DraftButton>
    <details className="quote-editor-menu">
      <summary className="button button-small">Discount…</summary>
      <div>
        <label className="field">
          <span>Discount in percent</span>
          <input
            form={DRAFT_FORM}
            className="field-input field-input-small"
            name="percent"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
          />
        </label>
        <p className="text-muted">For the selected lines; without a selection, for all.</p>
        <DraftButton action="discount">Apply</DraftButton>
      </div>
    </details>
    <details className="quote-editor-menu">
      <summary className="button button-small">
        <Plus className="icon icon-small" aria-hidden="true" />
        Add line
      </summary>
      <div>
        <label className="field">
          <span>Part number or description</span>
          <input
            form={DRAFT_FORM}
            className="field-input field-input-small"
            name="add_part"
            maxLength={200}
            autoComplete="off"
          />
        </label>
        <label className="field">
          <span>Quantity</span>
          <input
            form={DRAFT_FORM}
            className="field-input field-input-small"
            name="add_quantity"
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
          />
        </label>
        <DraftButton action="add">Add</DraftButton>
      </div>
    </details>
    <DraftButton action="save">Update totals</DraftButton>
    <span className="text-secondary">Type in either field: price and discount follow each other</span>
  </div>
);

const isUnmatched = ({ line }: EditorLine): boolean =>
  line.origin !== 'part' && (line.kind !== 'part' || (line.part === '' && line.origin === 'text'));

const LinesTable = ({ view }: { readonly view: QuoteView }): ReactNode => (
  <table className="quote-editor-table">
    <caption className="visually-hidden">Lines of the draft</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Line</span>
        </th>
        <th scope="col">Part</th>
        <th scope="col" className="text-number">
          Quantity
        </th>
        <th scope="col" className="text-number">
          List price
        </th>
        <th scope="col" className="text-number">
          Our price
        </th>
        <th scope="col" className="text-number">
          Discount %
        </th>
        <th scope="col">Ships, business days</th>
        <th scope="col" className="text-number">
          Total
        </th>
      </tr>
    </thead>
    <tbody>
      {view.lines.map((one) => [
        isUnmatched(one) ? (
          <UnmatchedRow key={one.line.position} view={view} one={one} />
        ) : (
          <LineRow key={one.line.position} view={view} one={one} />
        ),
        one.line.position === view.open && !isUnmatched(one) ? (
          <LinePanel key={`panel-${one.line.position}`} view={view} one={one} />
        ) : null,
      ])}
    </tbody>
  </table>
);

const MINUS = '\u2212';

const Sums = ({ view }: { readonly view: QuoteView }): ReactNode => {
  const sums = sumsOf(view);
  const discount = usdCents(sums.listCents - sums.ourCents);
  const notes = view.quote.texts.filter(isNoteText);
  return (
    <>
      <p className="quote-editor-foot text-secondary">
        Alternatives and unchosen breaks are not in the total. {notes.join(' ')}
      </p>
      <dl className="quote-editor-sums">
        <dt>List price, {counted(sums.listLines, 'priced line')}</dt>
        <dd data-sum="list">{formatCents(sums.listCents)}</dd>
        <dt>Discount</dt>
        <dd data-sum="less">
          {discount > 0 ? MINUS : ''}
          {formatCents(usdCents(Math.abs(discount)))}
        </dd>
        {sums.byHand.length === 0 ? null : (
          <>
            <dt>Priced by hand, {positionsText(sums.byHand)}</dt>
            <dd>{formatCents(sums.byHandCents)}</dd>
          </>
        )}
        <dt className="quote-editor-sum">Total, freight not included</dt>
        <dd className="quote-editor-sum" data-sum="total">
          {formatCents(sums.totalCents)}
        </dd>
      </dl>
    </>
  );
};

const ChangedPrices = ({ view }: { readonly view: QuoteView }): ReactNode => {
  const { changedPrices } = view;
  const [first] = changedPrices;
  if (first === undefined) return null;
  const count = changedPrices.length;
  return (
    <Notice tone="info" icon={Repeat} as="div" className="quote-editor-notice">
      <b>
        {counted(count, 'list price')} {inNumber(count, 'has', 'have')} changed since{' '}
        {inNumber(count, 'it was', 'they were')} entered.
      </b>{' '}
      {first.name} at {formatCount(first.quantity)}: {formatUnitPrice(usdE5(first.before))} is now{' '}
      {formatUnitPrice(usdE5(first.now))}. Your prices stay as they are.
      <span className="quote-editor-notice-action">
        <DraftButton action="keep">Keep</DraftButton>
        <DraftButton action="reset">Reset to list</DraftButton>
      </span>
    </Notice>
  );
};

const Editing = ({ view }: { readonly view: QuoteView }): ReactNode => (
  <>
    <form id={DRAFT_FORM} method="post" action={`/desk/quotes/${view.quote.number}/draft`}>
      {/* Enter in a field without JavaScript saves: the first button of a form is its default. */}
      <button type="submit" name="do" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Save
      </button>
      <input type="hidden" name="version" value={view.draft.version} />
    </form>
    <Toolbar />
    <LinesTable view={view} />
    <Sums view={view} />
  </>
);

/** `/desk/quotes/{number}`: one quote, with its draft, its messages and its history. */
export default function QuotePage(props: QuotePageProps): ReactNode {
  const { view, message, review, formKey } = props;
  const isEdited = view.mode === 'edit' && view.mayEdit;
  return (
    <>
      <div className="quote-editor" data-number={view.quote.number} inert={review !== null}>
        <QuoteHead view={view} />
        <QuoteFacts view={view} />
        {message === null ? null : (
          <Notice tone={message.tone} icon={MESSAGE_ICONS[message.tone]} role="status" className="quote-editor-notice">
            {message.text}
          </Notice>
        )}
        <p className="quote-editor-presence" data-presence="" role="status" hidden />
        <StateNotices view={view} />
        <ConflictSection view={view} />
        <ChangedPrices view={view} />
        <div className="quote-editor-columns">
          <div>
            {isEdited ? <Editing view={view} /> : <SentLines view={view} />}
            <MessagesBlock view={view} formKey={formKey} />
          </div>
          <aside aria-label="About the quote">
            {isEdited ? <SendBlock view={view} /> : null}
            <NotesBlock view={view} />
            <FilesBlock view={view} />
            <CustomerBlock view={view} />
            <RevisionsBlock view={view} />
            <HistoryBlock view={view} />
          </aside>
        </div>
      </div>
      {review === null ? null : <SendDialog view={view} preview={review} salesEmail={props.salesEmail} />}
      <dialog className="quote-editor-keys" aria-labelledby="keys">
        <h2 id="keys">Keyboard shortcuts</h2>
        <dl>
          {shortcuts.map(({ keys, label }) => (
            <div key={label}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button className="button button-small" type="submit">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
