import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Reports that the session, or every session, has ended. Takes focus, because the button that had it is gone. */
export function LoggedOut(props: { readonly isEverywhere?: boolean; readonly children?: ReactNode }): ReactNode {
  const { isEverywhere = false, children } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p className="notice notice-ok" ref={line} tabIndex={-1}>
      <CircleCheck className="icon" aria-hidden="true" />
      <span>
        {isEverywhere ? 'You are logged out in every browser and on every device.' : 'You are logged out.'}
        {children}
      </span>
    </p>
  );
}
