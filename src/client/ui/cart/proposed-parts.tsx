import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { usdE5 } from '../../../domain/kit/units.ts';
import type { ListedPart } from '../../../domain/order/lists/listed-part.ts';
import { CART_PATH, partHref } from '../../../domain/reference/paths/store-links.ts';
import { formatUnitPrice } from '../../../domain/shop/pricing/money.ts';
import { cartInBrowser } from '../../stores/cart-in-browser.ts';
import { Notice } from '../notice.tsx';
import { linesFor } from './add-list.ts';
import { readPrices } from './read-prices.ts';
import './proposed-parts.css';

interface ProposedPartsProps {
  readonly lines: readonly { readonly listed: ListedPart; readonly quantity: number }[];
  readonly problems: readonly string[];
}

const Problems = ({ problems }: Pick<ProposedPartsProps, 'problems'>): ReactNode =>
  problems.length === 0 ? null : (
    <Notice tone="warning" icon={CircleAlert} as="div">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );

/** The parts that a URL proposes to add. Opening the URL adds nothing; the button does. */
export function ProposedParts({ lines, problems }: ProposedPartsProps): ReactNode {
  const [working, setWorking] = useState('');
  const [isOver, setIsOver] = useState(false);
  const over = (): void => {
    // Prevents a reload or Back from proposing the parts again.
    history.replaceState(history.state, '', CART_PATH);
    setIsOver(true);
  };
  const add = async (): Promise<void> => {
    const wanted = lines.map(({ listed, quantity }) => ({ part: listed.part, quantity }));
    const made = await linesFor(wanted, {
      readPrices,
      onPriced: (priced, of) => setWorking(`Pricing ${priced} of ${of}`),
    });
    cartInBrowser().getState().add(made.lines);
    over();
  };
  if (isOver) return null;
  return (
    <section className="proposed-parts" aria-labelledby="proposed-parts">
      <h2 className="heading-4" id="proposed-parts">
        This link asks to add {counted(lines.length, 'line')}
      </h2>
      <Problems problems={problems} />
      {lines.length === 0 ? null : (
        <>
          <ul>
            {lines.map(({ listed: { part, priceE5 }, quantity }, at) => (
              <li key={at} className="ruled-row">
                <span>
                  <a className="link text-mono" href={partHref(part.productName)}>
                    {part.productName}
                  </a>{' '}
                  <span className="text-secondary">{part.description}</span>
                </span>
                <span className="text-number">
                  {formatCount(quantity)} {priceE5 === 0 ? '' : `from ${formatUnitPrice(usdE5(priceE5))}`}
                </span>
              </li>
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
            <button type="button" className="button button-plain" onClick={over}>
              Not now
            </button>
          </p>
        </>
      )}
    </section>
  );
}
