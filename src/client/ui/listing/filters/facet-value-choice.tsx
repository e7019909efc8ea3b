import { memo, type ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import type { FacetGroup } from '../../../../domain/shop/catalog/facets.ts';
import type { FacetValue } from '../../../../domain/shop/catalog/listing.ts';
import { materialName } from '../../../../domain/shop/catalog/rows/material-names.ts';
import { toggleFacet } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { FDA, fdaParagraph } from './fda-paragraphs.ts';
import { QueryTick } from './query-tick.tsx';

/** Splits a label into its main and its muted part: `Medium` and `66–75`, `FKM` and its name. */
const wordsOf = (group: FacetGroup, label: string): readonly [string, string] => {
  if (group === 'material') return [label, materialName(label)];
  const [, words = label, numbers = ''] = /^(.+?) ([\d–]+)$/.exec(label) ?? [];
  return group === 'durometer' ? [words, numbers] : [label, ''];
};

/** A value with its checkbox. */
export const FacetValueChoice = memo(function FacetValueChoice(props: {
  group: FacetGroup;
  value: FacetValue;
  ticked: boolean;
  counted: boolean;
  swatch: string | undefined;
}): ReactNode {
  const { group, value, ticked, counted, swatch } = props;
  const { key, label, count } = value;
  const paragraph = group === 'compliance' ? fdaParagraph(label) : null;
  const [words, muted] = paragraph ?? wordsOf(group, label);
  return (
    <QueryTick
      name={group}
      value={key}
      ticked={ticked}
      isEmpty={count === 0}
      edit={(query) => toggleFacet(query, group, key)}
    >
      {swatch === undefined ? null : <i className="swatch" style={{ background: swatch }} />}
      <span>
        {paragraph === null ? null : <span className="visually-hidden">{FDA} </span>}
        {words} {muted === '' ? null : <span className="text-muted">{muted}</span>}
      </span>
      {counted ? <span className="choice-count">{formatCount(count)}</span> : null}
    </QueryTick>
  );
});
