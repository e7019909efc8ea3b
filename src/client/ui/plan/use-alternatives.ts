import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import type { AlternativesByProduct } from '../../../domain/order/plan/cart-plan.ts';
import { alternativesEndpoint, MAX_LINES_WITH_ALTERNATIVES } from '../../../domain/site/api/prices.ts';
import { call } from '../../api.ts';

/** Holding an arrow key changes a quantity many times per second. */
const SETTLED_MS = 300;

/** Whether warehouse stock does not cover the quantity. */
const mayNeedOther = ({ pricing, quantity }: CartItem): boolean => (pricing?.supply.onHand ?? 0) < quantity;

const keyOf = ({ id, quantity }: CartItem): string => `${id}:${quantity}`;

/** Alternatives in stock for the lines that warehouse stock does not cover, requested once per line and quantity. */
export const useAlternatives = (items: readonly CartItem[]): AlternativesByProduct => {
  const [known, setKnown] = useState<AlternativesByProduct>(new Map());
  const requested = useRef(new Set<string>());
  useEffect(() => {
    const wanted = items
      .filter((item) => mayNeedOther(item) && !requested.current.has(keyOf(item)))
      .slice(0, MAX_LINES_WITH_ALTERNATIVES);
    if (wanted.length === 0) return;
    const timer = setTimeout(() => {
      for (const item of wanted) requested.current.add(keyOf(item));
      const lines = wanted.map(({ productName: part, quantity }) => ({ part, quantity }));
      call(alternativesEndpoint, { lines })
        .then((answer) => {
          setKnown(
            (before) => new Map([...before, ...wanted.map(({ id }, at) => [id, answer.lines[at] ?? []] as const)]),
          );
        })
        // The lines are shown without alternatives.
        .catch(() => {});
    }, SETTLED_MS);
    return () => clearTimeout(timer);
    // Lines beyond the limit are requested after the response.
  }, [items, known]);
  return known;
};
