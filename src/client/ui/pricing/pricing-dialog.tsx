import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { QuoteOption } from '../../../domain/shop/pricing/quote-options.ts';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import { type Failure, failureIn } from '../../failure.ts';
import { TextLink } from '../links/text-link.tsx';
import { useModal } from '../use-modal.ts';
import { addToCart } from './add-to-cart.ts';
import { PartFileLinks } from './part-file-links.tsx';
import { PricingWidget } from './pricing-widget.tsx';

/** Loads one product's prices. Aborted when the popup closes or shows another part. */
export type LoadPricing = (productId: number, signal: AbortSignal) => Promise<PricingData>;

interface Loading {
  readonly partId: number | null;
  readonly pricing: PricingData | null | 'loading';
  /** Why `pricing` is `null`. */
  readonly failure: Failure | null;
}

const NOTHING: Loading = { partId: null, pricing: 'loading', failure: null };

/** The prices of the displayed part; `retry` requests them again. */
const useLoadedPricing = (part: PricingPart | null, load: LoadPricing) => {
  const [loaded, setLoaded] = useState<Loading>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const loadRef = useRef(load);
  loadRef.current = load;
  const partId = part?.productId ?? null;

  useEffect(() => {
    if (partId === null) return;
    const abort = new AbortController();
    setLoaded({ partId, pricing: 'loading', failure: null });
    loadRef.current(partId, abort.signal).then(
      (pricing) => {
        if (!abort.signal.aborted) setLoaded({ partId, pricing, failure: null });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setLoaded({ partId, pricing: null, failure: failureIn(error) });
      },
    );
    return () => abort.abort();
  }, [partId, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { pricing, failure } = loaded.partId === partId ? loaded : NOTHING;
  return { pricing, failure, retry };
};

/**
 * The store's pricing popup: one native dialog for all rows. Esc, the backdrop and the close button close it, and the
 * browser returns focus to the element that opened it.
 *
 * @param part the part to show; `null` keeps it closed
 * @param onClose called to close it, or after the browser has closed the dialog
 * @param onAdd called instead of adding to the cart and opening it
 */
export function PricingDialog(props: {
  part: PricingPart | null;
  onClose: () => void;
  load: LoadPricing;
  /** The unit of the dimensions in the part's drawings. */
  unit: LengthUnit;
  /** The quantity that it opens with. */
  quantity?: number;
  actions?: 'cart' | 'hidden';
  onAdd?: (part: PricingPart, option: QuoteOption, pricing: PricingData) => void;
}): ReactNode {
  const { part, onClose, load, unit, quantity, actions = 'cart', onAdd = addToCart } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { pricing, failure, retry } = useLoadedPricing(part, load);
  const isOpen = part !== null;
  const ref = useModal(isOpen, 'h2');

  // Focuses the quantity, the primary input, unless the visitor has moved focus.
  useEffect(() => {
    const dialog = ref.current;
    const { activeElement, body } = document;
    if (!isOpen || !dialog) return;
    if (activeElement !== heading.current && activeElement !== dialog && activeElement !== body) return;
    const field = dialog.querySelector<HTMLElement>('[name=quantity]');
    (field ?? heading.current)?.focus({ preventScroll: true });
  }, [isOpen, pricing]);

  const add = (option: QuoteOption): void => {
    if (part && pricing !== null && pricing !== 'loading') onAdd(part, option, pricing);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes modal dialogs on Esc
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (part !== null) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {part ? (
        <>
          <header>
            {part.idMm !== undefined && part.csMm !== undefined ? (
              <RingGlyph idMm={part.idMm} csMm={part.csMm} color={part.color} size={26} />
            ) : null}
            <h2 className="heading-4" id={titleId} tabIndex={-1} ref={heading}>
              <span className="text-mono">{part.productName}</span> Pricing
            </h2>
            <span className="text-secondary">
              {part.description}, {part.descriptionTwo}
            </span>
            <TextLink href={partHref(part.productName, quantity)}>Product page</TextLink>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <X className="icon icon-large" aria-hidden="true" />
            </button>
          </header>
          <PricingWidget
            part={part}
            pricing={pricing}
            failure={failure}
            initialQuantity={quantity?.toString()}
            actions={actions}
            layout="popup"
            onAdd={add}
            onRetry={retry}
          />
          <PartFileLinks name={part.productName} unit={unit} />
        </>
      ) : null}
    </dialog>
  );
}
