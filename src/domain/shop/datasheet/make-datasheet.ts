import { byStandard } from '../../reference/sizes/size-standard.ts';
import type { Chemical } from '../../reference/tables/chemicals.ts';
import type { Material } from '../../reference/tables/materials.ts';
import { lowestBit } from '../catalog/bits/bits.ts';
import { byModifierType, type ModifierType } from '../catalog/facets.ts';
import type { Catalog } from '../catalog/index/catalog.ts';
import type { Modifier } from '../catalog/model.ts';
import { compoundText } from '../catalog/rows/describe-part.ts';
import { ringSection } from '../catalog/rows/ring-section.ts';
import { tradeName } from '../catalog/rows/trade-name.ts';
import type { Datasheet } from './datasheet.ts';
import { familyFacts } from './family-facts.ts';

/** Tables that a datasheet uses in addition to the catalog. */
export interface DatasheetTables {
  readonly materials: readonly Material[];
  readonly chemicals: readonly Chemical[];
}

/** Returns the sizes in which a compound is offered, by standard. */
const offeredSizes = (catalog: Catalog, compound: number): Datasheet['sizes'] => {
  const counts = byStandard(() => 0);
  let total = 0;
  for (let word = 0; word < catalog.sizeWords; word++) {
    const bits = catalog.rows.present.bits[compound * catalog.sizeWords + word] ?? 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const size = catalog.sizes[word * 32 + lowestBit(rest)];
      if (!size) continue;
      counts[size.standard] += 1;
      total += 1;
    }
  }
  return { total, byStandard: counts };
};

/** Returns the compound's index in the catalog by its label in any case, preferring one with a datasheet, or null. */
export const compoundIndex = (catalog: Catalog, label: string): number | null => {
  const places = catalog.names.compoundsByLabel.get(label.toLowerCase()) ?? [];
  return places.find((place) => catalog.compounds[place]?.datasheet) ?? places[0] ?? null;
};

/** Returns the datasheet of the compound at an index of the catalog, or null for an invalid index. */
export const makeDatasheet = (catalog: Catalog, place: number, tables: DatasheetTables): Datasheet | null => {
  const compound = catalog.compounds[place];
  if (!compound) return null;
  const own = compound.modifiers.flatMap((index) => catalog.modifiers[index] ?? []);
  const ofType = (type: ModifierType): readonly Modifier[] => {
    const seen = new Set<string>();
    return own.filter((one) => {
      if (one.type !== type || one.hiddenFull || seen.has(one.key)) return false;
      seen.add(one.key);
      return true;
    });
  };
  const keys = (type: ModifierType) => own.filter((one) => one.type === type).map(({ key }) => key);
  const labels = byModifierType((type) =>
    ofType(type).map(({ label }) => (type === 'brand' ? tradeName(label) : label)),
  );
  const names = {
    ...(labels.material[0] !== undefined && { material: labels.material[0] }),
    ...(labels.color[0] !== undefined && { color: labels.color[0] }),
  };
  return {
    id: compound.id,
    label: compound.label,
    labelDisplay: compound.labelDisplay,
    color: ofType('color')[0]?.color ?? compound.backgroundColor,
    summary: compoundText(compound, names),
    keyFeatures: compound.description,
    section: ringSection(own),
    published: compound.datasheet,
    durometer: compound.durometer,
    durometerScale: compound.durometerScale,
    lowC: compound.temperatureLowC,
    highC: compound.temperatureHighC,
    labels,
    family: familyFacts(tables.materials, tables.chemicals, {
      material: keys('material')[0] ?? '',
      subtype: keys('subtype'),
      curetype: keys('cure'),
    }),
    sizes: offeredSizes(catalog, place),
    version: catalog.version,
  };
};
