import type { LengthUnit } from '../../../kit/units.ts';
import type { HousingView } from '../../../reference/tables/housing-views.ts';
import { asSections, asSizes } from './as-housings.ts';
import type { HousingTable } from './housing-table.ts';
import { isoSections } from './iso-housings.ts';
import { jisHousingTables, jisSections } from './jis-housings.ts';

const TABLES: Readonly<Record<HousingView, (unit: LengthUnit) => readonly HousingTable[]>> = {
  'jis-sections': jisSections,
  'jis-sizes': jisHousingTables,
  'iso-sections': isoSections,
  'as-sections': asSections,
  'as-sizes': asSizes,
};

/** Returns the tables of a view of a standard's housings, with lengths in a unit. */
export const housingTables = (view: HousingView, unit: LengthUnit): readonly HousingTable[] => TABLES[view](unit);
