import { editDistance } from '../../kit/text/edit-distance.ts';
import type { Celsius } from '../../kit/units.ts';
import type { Catalog } from '../catalog/index/catalog.ts';
import { hardnessText } from '../catalog/rows/describe-part.ts';
import { type RingSection, ringSection } from '../catalog/rows/ring-section.ts';
import { tradeName } from '../catalog/rows/trade-name.ts';

/** A published datasheet in the list of all datasheets. */
export interface DatasheetEntry {
  readonly label: string;
  readonly labelDisplay: string;
  readonly color: string;
  readonly material: string;
  /** Kind of the material. */
  readonly kind: RingSection;
  readonly brand: string;
  readonly hardness: string;
  readonly colorName: string;
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
  readonly keyFeatures: string;
  /** Material and other search words, in lower case. */
  readonly words: string;
}

/** Returns the compounds with a datasheet, in catalog order. */
export const datasheetEntries = (catalog: Catalog): readonly DatasheetEntry[] =>
  catalog.compounds.flatMap((compound) => {
    if (!compound.datasheet) return [];
    const shown = compound.modifiers.flatMap((at) => catalog.modifiers[at] ?? []).filter((one) => !one.hiddenFull);
    const first = (type: string) => shown.find((one) => one.type === type);
    const brand = first('brand');
    const material = first('material');
    const entry = {
      label: compound.label,
      labelDisplay: compound.labelDisplay,
      color: first('color')?.color ?? compound.backgroundColor,
      material: material?.label ?? '',
      kind: ringSection(material ? [material] : []),
      brand: brand ? tradeName(brand.label) : '',
      hardness: hardnessText(compound),
      colorName: first('color')?.label ?? '',
      lowC: compound.temperatureLowC,
      highC: compound.temperatureHighC,
      keyFeatures: compound.description,
    };
    const words = [compound.label, compound.labelDisplay, entry.hardness, compound.description];
    return [{ ...entry, words: [...words, ...shown.map(({ label }) => label)].join(' ').toLowerCase() }];
  });

/** Returns the entries that contain every typed word, in any case and order. Returns all for an empty text. */
export const findDatasheets = (entries: readonly DatasheetEntry[], text: string): readonly DatasheetEntry[] => {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ words }) => wanted.every((word) => words.includes(word)));
};

const MAX_EDITS = 2;

/** Returns the entries whose labels are within a typo of a text, nearest first. */
export const nearestDatasheets = (
  entries: readonly DatasheetEntry[],
  text: string,
  count: number,
): readonly DatasheetEntry[] => {
  const asked = text.trim().toLowerCase();
  return entries
    .map((entry) => ({ entry, edits: editDistance(asked, entry.label.toLowerCase(), MAX_EDITS) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ entry }) => entry);
};
