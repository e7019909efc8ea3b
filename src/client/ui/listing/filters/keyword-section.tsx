import { Search } from 'lucide-react';
import { memo, type ReactNode, useRef, useState } from 'react';
import { withSearch } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { MAX_SEARCH_LENGTH } from '../../../../domain/shop/catalog-url/parameters.ts';
import { useListing, useListingActions } from '../listing-context.tsx';
import { FilterSection } from './filter-section.tsx';

const PAUSE_MS = 500;

/** Keyword text, applied after a pause, on Enter and on blur. */
export const KeywordSection = memo(function KeywordSection(): ReactNode {
  const search = useListing((state) => state.query.search);
  const { apply, getState } = useListingActions();
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One history entry per visit to the field, however often the input is applied.
  const wasApplied = useRef(false);
  if (seen !== search) {
    setSeen(search);
    if (typed.trim() !== search) setTyped(search);
  }

  const commit = (text: string) => {
    clearTimeout(timer.current);
    const { query } = getState();
    if (query.search === text.trim()) return;
    apply(withSearch(query, text), { history: wasApplied.current ? 'replace' : 'push' });
    wasApplied.current = true;
  };
  return (
    <FilterSection title="Keyword Search" count={Number(search !== '')} startsOpen>
      <span className="field-unit">
        <input
          className="field-input field-input-small"
          type="search"
          name="search"
          aria-label="Keyword"
          placeholder="Part, material, use or trade name"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(commit, PAUSE_MS, value);
          }}
          onFocus={() => {
            wasApplied.current = false;
          }}
          onBlur={() => commit(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commit(typed);
          }}
        />
        <Search className="icon icon-small" aria-hidden="true" />
      </span>
    </FilterSection>
  );
});
