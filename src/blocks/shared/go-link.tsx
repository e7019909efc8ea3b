import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link that leads on: words and an arrow. Without an address or words there is none. */
export const GoLink = ({ href, label }: { href: string; label: string }): ReactNode =>
  href === '' || label === '' ? null : (
    <a className="link-onward" href={href}>
      {label}
      <ArrowRight className="icon" />
    </a>
  );
