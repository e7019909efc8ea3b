import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { usdE5 } from '../../../../domain/kit/units.ts';
import { formatUnitPrice, integerFromDecimal } from '../../../../domain/shop/pricing/money.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { TextLink } from '../../links/text-link.tsx';

/** Formats a unit price; without one, the text of the link to it. @example priceWords('0.1') // '$0.10' */
export const priceWords = (price: string | null): string =>
  price === null ? 'Check Pricing' : formatUnitPrice(usdE5(integerFromDecimal(price, 5) ?? 0));

const NITRILE = 'nbr';

/** The lowest price of a size in nitrile, the most requested material; `null` if nitrile has no price. */
export const nitrilePrice = (parts: SizePartsResponse | undefined): string | null => {
  const least = parts?.materials.find(({ key }) => key === NITRILE)?.least ?? null;
  return least === null ? null : priceWords(least);
};

/** Link to all parts of a size with their count; an en dash if unknown. */
export const SoldParts = ({ parts }: { parts: SizePartsResponse | undefined }): ReactNode =>
  parts === undefined ? (
    <span className="text-muted">–</span>
  ) : (
    <TextLink href={parts.href}>{counted(parts.total, 'part')}</TextLink>
  );
