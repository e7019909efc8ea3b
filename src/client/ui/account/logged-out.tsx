import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that the session is over; takes the focus that the button left behind. */
export function LoggedOut({ children }: { readonly children?: ReactNode }): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p className="tagl ok" ref={line} tabIndex={-1}>
      <CircleCheck className="ic" aria-hidden="true" />
      <span>You are logged out.{children}</span>
    </p>
  );
}
