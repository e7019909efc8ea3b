import { once } from '../../kit/once.ts';
import type { Celsius } from '../../kit/units.ts';
import type { RatedMaterial } from '../../reference/media/medium.ts';
import { RATED_MATERIALS } from '../../reference/tables/chemicals.ts';
import { type MaterialFamily, materialFamiliesOf } from '../../reference/tables/material-families.ts';
import { materialPlace } from '../../reference/tables/material-places.ts';
import type { Material } from '../../reference/tables/materials.ts';
import { materials } from '../../reference/tables/tables.ts';

/** A family that the advisor weighs, by its typical grade. */
export interface AdvisedFamily {
  /** As charts call it. */
  readonly code: string;
  /** Its column of the chemical table; null: no medium is rated for it, and it is never ranked. */
  readonly rated: RatedMaterial | null;
  readonly name: string;
  /** Key of the store's material filter. */
  readonly key: string;
  readonly page: string;
  readonly isElastomer: boolean;
  readonly lowC: Celsius;
  readonly highC: Celsius;
  readonly permeability: string;
  /** Keys of the certificates that compounds of the catalog hold. */
  readonly compliance: readonly string[];
}

/** In the order in which families with as many points are listed. */
const ORDER: readonly RatedMaterial[] = [
  ...(['NBR', 'EPDM', 'CR', 'IIR', 'VMQ', 'AU', 'HNBR', 'FKM', 'FVMQ', 'FEPM', 'FFKM', 'PTFE'] as const),
];

const familyFrom = (
  { lowC, highC, permeability, kind }: Material,
  words: Pick<AdvisedFamily, 'code' | 'rated' | 'name' | 'key' | 'page'>,
): AdvisedFamily => ({ ...words, isElastomer: kind === 'elastomer', lowC, highC, permeability, compliance: [] });

const typical = ({ short, name, key, page, material }: MaterialFamily): AdvisedFamily =>
  familyFrom(material, { code: short, rated: RATED_MATERIALS.find((code) => code === short) ?? null, name, key, page });

/** The store's materials without a typical family of their own: their first grade of materials.csv. */
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

/** Every material that is sold: those that the chemical table rates first, in the advisor's order. */
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
