import { type MaterialPlace, materialPlace } from '../../../reference/tables/material-places.ts';
import { materials } from '../../../reference/tables/tables.ts';
import { materialWords } from '../../../shop/catalog/keyword/material-words.ts';
import type { Grade } from '../reading.ts';
import type { Entry, ReadLists } from './sense.ts';
import { FAMILY_WORDS } from './trade-words.ts';

const gradeOf = ({ narrowed }: MaterialPlace): Grade | null => narrowed ?? null;

/** Returns each trademark with the materials that have it, in the table's order. */
const placesByMark = (): ReadonlyMap<string, readonly MaterialPlace[]> => {
  const marks = new Map<string, MaterialPlace[]>();
  for (const { code, tradeNames } of materials()) {
    const place = materialPlace(code);
    if (place === null) continue;
    for (const mark of tradeNames) marks.set(mark, [...(marks.get(mark) ?? []), place]);
  }
  return marks;
};

/**
 * Returns the families by key, label, common name and trademark. A trademark of several grades means their family, and
 * one of several families means all of them, in the order of materials.csv.
 */
export const familyEntries = ({ facets }: ReadLists): readonly Entry[] => {
  const labels = facets.byKey.material;
  const entry = (phrase: string, keys: readonly string[], grade: Grade | null = null): Entry[] => {
    const known = keys.filter((key) => labels.has(key));
    if (known.length === 0) return [];
    const named = known.map((key) => labels.get(key)?.label ?? key).join(', ');
    const gradeLabel = grade === null ? undefined : facets.byKey[grade.group].get(grade.key)?.label;
    const found = gradeLabel === undefined ? null : grade;
    return [
      [
        phrase,
        {
          meaning: { kind: 'family', materials: known, grade: found },
          text: found === null ? named : `${named} ${gradeLabel}`,
          swatch: null,
        },
      ],
    ];
  };
  const ofTable = facets.groups.material.flatMap(({ key, label }) =>
    [key, label, ...(FAMILY_WORDS[key] ?? [])].flatMap((phrase) => entry(phrase, [key])),
  );
  const ofMarks = [...placesByMark()].flatMap(([mark, places]) => {
    const keys = [...new Set(places.map(({ material }) => material))];
    const [only] = places;
    return entry(mark, keys, only !== undefined && places.length === 1 ? gradeOf(only) : null);
  });
  const ofNames = facets.groups.material.flatMap(({ key, label }) =>
    materialWords(key, label).flatMap((phrase) => entry(phrase, [key])),
  );
  return [...ofTable, ...ofMarks, ...ofNames];
};
