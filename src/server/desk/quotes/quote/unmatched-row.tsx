import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { lineField } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import type { DraftKind } from '../../../../domain/order/quotes/desk/draft-line.ts';
import { typedQuantity } from '../../../../domain/order/quotes/desk/typed-quantity.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { DRAFT_FORM, DraftButton, HiddenField, LabeledInput } from './fields.tsx';
import { type Candidate, shipsText, stockText, unitPriceText } from './line-parts.ts';
import type { LineProps } from './line-row.tsx';
import { LineNumber } from './line-row.tsx';
import type { QuoteView } from './quote-view.ts';

const CHOICES: readonly (readonly [DraftKind, string])[] = [
  ['part', 'Choose a part'],
  ['text', 'Price as text'],
  ['none', 'Do not quote'],
];

const CandidateRow = (props: {
  readonly candidate: Candidate;
  readonly at: number;
  readonly position: number;
  readonly quantity: number;
  readonly view: QuoteView;
}): ReactNode => {
  const { candidate, at, position, quantity, view } = props;
  const data = view.pricing.get(candidate.part.id);
  const ships = shipsText(data, quantity);
  return (
    <tr>
      <td>
        <kbd>{at + 1}</kbd>
      </td>
      <td className="text-mono">
        <a className="link" href={partHref(candidate.name)}>
          {candidate.name}
        </a>
      </td>
      <td>{candidate.size}</td>
      <td>{candidate.compound}</td>
      <td>
        {stockText(candidate.part)}
        {ships === '' ? '' : `, ${ships}`}
      </td>
      <td className="text-muted">{candidate.differs}</td>
      <td className="text-number">{unitPriceText(data, quantity)}</td>
      <td className="text-number">
        <DraftButton action={`use:${position}:${candidate.name}`} label={`Use ${candidate.name} for line ${position}`}>
          Use
        </DraftButton>
      </td>
    </tr>
  );
};

const PartChoice = ({ view, one }: LineProps): ReactNode => {
  const { line, candidates } = one;
  const { position } = line;
  return (
    <div className="quote-editor-choice-part">
      {candidates.length === 0 ? (
        <p className="text-muted">The catalog has no part for this text.</p>
      ) : (
        <div className="desk-scroll">
          <table aria-label={`Parts for line ${position}`}>
            <tbody>
              {candidates.map((candidate, at) => (
                <CandidateRow
                  key={candidate.name}
                  candidate={candidate}
                  at={at}
                  position={position}
                  quantity={line.quantity ?? 1}
                  view={view}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="quote-editor-typed">
        <LabeledInput
          wrapper="quote-editor-field"
          name={lineField(position, 'part')}
          label="Or type a part number"
          fields={view.fields}
          problems={line.problems}
          className="text-mono"
        />
        <DraftButton action={`save:${position}`} label={`Use the part number for line ${position}`}>
          Use
        </DraftButton>
        <a className="link" href={`/search?q=${encodeURIComponent(typedQuantity(one.text).rest)}`}>
          Search the store
        </a>
      </div>
    </div>
  );
};

const TextPrice = ({ view, one: { line } }: LineProps): ReactNode => {
  const { position, problems } = line;
  const common = { fields: view.fields, problems };
  const name = (field: Parameters<typeof lineField>[1]): string => lineField(position, field);
  return (
    <div className="quote-editor-choice-text">
      <LabeledInput
        wrapper="quote-editor-field"
        {...common}
        name={name('description')}
        label="Description on the quote"
      />
      <LabeledInput
        wrapper="quote-editor-field"
        {...common}
        name={name('quantity')}
        label="Quantity"
        inputMode="numeric"
      />
      <LabeledInput
        wrapper="quote-editor-field"
        {...common}
        name={name('price')}
        label="Unit price"
        inputMode="decimal"
      />
      <LabeledInput
        wrapper="quote-editor-field"
        {...common}
        name={name('days')}
        label="Ship days"
        inputMode="numeric"
      />
    </div>
  );
};

/** A line in words: staff choose a part, price it as text, or do not quote it. */
export const UnmatchedRow = ({ view, one }: LineProps): ReactNode => {
  const { line, text } = one;
  const { position, kind, total, quantity, origin } = line;
  const asked = text === '' ? null : typedQuantity(text);
  return (
    <tr id={`line-${position}`} className="quote-editor-line quote-editor-text" data-line={position}>
      <LineNumber position={position} />
      <th scope="row" colSpan={6}>
        <span className="quote-editor-unmatched">
          {origin === 'added' ? (
            <b>Added line</b>
          ) : (
            <>
              <b className="quote-editor-care">
                <CircleAlert className="icon icon-small" aria-hidden="true" /> Unmatched
              </b>{' '}
              <q>{asked?.rest ?? text}</q>{' '}
              <span className="text-muted">
                {asked?.quantity ? `× ${formatCount(asked.quantity)}, ` : ''}sent as text
              </span>
            </>
          )}
          {origin === 'added' ? (
            <DraftButton action={`remove:${position}`} className="quote-editor-link" label={`Remove line ${position}`}>
              Remove
            </DraftButton>
          ) : null}
        </span>
        <div className="quote-editor-resolve">
          {origin === 'added' ? (
            <HiddenField name={lineField(position, 'kind')} value="text" />
          ) : (
            <fieldset className="quote-editor-choices">
              <legend className="visually-hidden">Line {position}</legend>
              {CHOICES.map(([value, label]) => (
                <label key={value}>
                  <input
                    type="radio"
                    form={DRAFT_FORM}
                    name={lineField(position, 'kind')}
                    value={value}
                    defaultChecked={kind === value || (kind === 'open' && value === 'part')}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          {origin === 'added' ? null : <PartChoice view={view} one={one} />}
          <TextPrice view={view} one={one} />
          <p className="quote-editor-choice-none text-muted">The customer reads “We do not quote this line”.</p>
        </div>
      </th>
      <td className="text-number quote-editor-total">
        {kind === 'open' || (kind === 'part' && line.part === '') ? (
          <span className="quote-editor-care">open</span>
        ) : (
          <b data-total="">{total === null ? '–' : formatCents(total)}</b>
        )}
        {kind === 'none' ? <small>not quoted</small> : null}
        {quantity === null ? null : <small hidden>{quantity}</small>}
      </td>
    </tr>
  );
};
