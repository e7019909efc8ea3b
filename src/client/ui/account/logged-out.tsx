import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { counted, inNumber } from '../../../domain/kit/text/counted.ts';
import { storedLineCount } from '../../stores/cart-badge.ts';
import { Notice } from '../notice.tsx';

/**
 * Reports that the session, or every session, has ended, and how many cart lines the account does not have. Takes focus,
 * because the button that had it is gone.
 */
export function LoggedOut(props: { readonly isEverywhere?: boolean; readonly children?: ReactNode }): ReactNode {
  const { isEverywhere = false, children } = props;
  const [unsaved] = useState(() => storedLineCount(() => localStorage));
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Notice tone="ok" icon={CircleCheck} ref={line} tabIndex={-1}>
      {isEverywhere ? 'You are logged out in every browser and on every device.' : 'You are logged out.'}
      {unsaved === 0
        ? ''
        : ` ${counted(unsaved, 'line')} of your quote cart could not be saved in your account and ${inNumber(unsaved, 'is', 'are')} still in this browser.`}
      {children}
    </Notice>
  );
}
