import { Link, Printer } from 'lucide-react';
import type { ReactNode } from 'react';

/*
 * The page's boot code handles these buttons, whether or not their island is hydrated; their text does not change here.
 */

/** Copies the page's URL, which contains the entry. */
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
