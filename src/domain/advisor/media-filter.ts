import { RATED_MATERIALS, type Rating } from '../reference/chemicals.ts';
import { type Medium, media, mediaCalled } from './medium.ts';
import { SERVING } from './rated-medium.ts';

/** The store's filter lets through what the advisor would for that medium alone. */
const servingKeys = ({ ratings }: Medium): readonly string[] =>
  RATED_MATERIALS.filter((material) => SERVING.includes(ratings[material])).map((material) => material.toLowerCase());

/** The one medium that a value of the filter means; null for one that nobody knows or that may mean several. */
export const filterMedium = (value: string): Medium | null => {
  const called = mediaCalled(value);
  return called.length === 1 ? (called[0] ?? null) : null;
};

/**
 * Keys of the store's materials that serve in all of the media; null when none is asked. A medium that is not known leaves
 * nothing.
 *
 * @example materialsServing(['acetone', 'helium']) // ['epdm', 'iir', …]
 */
export const materialsServing = (values: readonly string[]): readonly string[] | null => {
  if (values.length === 0) return null;
  const serving = values.map((value) => {
    const medium = filterMedium(value);
    return medium === null ? [] : servingKeys(medium);
  });
  return RATED_MATERIALS.map((material) => material.toLowerCase()).filter((key) =>
    serving.every((keys) => keys.includes(key)),
  );
};

/** How a material of the store bears a medium of the table; '' where nothing is on file. @example ratingFor('fkm', 'Acetone') // 'D' */
export const ratingFor = (material: string, name: string): Rating => {
  const medium = media().find((one) => one.name === name);
  const rated = RATED_MATERIALS.find((one) => one.toLowerCase() === material);
  return medium === undefined || rated === undefined ? '' : medium.ratings[rated];
};
