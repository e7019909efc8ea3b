import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholeNumberIn } from '../../../domain/kit/text/whole-number.ts';
import { isAboveLimit } from '../../../domain/shop/pricing/quantity.ts';
import { TextLink } from '../links/text-link.tsx';
import { requestQuoteHref } from './pricing-part.ts';

/** Why a typed quantity is rejected. A quantity above the online maximum links to the quote form. */
export function QuantityProblem(props: { id?: string; problem: string; typed: string; partName: string }): ReactNode {
  const { id, problem, typed, partName } = props;
  return (
    <p className="field-error" id={id} role="alert">
      <CircleAlert className="icon icon-small" aria-hidden="true" />
      <span>
        {problem}
        {isAboveLimit(typed) ? (
          <>
            {': '}
            <TextLink href={requestQuoteHref(partName, wholeNumberIn(typed.trim(), 'english'))}>quote form</TextLink>
          </>
        ) : null}
      </span>
    </p>
  );
}
