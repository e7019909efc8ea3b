import type { ReactNode } from 'react';
import { CHEMICALS_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { AlternativePart } from '../../../domain/shop/pricing/alternative-part.ts';
import { TextLink } from '../links/text-link.tsx';

/** What changes with an alternative part, and how the chemical table rates its polymer. */
export const SwapDifference = ({ alternative: { differs, media } }: { alternative: AlternativePart }): ReactNode => (
  <>
    {differs}{' '}
    <span className="text-secondary">
      Check the medium in the <TextLink href={CHEMICALS_PATH}>chemical table</TextLink>. {media}
    </span>
  </>
);
