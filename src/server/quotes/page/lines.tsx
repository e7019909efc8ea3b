import type { ReactNode } from 'react';
import { NumberHead } from '../../../client/ui/number-head.tsx';
import { ShipmentTag } from '../../../client/ui/pricing/shipment-tag.tsx';
import { LINE_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import type { UsdCents } from '../../../domain/kit/units.ts';
import { choiceField, choiceValue } from '../../../domain/order/quotes/line-choices.ts';
import { lineNotes } from '../../../domain/order/quotes/line-notes.ts';
import { alternativeText, breakText, offerTexts } from '../../../domain/order/quotes/offer-texts.ts';
import { priceChange } from '../../../domain/order/quotes/price-change.ts';
import type { PricedLine } from '../../../domain/order/quotes/selection.ts';
import type { ShownLine, ShownQuote, ShownText } from '../../../domain/order/quotes/shown-line.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { formatCents, formatUnitPrice } from '../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import { RingMark } from '../../../drawings/rings/ring-mark.tsx';

const COLUMNS = 6;

const PartName = ({ line: { item, check } }: { line: ShownLine }): ReactNode =>
  check === 'unknown' ? (
    <span className="text-mono">{item.productName}</span>
  ) : (
    <a className="link text-mono" href={partHref(item.productName)}>
      {item.productName}
    </a>
  );

const Part = (props: { line: ShownLine; isLeftOut: boolean; selection: LineSelection | null }): ReactNode => {
  const { line, isLeftOut, selection } = props;
  const { item, words } = line;
  const details = [item.description, item.descriptionTwo].filter(Boolean).join(', ');
  return (
    <span className="quote-page-part">
      {item.ring === null ? null : <RingMark {...item.ring} color={item.color} />}
      <span>
        <PartName line={line} />
        <span className="quote-page-detail">{details}</span>
        {item.note === '' ? null : <span className="quote-page-detail">Note: {item.note}</span>}
        {item.expedite ? <span className="quote-page-detail">Expedite: we will confirm cost by email</span> : null}
        {words === '' ? null : <span className="quote-page-answer">{words}</span>}
        {lineNotes(line).map((note) => (
          <span key={note} className="quote-page-difference">
            {note}
          </span>
        ))}
        {isLeftOut ? <LeftOut /> : null}
        <Offers line={line} selection={selection} />
      </span>
    </span>
  );
};

/** The offers of a line: text, or a choice while the quote can be accepted. */
const Offers = ({ line, selection }: { line: ShownLine | ShownText; selection: LineSelection | null }): ReactNode => {
  const { position, breaks, alternatives, choice } = line;
  if (breaks.length + alternatives.length === 0) return null;
  if (selection === null) {
    return offerTexts(line).map((text) => (
      <span key={text} className="quote-page-detail">
        {text}
      </span>
    ));
  }
  const offers = [
    { value: '', text: 'As quoted' },
    ...breaks.map((one) => ({ value: choiceValue({ quantity: one.quantity, part: '' }), text: breakText(one) })),
    ...alternatives.map((one) => ({
      value: choiceValue({ quantity: null, part: one.part }),
      text: `Instead ${alternativeText(one)}`,
    })),
  ];
  const chosen = choice === null ? '' : choiceValue(choice);
  return (
    <fieldset className="quote-page-offers">
      <legend>Choose for line {position}</legend>
      {offers.map(({ value, text }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            form={selection.form}
            name={choiceField(position)}
            value={value}
            autoComplete="off"
            defaultChecked={value === chosen}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};

const UnitPrice = ({ line }: { line: ShownLine }): ReactNode => {
  const change = priceChange(line);
  const text = line.item.fixedPriceDisplay || '–';
  if (change === null) return text;
  return (
    <>
      {change.before === '' ? null : (
        <>
          <span className="visually-hidden">In your request </span>
          <s>{change.before}</s> <span className="visually-hidden">now </span>
        </>
      )}
      {text}
      <span className="quote-page-difference">{change.words}</span>
    </>
  );
};

/** Quantity, ship time, unit price and total of a line. */
const Figures = (props: {
  quantity: number;
  shipTime: ReactNode;
  unitPrice: ReactNode;
  /** null = unpriced. */
  totalCents: UsdCents | null;
  isLineMinimum?: boolean;
}): ReactNode => (
  <>
    <td className="text-number" data-label="Quantity">
      {formatCount(props.quantity)}
    </td>
    <td data-label="Ship time">{props.shipTime}</td>
    <td className="text-number" data-label="Unit price">
      {props.unitPrice}
    </td>
    <td className="text-number" data-label="Total">
      <b>{props.totalCents === null ? '–' : formatCents(props.totalCents)}</b>
      {props.isLineMinimum ? <small className="text-muted">line minimum</small> : null}
    </td>
  </>
);

/** Selection of the lines for an acceptance. */
interface LineSelection {
  /** ID of the form that accepts them. */
  readonly form: string;
  readonly selected: readonly PricedLine[];
}

interface LineProps {
  readonly shown: ShownQuote;
  readonly selection: LineSelection | null;
}

/** The number of a line, with a checkbox if it can be accepted. */
const Position = ({ position, shown, selection }: LineProps & { position: number }): ReactNode => {
  const line = shown.priced.find((one) => one.position === position);
  if (selection === null || line === undefined) return <td className="text-number text-muted">{position}</td>;
  return (
    <td className="text-number text-muted">
      <label className="choice quote-page-choice">
        <input
          type="checkbox"
          form={selection.form}
          name={LINE_FIELD}
          value={position}
          autoComplete="off"
          aria-label={`Accept line ${position}`}
          data-price={line.price}
          data-ship={line.shipTime}
          defaultChecked={selection.selected.includes(line)}
        />
        <span>{position}</span>
      </label>
    </td>
  );
};

const LeftOut = (): ReactNode => <span className="quote-page-difference">Not accepted: not in this total</span>;

const rowClass = (line: ShownLine, { leftOut }: ShownQuote): string | undefined => {
  if (leftOut.has(line.position)) return 'quote-page-left-out';
  return priceChange(line) === null ? undefined : 'quote-page-changed';
};

const Line = ({ line, ...rest }: LineProps & { line: ShownLine }): ReactNode => {
  const { item, position } = line;
  return (
    <tr className={rowClass(line, rest.shown)}>
      <Position position={position} {...rest} />
      <th scope="row">
        <Part line={line} isLeftOut={rest.shown.leftOut.has(position)} selection={rest.selection} />
      </th>
      <Figures
        quantity={item.quantity}
        shipTime={
          <>
            {shipTimeValue(item.shipTime)} <ShipmentTag helperText={item.helperText} />
          </>
        }
        unitPrice={<UnitPrice line={line} />}
        totalCents={typeof item.price === 'number' ? item.price : null}
        isLineMinimum={item.is_line_min}
      />
    </tr>
  );
};

const TextWords = ({ line: { text, hint, words, part, description } }: { line: ShownText }): ReactNode => (
  <>
    {part === '' ? (
      description
    ) : (
      <a className="link text-mono" href={partHref(part)}>
        {part}
      </a>
    )}
    {text === '' || (part === '' && description === '') ? '' : ' for '}
    {text === '' ? null : `“${text}”`}
    {hint === '' ? null : <span className="quote-page-detail">{hint}</span>}
    {words === '' ? null : <span className="quote-page-answer">{words}</span>}
  </>
);

const TextLine = ({ line, ...rest }: LineProps & { line: ShownText }): ReactNode => {
  const { position, offer } = line;
  return (
    <tr
      className={
        offer === null ? 'quote-page-text' : rest.shown.leftOut.has(position) ? 'quote-page-left-out' : undefined
      }
    >
      <Position position={position} {...rest} />
      {offer === null ? (
        <th scope="row" colSpan={COLUMNS - 1}>
          <TextWords line={line} />
        </th>
      ) : (
        <>
          <th scope="row">
            <TextWords line={line} />
            {rest.shown.leftOut.has(position) ? <LeftOut /> : null}
            <Offers line={line} selection={rest.selection} />
          </th>
          <Figures
            quantity={offer.quantity}
            shipTime={shipTimeValue(offer.shipTime)}
            unitPrice={formatUnitPrice(offer.unitPriceE5)}
            totalCents={offer.totalCents}
          />
        </>
      )}
    </tr>
  );
};

/** The current lines of a quote; unmatched lines are last. With a selection, lines with a price have a checkbox. */
export const QuoteLines = ({ shown, selection = null }: Partial<LineProps> & Pick<LineProps, 'shown'>): ReactNode => (
  <table className="plain-table quote-page-lines">
    <caption className="visually-hidden">Lines of the quote</caption>
    <thead>
      <tr>
        <NumberHead>
          <span className="visually-hidden">Line</span>
        </NumberHead>
        <th scope="col">Part</th>
        <NumberHead>Quantity</NumberHead>
        <th scope="col">Ship time</th>
        <NumberHead>Unit price</NumberHead>
        <NumberHead>Total</NumberHead>
      </tr>
    </thead>
    <tbody>
      {shown.lines.map((line) => (
        <Line key={line.position} line={line} shown={shown} selection={selection} />
      ))}
      {shown.texts.map((line) => (
        <TextLine key={line.position} line={line} shown={shown} selection={selection} />
      ))}
    </tbody>
  </table>
);
