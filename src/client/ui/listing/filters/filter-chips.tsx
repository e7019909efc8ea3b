import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ActiveFilter } from '../../../../domain/shop/catalog/listing.ts';
import { removeFilter } from '../../../../domain/shop/catalog/remove-filter.ts';
import { filterTitle } from '../../../../domain/shop/catalog-url/filter-titles.ts';
import { useListingFrame, usePreferences } from '../listing-context.tsx';
import { chipLabel } from './chip-label.ts';
import { QueryLink } from './query-link.tsx';
import './filter-chips.css';

const groupsOf = (filters: readonly ActiveFilter[]): readonly (readonly [string, readonly ActiveFilter[]])[] => {
  const groups = new Map<string, ActiveFilter[]>();
  for (const filter of filters) groups.set(filter.key, [...(groups.get(filter.key) ?? []), filter]);
  return [...groups];
};

/**
 * The active filters, grouped by kind, with a remove button for each value. After a chip is removed, focus moves to the
 * one at its position, or to the heading if none is left.
 */
export function FilterChips(props: { filters: readonly ActiveFilter[]; focusHeading: () => void }): ReactNode {
  const { filters, focusHeading } = props;
  const preferences = usePreferences();
  const { cleared, naming, place } = useListingFrame();
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);

  // Runs after the chips have changed.
  useLayoutEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const removeButtons = list.current?.querySelectorAll<HTMLElement>('.filter-chips-remove') ?? [];
    const next = removeButtons[Math.min(index, removeButtons.length - 1)];
    if (next) next.focus();
    else focusHeading();
  }, [filters]);

  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div className="filter-chips" role="group" aria-label={naming('Active filters')} ref={list}>
      {groupsOf(filters).map(([key, group]) => {
        const isPreferred = key === 'stock_available' && preferences.only_show_in_stock && place === 'shop';
        return (
          <span className={isPreferred ? 'filter-chips-chip is-preferred' : 'filter-chips-chip'} key={key}>
            <em>{isPreferred ? 'Your preference' : filterTitle(key)}</em>
            {group.map((filter) => {
              const label = chipLabel(filter, preferences);
              const name = `${filterTitle(key)} ${label}`;
              return (
                <span className="filter-chips-value" key={filter.value}>
                  {label}
                  <QueryLink
                    className="filter-chips-remove"
                    edit={(now) => removeFilter(now, filter)}
                    aria-label={`Remove ${name}`}
                    note={`${name} removed. `}
                    onFollow={() => {
                      removed.current = filters.indexOf(filter);
                    }}
                  >
                    <X className="icon icon-small" aria-hidden="true" />
                  </QueryLink>
                </span>
              );
            })}
          </span>
        );
      })}
      <QueryLink
        className="button button-plain button-small"
        edit={cleared}
        note="All filters removed. "
        onFollow={() => {
          removed.current = 0;
        }}
      >
        Clear All
      </QueryLink>
    </div>
  );
}
