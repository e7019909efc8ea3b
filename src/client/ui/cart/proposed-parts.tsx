import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import type { ListedPart } from '../../../domain/order/lists/listed-part.ts';
import { unitPriceText } from '../../../domain/order/lists/unit-price-text.ts';
import { CART_PATH, listHash, partHref } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { priceLine } from '../../../domain/shop/pricing/price-tier.ts';
import { cartInBrowser } from '../../stores/cart-in-browser.ts';
import { TextLink } from '../links/text-link.tsx';
import { Notice } from '../notice.tsx';
import { linesFor } from './add-list.ts';
import { readPrices } from './read-prices.ts';
import './proposed-parts.css';

interface ProposedLine {
  readonly listed: ListedPart;
  readonly quantity: number;
}

export interface ProposedPartsProps {
  readonly lines: readonly ProposedLine[];
  readonly problems: readonly string[];
  /** The lines that cannot be added, as a list has them. */
  readonly rest: readonly string[];
  /** Path where the link continues; '' without one. */
  readonly continueTo: string;
}

const Problems = ({ problems, rest }: Pick<ProposedPartsProps, 'problems' | 'rest'>): ReactNode =>
  problems.length === 0 ? null : (
    <Notice tone="warning" icon={CircleAlert} as="div">
      <ul>
        {problems.map((problem, at) => (
          <li key={at}>{problem}</li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <p className="only-script">
          <TextLink href={listHash(rest)}>Correct {rest.length === 1 ? 'this line' : 'these lines'} in a list</TextLink>
        </p>
      )}
    </Notice>
  );

/** Returns quantity and unit price of a line, and its total; '' without a published one. */
const priceTexts = ({ listed, quantity }: ProposedLine): { readonly unit: string; readonly total: string } => {
  const pieces = formatCount(quantity);
  const { price, is_line_min } = priceLine(listed.priceList, quantity);
  const unit = unitPriceText(listed, quantity);
  if (typeof price !== 'number') return { unit: `${pieces} pcs, ${unit}`, total: '' };
  return { unit: `${pieces} × ${unit}`, total: `${formatCents(price)}${is_line_min ? ' line minimum' : ''}` };
};

const Line = ({ line }: { line: ProposedLine }): ReactNode => {
  const { productName, description } = line.listed.part;
  const { unit, total } = priceTexts(line);
  return (
    <li className="ruled-row">
      <span>
        <a className="link text-mono" href={partHref(productName)}>
          {productName}
        </a>{' '}
        <span className="text-secondary">{description}</span>
      </span>
      <span className="text-number">
        <span>{unit}</span>
        {total === '' ? null : (
          <>
            <br />
            <span className="text-secondary">{total}</span>
          </>
        )}
      </span>
    </li>
  );
};

/** Heading before and after the button was pressed. */
const headingOf = ({ lines }: Pick<ProposedPartsProps, 'lines'>, isAdded: boolean): string => {
  if (isAdded) return `${counted(lines.length, 'line')} added to the cart`;
  return lines.length === 0
    ? 'No line of this link can be added'
    : `This link has ${counted(lines.length, 'line')} for your cart`;
};

/** The parts that a URL proposes to add. Opening the URL adds nothing; the button does. */
export function ProposedParts(props: ProposedPartsProps): ReactNode {
  const { lines, continueTo } = props;
  const [working, setWorking] = useState('');
  const [state, setState] = useState<'open' | 'added' | 'over'>('open');
  const over = (next: 'added' | 'over'): void => {
    // Prevents a reload or Back from proposing the parts again.
    history.replaceState(history.state, '', CART_PATH);
    setState(next);
  };
  const add = async (): Promise<void> => {
    const wanted = lines.map(({ listed, quantity }) => ({ part: listed.part, quantity }));
    const made = await linesFor(wanted, {
      readPrices,
      onPriced: (priced, of) => setWorking(`Pricing ${priced} of ${of}`),
    });
    cartInBrowser().getState().add(made.lines);
    // Problems and the way on are still needed.
    over(props.problems.length > 0 || continueTo !== '' ? 'added' : 'over');
  };
  if (state === 'over') return null;
  const isAdded = state === 'added';
  return (
    <section className="proposed-parts" aria-labelledby="proposed-parts">
      <h2 className="heading-4" id="proposed-parts" role={isAdded ? 'status' : undefined}>
        {headingOf(props, isAdded)}
      </h2>
      <Problems {...props} />
      {lines.length === 0 || isAdded ? null : (
        <>
          <ul>
            {lines.map((line) => (
              <Line key={line.listed.part.productId} line={line} />
            ))}
          </ul>
          <p className="proposed-parts-actions only-script">
            <button
              type="button"
              className="button button-primary"
              disabled={working !== ''}
              onClick={() => {
                setWorking('Pricing the lines');
                void add();
              }}
            >
              {working === '' ? `Add ${counted(lines.length, 'line')} to the cart` : working}
            </button>
            <button type="button" className="button button-plain" onClick={() => over('over')}>
              Not now
            </button>
          </p>
        </>
      )}
      {continueTo === '' ? null : (
        <p className="proposed-parts-next">
          The link continues to <TextLink href={continueTo}>{continueTo}</TextLink>
        </p>
      )}
    </section>
  );
}
