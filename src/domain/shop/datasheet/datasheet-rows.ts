import { counted, formatCount, joinEnds } from '../../kit/text/counted.ts';
import { capital } from '../../kit/text/words.ts';
import { formatTemperature, type TemperatureUnit } from '../../kit/units.ts';
import { SIZE_STANDARDS, standardTitle } from '../../reference/sizes/size-standard.ts';
import { permeabilityText, shelfLifeText } from '../../reference/tables/materials.ts';
import { FACTS, type Facet } from '../catalog/facets.ts';
import { hardnessText } from '../catalog/rows/describe-part.ts';
import { describeMaterial } from '../catalog/rows/material-names.ts';
import type { Datasheet, FamilyFacts } from './datasheet.ts';

/** A row of a table: its label and its value. */
export interface DatasheetRow {
  readonly label: string;
  readonly text: string;
}

const NONE = '–';

const joined = (texts: readonly string[]): string => (texts.length === 0 ? NONE : texts.join(', '));

/**
 * Returns the working range in one unit.
 *
 * @example temperatureRange({ lowC: -20, highC: 204 }, 'C') // '−20 to 204 °C'
 */
export const temperatureRange = ({ lowC, highC }: Pick<Datasheet, 'lowC' | 'highC'>, unit: TemperatureUnit): string => {
  if (lowC === null || highC === null) return 'Not on file';
  return `${joinEnds(formatTemperature(unit, lowC), formatTemperature(unit, highC))} °${unit}`;
};

const factText = (sheet: Datasheet, { key, modifier }: Facet): string => {
  if (modifier === null) return hardnessText(sheet) || NONE;
  const labels = sheet.labels[modifier];
  return key === 'material' && labels[0] !== undefined ? capital(describeMaterial(labels[0])) : joined(labels);
};

const factRows = (sheet: Datasheet, kind: Facet['fact']['kind']): readonly DatasheetRow[] =>
  FACTS.filter(({ fact }) => fact.kind === kind).map((facet) => ({
    label: facet.fact.title,
    text: factText(sheet, facet),
  }));

/** Returns the compound's specific properties, in the order of the datasheet. */
export const propertyRows = (sheet: Datasheet): readonly DatasheetRow[] => [
  ...factRows(sheet, 'property').filter(({ text }) => text !== NONE || sheet.section === 'elastomer'),
  { label: 'Temperature, °C', text: temperatureRange(sheet, 'C') },
  { label: 'Temperature, °F', text: temperatureRange(sheet, 'F') },
  ...factRows(sheet, 'certificate'),
];

/** Returns the typical properties of the material. Missing values are marked as missing. */
export const familyRows = (family: FamilyFacts): readonly DatasheetRow[] => [
  { label: 'Family', text: family.name },
  { label: 'ASTM D1418', text: family.astm || NONE },
  { label: 'Shelf life, ARP5316', text: shelfLifeText(family.shelfLife) },
  {
    label: 'Density of compounds',
    text: family.density === '' ? 'Not on file' : `${family.density.replace('-', '–')} g/cm³`,
  },
  { label: 'Gas permeability', text: permeabilityText(family.permeability) },
];

/** Returns a summary of the material's ratings in the compatibility table. */
export const chemicalText = ({ chemicals }: FamilyFacts): string =>
  chemicals === null
    ? 'The material is not rated in the chemical compatibility table.'
    : `Of ${chemicals.rated} chemicals rated, ${chemicals.good} are rated A (little effect) and ${chemicals.poor} D (not recommended).`;

/** Returns the sizes in which the compound is offered, by standard. */
export const sizesText = ({ sizes }: Pick<Datasheet, 'sizes'>): string => {
  const parts = SIZE_STANDARDS.filter((standard) => sizes.byStandard[standard] > 0).map(
    (standard) => `${formatCount(sizes.byStandard[standard])} ${standardTitle(standard)}`,
  );
  return parts.length === 0 ? 'No size is listed in the store' : `${counted(sizes.total, 'size')}: ${parts.join(', ')}`;
};

const TYPICAL =
  'Fluids, shelf life, density and permeability are typical of the material, not measured on this compound. Use them as a guide and test in service.';

const NOT_BACKUP_RINGS =
  'Rings of this material have the dimensions of O-rings. They are not backup rings, and grooves for rubber do not fit them.';

/** Returns the notes at the end of a datasheet. AS568 tolerances and compression set apply only to molded rubber. */
export const datasheetNotes = ({ section }: Pick<Datasheet, 'section'>): readonly string[] =>
  section === 'elastomer'
    ? [
        TYPICAL,
        'Tolerances: the standard’s own for AS568 sizes. JIS and metric sizes are listed with nominal dimensions; ask for the tolerance you need.',
        'Tensile strength, elongation and compression set are not on file in the catalog. Ask for test results before you specify.',
      ]
    : [
        TYPICAL,
        'Tolerances: none on file. Those of AS568 are for molded rubber. All sizes are listed with nominal dimensions; ask for the tolerance you need.',
        ...(section === 'plastic' || section === 'metal' ? [NOT_BACKUP_RINGS] : []),
        'Test results are not on file in the catalog. Ask for them before you specify.',
      ];

/** Returns the note about a third-party trademark on the datasheet, or ''. */
export const brandNote = ({ labels }: Pick<Datasheet, 'labels'>): string =>
  labels.brand.length === 0
    ? ''
    : `${labels.brand.join(', ')}: trade names of their owners, who are not connected with this site.`;
