import { type ReactNode, useId, useState } from 'react';
import { toggleFacet } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing, useListingActions } from '../listing-context.tsx';
import './exact-hardness.css';

const isExact = (key: string): boolean => /^\d+$/.test(key);

/** An exact hardness in addition to the bands, as a number on the Shore A scale. */
export function ExactHardness(): ReactNode {
  const selected = useListing((state) => state.query.facets.durometer.find(isExact) ?? '');
  const { apply, getState } = useListingActions();
  const [typed, setTyped] = useState(selected);
  const [seen, setSeen] = useState(selected);
  const id = useId();
  if (seen !== selected) {
    setSeen(selected);
    setTyped(selected);
  }
  const commit = () => {
    const text = typed.trim();
    const { query } = getState();
    const before = query.facets.durometer.find(isExact);
    if (text === (before ?? '')) return;
    const without = before === undefined ? query : toggleFacet(query, 'durometer', before);
    apply(isExact(text) ? toggleFacet(without, 'durometer', text) : without);
    if (!isExact(text)) setTyped('');
  };
  return (
    <p className="exact-hardness">
      <label htmlFor={id}>Exact</label>
      <input
        id={id}
        className="field-input field-input-small text-mono"
        name={typed === '' ? undefined : 'durometer'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <span className="text-muted">Shore A</span>
    </p>
  );
}
