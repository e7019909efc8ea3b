import type { TemperatureUnit } from '../../kit/units.ts';
import { permeabilityText, shelfLifeText } from '../../reference/tables/materials.ts';
import { FACTS } from '../catalog/facets.ts';
import type { Datasheet } from '../datasheet/datasheet.ts';
import { propertyRows, sizesText, temperatureRange } from '../datasheet/datasheet-rows.ts';

/** A property of several compounds. */
export interface ComparedRow {
  readonly label: string;
  /** One string per compound, in their order. */
  readonly values: readonly string[];
  readonly differs: boolean;
}

const NONE = '–';

/** Returns the compounds' properties side by side. `differs` marks those that are not all equal. */
export const compareCompounds = (sheets: readonly Datasheet[], unit: TemperatureUnit): readonly ComparedRow[] => {
  const row = (label: string, read: (sheet: Datasheet) => string): ComparedRow => {
    const values = sheets.map(read);
    return { label, values, differs: new Set(values).size > 1 };
  };
  const property = (label: string): ComparedRow =>
    row(label, (sheet) => propertyRows(sheet).find((one) => one.label === label)?.text ?? NONE);
  const temperature = row('Working temperature', (sheet) => temperatureRange(sheet, unit));
  const list = (texts: readonly string[] | undefined): string => (texts?.length ? texts.join(', ') : NONE);
  return [
    ...FACTS.flatMap(({ key, fact }) =>
      key === 'color' ? [property(fact.title), temperature] : [property(fact.title)],
    ),
    row('Key features', ({ keyFeatures }) => keyFeatures || NONE),
    row('Good for', ({ family }) => list(family?.goodFor)),
    row('Poor for', ({ family }) => list(family?.poorFor)),
    row('Shelf life, ARP5316', ({ family }) => shelfLifeText(family?.shelfLife ?? null)),
    row('Gas permeability', ({ family }) => permeabilityText(family?.permeability ?? '')),
    row('Sizes in the store', sizesText),
  ];
};
