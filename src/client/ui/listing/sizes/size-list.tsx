import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatLength } from '../../../../domain/kit/units.ts';
import { shownSize } from '../../../../domain/reference/sizes/size-standard.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { selectSize } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { chosenSize, sizeParameter } from '../../../../domain/shop/catalog-url/size-choice.ts';
import { causeText } from '../../../failure.ts';
import { shopHref } from '../../../stores/listing-kind.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { QueryLink } from '../filters/query-link.tsx';
import { useLater, useListing, usePreferences } from '../listing-context.tsx';
import type { SizeStandardChoice } from './size-standard-memory.ts';
import type { SizeList as List } from './use-size-list.ts';
import './size-list.css';

/** Distance from the end of the list, px, at which the next page is fetched: about one row. */
const NEAR_END_PX = 30;

const target = (key: string, at: number, last: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
};

/** The scrolling list of sizes: a multi-select listbox with arrow key navigation. */
export function SizeList({ list, standard }: { list: List; standard: SizeStandardChoice }): ReactNode {
  const { items, status } = list;
  const sizes = useListing((state) => state.query.sizes);
  const { query } = useLater();
  const { measurement } = usePreferences();
  const awake = useHydrated();
  const mode = useListing((state) => state.query.mode);
  const [active, setActive] = useState(0);
  const listbox = useRef<HTMLDivElement>(null);
  const [first] = items;
  const at = Math.min(active, Math.max(0, items.length - 1));

  // A different first size means that the list was reset.
  useEffect(() => {
    setActive(0);
    listbox.current?.parentElement?.scrollTo({ top: 0 });
  }, [first]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, at, items.length - 1);
    const options = listbox.current?.querySelectorAll<HTMLElement>('[role=option]');
    if (event.key === ' ') {
      event.preventDefault();
      options?.[at]?.click();
    }
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    options?.[next]?.focus();
    if (next === items.length - 1) list.loadMore();
  };
  return (
    <div
      className="size-list"
      onScroll={({ currentTarget: box }) => {
        if (box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR_END_PX) list.loadMore();
      }}
    >
      <div
        role="listbox"
        aria-label="Sizes"
        aria-multiselectable="true"
        aria-busy={status === 'loading'}
        ref={listbox}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {items.map((size, index) => {
          const chosen = chosenSize({ sizes }, size);
          const edit = (now: CatalogQuery) => selectSize(now, chosenSize(now, size) ?? sizeParameter(size));
          const option = {
            role: 'option',
            'aria-selected': chosen !== undefined,
            tabIndex: awake && index !== at ? -1 : 0,
            onFocus: () => setActive(index),
            children: (
              <>
                <span>{shownSize(size, standard)}</span>
                <span>{formatLength(measurement, size.csMm)}</span>
                <span>{formatLength(measurement, size.idMm)}</span>
              </>
            ),
          } as const;
          const key = `${size.standard}:${size.code}`;
          // Compounds have no sizes: a size links to its parts.
          return mode === 'compounds' ? (
            <a key={key} {...option} href={shopHref(edit(query))} target="_blank" rel="noopener nofollow" />
          ) : (
            <QueryLink key={key} {...option} edit={edit} />
          );
        })}
      </div>
      {status === 'loading' ? (
        <p className="size-list-loading">
          <i className="size-list-skeleton" />
          <i className="size-list-skeleton" />
          <i className="size-list-skeleton" />
          <span className="visually-hidden">Loading sizes</span>
        </p>
      ) : null}
      {status === 'idle' && items.length === 0 ? <p role="status">No size matches</p> : null}
      {status === 'error' ? (
        <p role="alert">
          Sizes could not be loaded. {list.failure && causeText(list.failure)}{' '}
          <button type="button" className="link" onClick={list.retry}>
            Retry
          </button>
        </p>
      ) : null}
    </div>
  );
}
