import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { usdE5 } from '../../../../domain/kit/units.ts';
import { formatUnitPrice, integerFromDecimal } from '../../../../domain/shop/pricing/money.ts';
import type { SizePartsAnswer } from '../../../../domain/site/api/catalog/size-parts.ts';

/** A unit price as people read it; without one the way to it. @example priceWords('0.1') // '$0.10' */
export const priceWords = (price: string | null): string =>
  price === null ? 'Check Pricing' : formatUnitPrice(usdE5(integerFromDecimal(price, 5) ?? 0));

const NITRILE = 'nbr';

/** From what price a size is sold: in nitrile, which most are asked for in; null where nitrile has no price. */
export const nitrilePrice = (parts: SizePartsAnswer | undefined): string | null => {
  const least = parts?.materials.find(({ key }) => key === NITRILE)?.least ?? null;
  return least === null ? null : priceWords(least);
};

/** The way to all parts of a size, counted; an en dash where they are not known. */
export const SoldParts = ({ parts }: { parts: SizePartsAnswer | undefined }): ReactNode =>
  parts === undefined ? (
    <span className="text-muted">–</span>
  ) : (
    <a className="link" href={parts.href}>
      {counted(parts.total, 'part')}
    </a>
  );
