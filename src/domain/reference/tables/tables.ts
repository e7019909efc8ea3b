import { chemicalsRows } from '../../../data/chemicals.gen.ts';
import { glandsRows } from '../../../data/glands.gen.ts';
import { glandsAltRows } from '../../../data/glands_alt.gen.ts';
import { materialsRows } from '../../../data/materials.gen.ts';
import { sizesAs568Rows } from '../../../data/sizes-as568.gen.ts';
import { tolerancesAs568Rows } from '../../../data/tolerances-as568.gen.ts';
import { once } from '../../kit/once.ts';
import { toleranceTable } from '../sizes/tolerances.ts';
import { chemicalTable } from './chemicals.ts';
import { glandTable } from './glands.ts';
import { materialTable } from './materials.ts';
import { toleranceGroups } from './tolerance-bands.ts';

export const tolerances = once(() => toleranceTable(tolerancesAs568Rows()));
export const as568Tolerances = once(() => toleranceGroups(sizesAs568Rows(), tolerancesAs568Rows()));
export const glands = once(() => glandTable(glandsRows(), glandsAltRows()));
export const materials = once(() => materialTable(materialsRows()));
export const chemicals = once(() => chemicalTable(chemicalsRows()));
