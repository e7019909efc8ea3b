import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that the session is over, or every one; takes the focus that the button left behind. */
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
