import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { STORE_PATH } from '../../domain/site/store-links.ts';

/** The header's search: a form that asks the store. */
export const SiteSearch = ({ text, label }: { text: string; label: string }): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all readers
  <form className="srch" role="search" aria-label={label} action={STORE_PATH} method="get">
    <button type="submit" aria-label="Search">
      <Search className="ic" />
    </button>
    <input
      className="inp"
      type="search"
      name="search"
      defaultValue={text}
      placeholder="Part number, size or material"
      aria-label="Search parts by number, size or material"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
    />
    <span className="kbd js-only" aria-hidden="true">
      /
    </span>
  </form>
);
