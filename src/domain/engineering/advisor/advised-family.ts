import { once } from '../../kit/once.ts';
import type { Celsius } from '../../kit/units.ts';
import type { RatedMaterial } from '../../reference/media/medium.ts';
import { RATED_MATERIALS } from '../../reference/tables/chemicals.ts';
import { type MaterialFamily, materialFamiliesOf } from '../../reference/tables/material-families.ts';
import { materialPlace } from '../../reference/tables/material-places.ts';
import type { Material } from '../../reference/tables/materials.ts';
import { materials } from '../../reference/tables/tables.ts';

/** A family that the advisor assesses, represented by its typical grade. */
export interface AdvisedFamily {
  /** Code used in charts. */
  readonly code: string;
  /** Its column in the chemical table. null: no medium is rated for it, and it is never ranked. */
  readonly rated: RatedMaterial | null;
  readonly name: string;
  /** Key of the store's material filter. */
  readonly key: string;
  readonly page: string;
  readonly isElastomer: boolean;
  readonly lowC: Celsius;
  readonly highC: Celsius;
  readonly permeability: string;
  /** Keys of the certificates of its compounds in the catalog. */
  readonly compliance: readonly string[];
}

/** Order of families with equal points. */
const ORDER: readonly RatedMaterial[] = [
  ...(['NBR', 'EPDM', 'CR', 'IIR', 'VMQ', 'AU', 'HNBR', 'FKM', 'FVMQ', 'FEPM', 'FFKM', 'PTFE'] as const),
];

const familyFrom = (
  { lowC, highC, permeability, kind }: Material,
  words: Pick<AdvisedFamily, 'code' | 'rated' | 'name' | 'key' | 'page'>,
): AdvisedFamily => ({ ...words, isElastomer: kind === 'elastomer', lowC, highC, permeability, compliance: [] });

const typical = ({ short, name, key, page, material }: MaterialFamily): AdvisedFamily =>
  familyFrom(material, { code: short, rated: RATED_MATERIALS.find((code) => code === short) ?? null, name, key, page });

/** Returns the store's materials that are not a typical family: their first grade of materials.csv. */
const otherMaterials = (known: ReadonlySet<string>): readonly AdvisedFamily[] => {
  const seen = new Set(known);
  return materials().flatMap((material) => {
    const place = materialPlace(material.code);
    if (place === null || seen.has(place.material)) return [];
    seen.add(place.material);
    const { code, family: name } = material;
    return [familyFrom(material, { code, rated: null, name, key: place.material, page: place.page })];
  });
};

/** All materials that are sold, starting with those that the chemical table rates, in the advisor's order. */
export const advisedFamilies = once((): readonly AdvisedFamily[] => {
  const known = (['elastomer', 'plastic', 'metal'] as const).flatMap((kind) => materialFamiliesOf(kind).map(typical));
  const rated = ORDER.flatMap((code) => known.find((family) => family.rated === code) ?? []);
  const others = [
    ...known.filter((family) => family.rated === null),
    ...otherMaterials(new Set(known.map(({ key }) => key))),
  ];
  return [
    ...rated,
    ...others.filter(({ isElastomer }) => isElastomer),
    ...others.filter(({ isElastomer }) => !isElastomer),
  ];
});
