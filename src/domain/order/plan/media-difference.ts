import { formatCount } from '../../kit/text/counted.ts';
import { SERVING } from '../../reference/media/rated-medium.ts';
import { type Chemical, ratedColumn } from '../../reference/tables/chemicals.ts';

/** A material as the store's filter names it. */
export interface ComparedMaterial {
  readonly key: string;
  readonly label: string;
}

/** How the media of one group of the chemical table are rated for another material. */
export interface GroupDifference {
  readonly title: string;
  /** Media with a rating for both materials. */
  readonly rated: number;
  /** Media rated C or D instead of A or B. */
  readonly worse: number;
  /** Media rated A or B instead of C or D. */
  readonly better: number;
}

export interface MediaDifference {
  /** In the order of the table, including groups without a difference. */
  readonly groups: readonly GroupDifference[];
  /** Media without a rating for one of the materials. */
  readonly unrated: number;
}

/**
 * Compares the ratings of two materials by group of the chemical table. Returns null if the table does not rate one of
 * them.
 *
 * @param own key of the store's material filter, such as `nbr`
 */
export const mediaDifference = (chemicals: readonly Chemical[], own: string, other: string): MediaDifference | null => {
  const [from, to] = [ratedColumn(own), ratedColumn(other)];
  if (from === -1 || to === -1) return null;
  const rated = chemicals.flatMap(({ category, ratings }) => {
    const [before, after] = [ratings[from] ?? '', ratings[to] ?? ''];
    return before === '' || after === ''
      ? []
      : [{ category, served: SERVING.includes(before), serves: SERVING.includes(after) }];
  });
  return {
    groups: [...Map.groupBy(rated, ({ category }) => category)].map(([title, media]) => ({
      title,
      rated: media.length,
      worse: media.filter(({ served, serves }) => served && !serves).length,
      better: media.filter(({ served, serves }) => !served && serves).length,
    })),
    unrated: chemicals.length - rated.length,
  };
};

const SHOWN_GROUPS = 2;

const groupTexts = (groups: readonly GroupDifference[], direction: 'worse' | 'better'): string => {
  const differing = groups.filter((group) => group[direction] > 0).sort((a, b) => b[direction] - a[direction]);
  const others = differing.slice(SHOWN_GROUPS).reduce((sum, group) => sum + group[direction], 0);
  const texts = differing
    .slice(0, SHOWN_GROUPS)
    .map((group) => `${group[direction]} of ${group.rated} ${group.title.toLowerCase()}`);
  return [...texts, ...(others === 0 ? [] : [`${others} in other groups`])].join('; ');
};

/**
 * Returns what the chemical table says about replacing a material. It rates polymers, not compounds.
 *
 * @example
 *   mediaDifferenceText(chemicals, nbr, hnbr);
 *   // 'Rated worse (C or D, not A or B): none. Rated better (A or B, not C or D): 3 of 18 oxidizers and halogens; …'
 */
export const mediaDifferenceText = (
  chemicals: readonly Chemical[],
  own: ComparedMaterial,
  other: ComparedMaterial,
): string => {
  if (own.key !== '' && own.key === other.key)
    return `The table rates ${own.label} as one polymer; its compounds can differ.`;
  const missing = [own, other].filter(({ key }) => ratedColumn(key) === -1).map(({ label }) => label || 'one material');
  if (missing.length > 0) return `No data for ${[...new Set(missing)].join(' and ')}.`;
  const difference = mediaDifference(chemicals, own.key, other.key);
  if (difference === null) return '';
  const { groups, unrated } = difference;
  return [
    `Rated worse (C or D, not A or B): ${groupTexts(groups, 'worse') || 'none'}.`,
    `Rated better (A or B, not C or D): ${groupTexts(groups, 'better') || 'none'}.`,
    unrated === 0 ? '' : `No data on ${formatCount(unrated)} of ${formatCount(chemicals.length)} media.`,
  ]
    .filter(Boolean)
    .join(' ');
};
