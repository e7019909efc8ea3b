import { gradesOf } from './family-grades.ts';
import type { Grade } from './grades.ts';
import type { SizeRangeName } from './offering.ts';

/** The number of compounds of a family, their labels and their properties. */
export interface Family {
  /** Row of materials.csv. */
  readonly code: string;
  /** Label of the material modifier. */
  readonly material: string;
  /** First letters of the compound labels. */
  readonly letters: string;
  /** Serial numbers start after this one, so that families with the same letters do not collide. */
  readonly serialFrom: number;
  readonly count: number;
  /** Price of its plain grade relative to nitrile, in thousandths. */
  readonly factorE3: number;
  readonly range: SizeRangeName;
  /** The two most common hardnesses of its compounds. */
  readonly hardness: readonly [usual: number, second: number] | 'spring' | null;
  readonly cures: readonly string[];
  readonly grades: readonly Grade[];
  readonly conductivity: string;
}

type Line = readonly [
  code: string,
  material: string,
  letters: string,
  serialFrom: number,
  count: number,
  factorE3: number,
  range: SizeRangeName,
  hardness: Family['hardness'],
  cures: readonly string[],
  conductivity?: string,
];

// biome-ignore format: one line a family reads as the table it is
const LINES: readonly Line[] = [
  ['NBR', 'NBR', 'NB', 0, 42, 1000, 'every size', [70, 90], ['Sulfur', 'Sulfur', 'Peroxide']],
  ['XNBR', 'XNBR', 'XN', 0, 5, 1800, 'every size', [80, 90], ['Sulfur']],
  ['HNBR', 'HNBR', 'HN', 0, 22, 9000, 'every size', [70, 90], ['Peroxide', 'Peroxide', 'Sulfur']],
  ['EPDM-P', 'EPDM', 'EP', 0, 34, 2600, 'every size', [70, 80], ['Peroxide']],
  ['EPDM-S', 'EPDM', 'EP', 50, 16, 1800, 'every size', [70, 60], ['Sulfur']],
  ['EPM', 'EPM', 'EM', 0, 4, 2600, 'specialty elastomer', [70, 80], ['Peroxide']],
  ['FKM-A', 'FKM', 'FK', 0, 44, 7000, 'every size', [75, 90], ['Bisphenol']],
  ['FKM-B', 'FKM', 'FK', 20, 14, 9000, 'every size', [75, 90], ['Bisphenol', 'Peroxide']],
  ['FKM-GF', 'FKM', 'FK', 30, 12, 16000, 'specialty elastomer', [75, 80], ['Peroxide']],
  ['FKM-GLT', 'FKM', 'FK', 39, 10, 26000, 'specialty elastomer', [75, 90], ['Peroxide']],
  ['FKM-GFLT', 'FKM', 'FK', 50, 6, 32000, 'specialty elastomer', [75, 90], ['Peroxide']],
  ['FKM-ETP', 'FKM', 'FK', 60, 4, 75000, 'specialty elastomer', [75, 90], ['Peroxide']],
  ['FFKM', 'FFKM', 'FF', 0, 24, 600000, 'perfluoroelastomer', [75, 90], ['Peroxide', 'Triazine', 'Bisphenol']],
  ['VMQ', 'VMQ', 'VM', 0, 42, 3900, 'every size', [70, 50], ['Peroxide', 'Platinum']],
  ['PVMQ', 'PVMQ', 'PV', 0, 6, 9000, 'specialty elastomer', [70, 60], ['Peroxide', 'Platinum']],
  ['FVMQ', 'FVMQ', 'FV', 0, 16, 16000, 'specialty elastomer', [70, 60], ['Peroxide', 'Platinum']],
  ['CR', 'CR', 'CR', 0, 16, 1600, 'every size', [70, 60], ['Metal oxide', 'Thiourea']],
  ['IIR', 'IIR', 'BU', 0, 8, 3500, 'specialty elastomer', [70, 60], ['Sulfur', 'Resin']],
  ['CIIR/BIIR', 'CIIR / BIIR', 'CB', 0, 4, 4000, 'specialty elastomer', [60, 50], ['Metal oxide', 'Sulfur']],
  ['ACM', 'ACM', 'AC', 0, 5, 4000, 'specialty elastomer', [70, 80], ['Diamine', 'Sulfur']],
  ['AEM', 'AEM', 'AE', 0, 6, 5000, 'specialty elastomer', [70, 60], ['Diamine', 'Peroxide']],
  ['AU', 'AU', 'PU', 0, 10, 4500, 'specialty elastomer', [90, 80], ['Isocyanate', 'Peroxide']],
  ['EU', 'EU', 'EU', 0, 8, 5000, 'specialty elastomer', [90, 80], ['Isocyanate']],
  ['SBR', 'SBR', 'SB', 0, 6, 1200, 'specialty elastomer', [70, 60], ['Sulfur']],
  ['NR', 'NR', 'NR', 0, 8, 1300, 'specialty elastomer', [60, 40], ['Sulfur', 'Peroxide']],
  ['BR', 'BR', 'BR', 0, 2, 1600, 'specialty elastomer', [60, 70], ['Sulfur']],
  ['CSM', 'CSM', 'CS', 0, 4, 3000, 'specialty elastomer', [70, 60], ['Metal oxide', 'Peroxide']],
  ['ECO/CO', 'ECO', 'EC', 0, 5, 4500, 'specialty elastomer', [70, 60], ['Thiourea', 'Triazine']],
  ['FEPM', 'FEPM', 'AF', 0, 10, 30000, 'specialty elastomer', [80, 90], ['Peroxide']],
  ['T', 'Polysulfide', 'TK', 0, 2, 6000, 'specialty elastomer', [70, 60], ['Metal oxide']],
  ['PNR', 'Polynorbornene', 'PN', 0, 3, 5000, 'specialty elastomer', [20, 40], ['Sulfur']],
  ['PTFE', 'PTFE', 'TF', 0, 4, 6000, 'plastic', [55, 60], []],
  ['PTFE-F', 'PTFE, filled', 'TG', 0, 4, 12000, 'plastic', [65, 60], []],
  ['PTFE-F', 'PTFE, filled', 'SE', 0, 5, 90000, 'spring energized', 'spring', []],
  ['FEP-VMQ', 'FEP / VMQ', 'EV', 0, 3, 45000, 'encapsulated', [90, 90], []],
  ['FEP-FKM', 'FEP / FKM', 'EF', 0, 2, 60000, 'encapsulated', [90, 90], []],
  ['PFA-VMQ', 'PFA / VMQ', 'PS', 0, 2, 70000, 'encapsulated', [90, 90], []],
  ['PFA-FKM', 'PFA / FKM', 'PF', 0, 1, 85000, 'encapsulated', [90, 90], []],
  ['PEEK', 'PEEK', 'PK', 0, 2, 60000, 'plastic', [85, 88], []],
  ['UHMWPE', 'UHMWPE', 'UH', 0, 2, 5000, 'plastic', [65, 60], []],
  ['PA', 'Polyamide', 'NY', 0, 2, 3000, 'plastic', [80, 75], []],
  ['POM', 'POM', 'AT', 0, 1, 3500, 'plastic', [80, 85], []],
  ['PCTFE', 'PCTFE', 'KF', 0, 1, 50000, 'plastic', [80, 85], []],
  ['PVDF', 'PVDF', 'PD', 0, 1, 20000, 'plastic', [80, 75], []],
  ['PI', 'Polyimide', 'PI', 0, 1, 300000, 'plastic', [90, 90], []],
  ['TPC-ET', 'TPC-ET', 'TC', 0, 2, 5000, 'plastic', [55, 65], []],
  ['TPV', 'TPV', 'TV', 0, 3, 2000, 'specialty elastomer', [65, 80], []],
  ['METAL-SS', 'Stainless steel', 'SS', 0, 3, 120000, 'metal', null, [], 'Conductive'],
  ['METAL-INC', 'Inconel', 'IN', 0, 2, 260000, 'metal', null, [], 'Conductive'],
  ['METAL-CU', 'Copper', 'CU', 0, 1, 40000, 'metal', null, [], 'Conductive'],
  ['METAL-AL', 'Aluminum', 'AL', 0, 1, 35000, 'metal', null, [], 'Conductive'],
  ['METAL-IN', 'Indium', 'ID', 0, 1, 400000, 'metal', null, [], 'Conductive'],
];

/** All families in catalog order, with 442 compounds in total. Common families have many compounds, exotic ones few. */
export const FAMILIES: readonly Family[] = LINES.map(
  ([code, material, letters, serialFrom, count, factorE3, range, hardness, cures, conductivity]) => ({
    code,
    material,
    letters,
    serialFrom,
    count,
    factorE3,
    range,
    hardness,
    cures,
    grades: gradesOf(hardness === 'spring' ? 'spring' : code),
    conductivity: conductivity ?? 'Insulating',
  }),
);
