import type { Size } from '../../../reference/sizes/size.ts';
import { byFacet, type FacetGroup } from '../facets.ts';
import type { ShopCompound } from '../listing.ts';
import type { Compound } from '../model.ts';
import { asciiJson } from '../rows/ascii-json.ts';
import type { FacetIndex } from './facet-index.ts';

/** Parts of the response JSON that are identical for all queries, serialized once per catalog. */
export interface JsonFragments {
  /** `,"size":"214","size_standard":"usa","cs_mm":3.53,"id_mm":24.99,"price":"`, by size. */
  readonly sizes: readonly string[];
  /** `"label_display":"FK7502","compound":{…}}`, the end of a part's row, by compound. */
  readonly partEnds: readonly string[];
  /** A compound's complete row. */
  readonly compoundRows: readonly string[];
  /** `{"key":"fkm","label":"FKM","count":`, by index in the group's list. */
  readonly facetValues: Readonly<Record<FacetGroup, readonly string[]>>;
  readonly colorCodes: string;
}

interface FragmentSource {
  readonly sizes: readonly Size[];
  readonly compounds: readonly Compound[];
  readonly shopCompounds: readonly ShopCompound[];
  readonly facets: FacetIndex;
  readonly colorCodes: Readonly<Record<string, string>>;
}

/** Returns the JSON of a value's entry in the list of facets, up to its count. */
export const facetValueJson = ({ key, label }: { readonly key: string; readonly label: string }): string =>
  `{"key":${asciiJson(key)},"label":${asciiJson(label)},"count":`;

export const jsonFragments = (source: FragmentSource): JsonFragments => {
  const compounds = source.shopCompounds.map((compound) => asciiJson(compound));
  return {
    sizes: source.sizes.map(
      ({ code, standard, csMm, idMm }) =>
        `,"size":${asciiJson(code)},"size_standard":"${standard}","cs_mm":${csMm},"id_mm":${idMm},"price":"`,
    ),
    partEnds: source.shopCompounds.map(
      ({ label_display }, at) => `"label_display":${asciiJson(label_display)},"compound":${compounds[at]}}`,
    ),
    compoundRows: source.compounds.map(
      ({ datasheet }, at) => `${compounds[at]?.slice(0, -1)},"datasheet":${datasheet}}`,
    ),
    facetValues: byFacet(({ key }) => source.facets.groups[key].map(facetValueJson)),
    colorCodes: asciiJson(source.colorCodes),
  };
};
