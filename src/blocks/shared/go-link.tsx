import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link with a label and an arrow. Renders nothing without a URL or a label. */
export const GoLink = ({ href, label }: { href: string; label: string }): ReactNode =>
  href === '' || label === '' ? null : (
    <a className="link-onward" href={href}>
      {label}
      <ArrowRight className="icon" />
    </a>
  );
