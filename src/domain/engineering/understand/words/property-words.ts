import { TYPED_FACETS } from '../../../shop/catalog/facets.ts';
import type { IndexedFacetValue } from '../../../shop/catalog/index/facet-index.ts';
import type { PropertyGroup } from '../reading.ts';
import { joinedTokens, tokensOf } from '../tokens.ts';
import type { Entry, ReadLists } from './sense.ts';
import { CERTIFICATE_WORDS, COLOR_WORDS, CURE_WORDS, HARDNESS_WORDS, SUBTYPE_WORDS } from './trade-words.ts';

const ALSO: Partial<Record<PropertyGroup, Readonly<Record<string, readonly string[]>>>> = {
  color: COLOR_WORDS,
  curetype: CURE_WORDS,
  subtype: SUBTYPE_WORDS,
};

/** `Type GLT` is also called `GLT`. */
const withoutType = (label: string): string => (/^Type \w{2}/.test(label) ? label.slice('Type '.length) : label);

/** Returns a label without its remark. */
const shortLabel = (label: string): string => label.split(/ ["(]/)[0] ?? label;

const wordsOf = (group: PropertyGroup, { key, label }: IndexedFacetValue): readonly string[] => [
  label,
  key,
  withoutType(label),
  ...(ALSO[group]?.[key] ?? []),
];

const properties = (lists: ReadLists, group: PropertyGroup): readonly Entry[] =>
  lists.facets.groups[group].flatMap((value) =>
    wordsOf(group, value).map(
      (phrase): Entry => [
        phrase,
        {
          meaning: { kind: 'property', group, key: value.key },
          text: shortLabel(value.label),
          swatch:
            lists.modifiers.find(({ type, key }) => type === 'color' && group === 'color' && key === value.key)
              ?.color ?? null,
        },
      ],
    ),
  );

/** Returns the prefixes of a label, word by word, shortest first: `FDA`, `FDA 21`, … `FDA 21 CFR 177.2600`. */
const beginnings = (label: string): readonly string[] => {
  const words = tokensOf(label).filter(({ kind }) => kind !== 'sign');
  return words.map((_, at) => label.slice(0, words[at]?.to));
};

/**
 * Returns the certificates by label, by its prefixes and by other names. Those that share a name are in the facet's
 * order.
 */
const certificates = ({ facets, modifiers }: ReadLists): readonly Entry[] => {
  const hidden = new Set(
    modifiers.filter(({ type, hiddenFull }) => type === 'compliance' && hiddenFull).map(({ key }) => key),
  );
  const values = facets.groups.compliance.filter(({ key }) => !hidden.has(key));
  const byPhrase = new Map<string, IndexedFacetValue[]>();
  for (const value of values) {
    const called = Object.entries(CERTIFICATE_WORDS).flatMap(([start, names]) =>
      value.label.startsWith(start) ? names : [],
    );
    for (const phrase of new Set([...beginnings(value.label), value.label.replace(/^FDA /, ''), ...called])) {
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), value]);
    }
  }
  return [...byPhrase]
    .filter(([phrase]) => /[a-z]/i.test(phrase))
    .map(([phrase, named]): Entry => {
      const whole = named.filter(({ label }) => joinedTokens(tokensOf(label)) === joinedTokens(tokensOf(phrase)));
      const meant = whole.length > 0 ? whole : named;
      const keys = meant.map(({ key }) => key);
      return [phrase, { meaning: { kind: 'certificate', keys }, text: meant[0]?.label ?? phrase, swatch: null }];
    });
};

/** Returns hardnesses with a name instead of a number. */
const hardnessNames = ({ facets }: ReadLists): readonly Entry[] =>
  facets.groups.durometer.flatMap(({ key, label }) =>
    (HARDNESS_WORDS[key] ?? []).map(
      (phrase): Entry => [
        phrase,
        { meaning: { kind: 'property', group: 'durometer', key }, text: label, swatch: null },
      ],
    ),
  );

/**
 * Returns everything else by which the store filters: colors, certificates, then the other facets in the order of
 * `TYPED_FACETS`.
 */
export const propertyEntries = (lists: ReadLists): readonly Entry[] => {
  const [color, ...others] = TYPED_FACETS.map((group) => properties(lists, group));
  return [...(color ?? []), ...certificates(lists), ...others.flat(), ...hardnessNames(lists)];
};
