import { Link, Printer } from 'lucide-react';
import type { ReactNode } from 'react';

/*
 * The page's own script gives these life, whether their island has woken or not: what they say never changes here.
 */

/** Copies the page's address, which holds what is entered. */
export const CopyLink = ({ isPlain = false }: { isPlain?: boolean }): ReactNode => (
  <button
    type="button"
    className={`button ${isPlain ? 'button-plain ' : ''}button-small only-script`}
    data-copy=""
    aria-keyshortcuts="Alt+C"
  >
    <Link className="icon icon-small" /> Copy link
  </button>
);

export const PrintButton = (): ReactNode => (
  <button type="button" className="button button-small only-script" data-enhance="print">
    <Printer className="icon icon-small" /> Print
  </button>
);
