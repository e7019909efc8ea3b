import { useEffect, useRef, useState } from 'react';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import { parseQuantity } from '../../../domain/shop/pricing/quantity.ts';
import { quoteOptions } from '../../../domain/shop/pricing/quote-options.ts';
import { scrollLater } from '../../scroll-later.ts';

/**
 * The typed quantity and the derived options, without a request. From the first Check Pricing on, the options follow
 * the quantity; every check scrolls to them.
 */
export const useQuantityPricing = (part: PricingPart, data: PricingData, initialQuantity: string) => {
  const [text, setText] = useState(initialQuantity);
  const [isChecked, setIsChecked] = useState(initialQuantity !== '');
  const [scrolls, setScrolls] = useState(0);
  const fieldRef = useRef<HTMLInputElement>(null);
  const optionsRef = useRef<HTMLDivElement>(null);

  const quantity = parseQuantity(text);
  const { priceList, supply } = data;
  const options = isChecked && quantity !== null ? quoteOptions({ ...part, priceList, supply, quantity }) : [];

  useEffect(() => {
    if (scrolls === 0) return;
    return scrollLater(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      optionsRef.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
    });
  }, [scrolls]);

  const check = (input: string): void => {
    setText(input);
    if (input.trim() !== '') setIsChecked(true);
    if (parseQuantity(input) === null) fieldRef.current?.focus();
    else setScrolls((count) => count + 1);
  };
  return {
    text,
    setText,
    check,
    quantity,
    options,
    isWrong: isChecked && quantity === null && text.trim() !== '',
    hasAsked: scrolls > 0,
    fieldRef,
    optionsRef,
  };
};
