import { capital } from '../../domain/kit/text/words.ts';
import { formatTemperature, type TemperatureUnit } from '../../domain/kit/units.ts';
import { type Material, permeabilityText, shelfLifeText } from '../../domain/reference/tables/materials.ts';

const NOT_ON_FILE = 'Not on file';

const range = (unit: TemperatureUnit, { lowC, highC }: Material): string =>
  `${formatTemperature(unit, lowC)} to ${formatTemperature(unit, highC)} °${unit}`;

const density = ({ densityRaw, densityCompound }: Material): string => {
  if (densityCompound === '') return densityRaw === '' ? NOT_ON_FILE : `${densityRaw} g/cm³ raw polymer`;
  const compound = `${densityCompound} g/cm³`;
  return densityRaw === '' ? compound : `${compound} (raw polymer ${densityRaw})`;
};

const listed = (items: readonly string[]): string => capital(items.join(', ')) || NOT_ON_FILE;

/** Returns the recorded facts of a material as label and value, with temperatures in the visitor's unit. */
export const materialFacts = (
  material: Material,
  unit: TemperatureUnit,
): readonly (readonly [label: string, value: string])[] => [
  ['Material', `${material.family}, ${material.code}`],
  ['ASTM D1418', material.astm || 'No designation'],
  ['Temperature', range(unit, material)],
  ['Hardness', material.hardness === 'n/a' ? 'Metal' : material.hardness || NOT_ON_FILE],
  ['Good for', listed(material.goodFor)],
  ['Poor for', listed(material.poorFor)],
  ['Gas permeability', permeabilityText(material.permeability)],
  ['Density', density(material)],
  ['Shelf life', shelfLifeText(material.shelfLife)],
  ['Usual colors', listed(material.colors)],
  ['Sold under', material.tradeNames.join(', ') || NOT_ON_FILE],
];
