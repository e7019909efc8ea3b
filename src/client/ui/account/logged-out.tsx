import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../notice.tsx';

/** Reports that the session, or every session, has ended. Takes focus, because the button that had it is gone. */
export function LoggedOut(props: { readonly isEverywhere?: boolean; readonly children?: ReactNode }): ReactNode {
  const { isEverywhere = false, children } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Notice tone="ok" icon={CircleCheck} ref={line} tabIndex={-1}>
      {isEverywhere ? 'You are logged out in every browser and on every device.' : 'You are logged out.'}
      {children}
    </Notice>
  );
}
