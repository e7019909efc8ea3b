import type { ReactNode } from 'react';
import type { FacetGroup } from '../../../domain/catalog/facets.ts';
import type { FacetValue } from '../../../domain/catalog/listing.ts';
import { materialName } from '../../../domain/catalog/rows/material-names.ts';
import { toggleFacet } from '../../../domain/catalog-url/edit-query.ts';
import { formatCount } from '../../../domain/pricing/money.ts';
import { FDA, fdaParagraph } from './fda-paragraphs.ts';
import { useListingActions } from './listing-context.tsx';

/** What of a label is muted: `Medium` and `66–75`, `FKM` and its name. */
const wordsOf = (group: FacetGroup, label: string): readonly [string, string] => {
  if (group === 'material') return [label, materialName(label)];
  const [, words = label, numbers = ''] = /^(.+?) ([\d–]+)$/.exec(label) ?? [];
  return group === 'durometer' ? [words, numbers] : [label, ''];
};

/** One value to tick. */
export function FacetValueChoice(props: {
  group: FacetGroup;
  value: FacetValue;
  ticked: boolean;
  counted: boolean;
  swatch: string | undefined;
}): ReactNode {
  const { group, value, ticked, counted, swatch } = props;
  const { key, label, count } = value;
  const { apply, getState } = useListingActions();
  const paragraph = group === 'compliance' ? fdaParagraph(label) : null;
  const [words, muted] = paragraph ?? wordsOf(group, label);
  return (
    <label className={count === 0 ? 'choice choice-empty' : 'choice'}>
      <input
        type="checkbox"
        name={group}
        value={key}
        checked={ticked}
        onChange={() => apply(toggleFacet(getState().query, group, key))}
      />
      {swatch === undefined ? null : <i className="swatch" style={{ background: swatch }} />}
      <span>
        {paragraph === null ? null : <span className="visually-hidden">{FDA} </span>}
        {words} {muted === '' ? null : <span className="text-muted">{muted}</span>}
      </span>
      {counted ? <span className="choice-count">{formatCount(count)}</span> : null}
    </label>
  );
}
