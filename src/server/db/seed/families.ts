import {
  antistatic,
  conductive,
  dairyGrade,
  detectable,
  dissipative,
  foodGrade,
  type Grade,
  gasGrade,
  general,
  lowSet,
  lubricated,
  medicalGrade,
  plain,
  pressure,
  waterGrade,
} from './grades.ts';
import type { SizeRangeName } from './offering.ts';

/** How many compounds a family gets, how they are labelled and what they can be. */
export interface Family {
  /** Row of materials.csv. */
  readonly code: string;
  /** Label of the material modifier. */
  readonly material: string;
  /** First letters of the compound labels. */
  readonly letters: string;
  /** Serial numbers start behind this one, so that families with the same letters never meet. */
  readonly serialFrom: number;
  readonly count: number;
  /** Price of its plain grade against nitrile, in thousandths. */
  readonly factorE3: number;
  readonly range: SizeRangeName;
  /** The two hardnesses most of its compounds have. */
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
  grades: readonly Grade[],
  conductivity?: string,
];

const lowTemperature = (lowC: number): Grade => ({
  subtype: 'Low temperature',
  feature: 'Low temperature',
  factor: 1.3,
  lowC,
});
const type = (subtype: string, feature: string, factor = 1): Grade => ({ subtype, feature, factor });
const steam = (highC?: number): Grade => ({
  subtype: 'Steam resistant',
  feature: 'Steam',
  factor: 1.3,
  ...(highC === undefined ? {} : { highC }),
});

const LINES: readonly Line[] = [
  ['NBR', 'NBR', 'NB', 0, 42, 1000, 'every size', [70, 90], ['Sulfur', 'Sulfur', 'Peroxide'], [general, foodGrade, general, lowTemperature(-54), general, lowSet, detectable, type('High acrylonitrile', 'Fuel resistant', 1.2), waterGrade, lubricated, antistatic, pressure, dairyGrade]],
  ['XNBR', 'XNBR', 'XN', 0, 5, 1800, 'every size', [80, 90], ['Sulfur'], [general, lubricated, pressure]],
  ['HNBR', 'HNBR', 'HN', 0, 22, 9000, 'every size', [70, 90], ['Peroxide', 'Peroxide', 'Sulfur'], [general, gasGrade, lowTemperature(-40), lowSet, { ...foodGrade, colors: ['green'] }, pressure, { ...gasGrade, claims: ['NORSOK M-710', 'RGD resistant'] }]],
  ['EPDM-P', 'EPDM', 'EP', 0, 34, 2600, 'every size', [70, 80], ['Peroxide'], [general, waterGrade, steam(175), lowSet, foodGrade, medicalGrade, general, dairyGrade, gasGrade, { ...waterGrade, claims: ['WRAS', 'KTW'] }, { ...waterGrade, claims: ['ACS', 'W270'] }]],
  ['EPDM-S', 'EPDM', 'EP', 50, 16, 1800, 'every size', [70, 60], ['Sulfur'], [general, plain, type('Weather resistant', 'Outdoor use'), antistatic, { ...plain, feature: 'Water pipe joints', claims: ['EN 681-1'] }]],
  ['EPM', 'EPM', 'EM', 0, 4, 2600, 'specialty elastomer', [70, 80], ['Peroxide'], [general, foodGrade, lowSet]],
  ['FKM-A', 'FKM', 'FK', 0, 44, 7000, 'every size', [75, 90], ['Bisphenol'], [{ ...general, subtype: 'Type A' }, { ...lowSet, subtype: 'Type A' }, { ...general, subtype: 'Type A' }, { ...foodGrade, subtype: 'Type A' }, { ...pressure, subtype: 'Type A' }, gasGrade, { ...lubricated, subtype: 'Type A' }, { ...detectable, colors: ['blue'] }, dissipative]],
  ['FKM-B', 'FKM', 'FK', 20, 14, 9000, 'every size', [75, 90], ['Bisphenol', 'Peroxide'], [type('Type B', 'Fuels with alcohol'), type('Type B', 'General chemical'), { ...gasGrade, factor: 1.6 }, { ...foodGrade, subtype: 'Type B' }]],
  ['FKM-GF', 'FKM', 'FK', 30, 12, 16000, 'specialty elastomer', [75, 80], ['Peroxide'], [type('Type GF', 'Acids and steam'), type('Type GF', 'Low extractables', 1.2), { ...medicalGrade, subtype: 'Type GF' }, { ...foodGrade, subtype: 'Type GF' }]],
  ['FKM-GLT', 'FKM', 'FK', 39, 10, 26000, 'specialty elastomer', [75, 90], ['Peroxide'], [type('Type GLT', 'Low-temperature GLT grade'), { ...gasGrade, subtype: 'Type GLT', factor: 1.4 }, { ...lowSet, subtype: 'Type GLT' }]],
  ['FKM-GFLT', 'FKM', 'FK', 50, 6, 32000, 'specialty elastomer', [75, 90], ['Peroxide'], [type('Type GFLT', 'Low-temperature GFLT grade'), { ...gasGrade, subtype: 'Type GFLT', factor: 1.4 }]],
  ['FKM-ETP', 'FKM', 'FK', 60, 4, 75000, 'specialty elastomer', [75, 90], ['Peroxide'], [type('Type ETP', 'Base resistant'), { ...gasGrade, subtype: 'Type ETP' }]],
  ['FFKM', 'FFKM', 'FF', 0, 24, 600000, 'perfluoroelastomer', [75, 90], ['Peroxide', 'Triazine', 'Bisphenol'], [{ subtype: 'Standard', feature: 'Aggressive media', highC: 260 }, { subtype: 'High temperature', feature: 'High temperature', factor: 1.6 }, { subtype: 'Semiconductor', feature: 'Plasma', factor: 2, claims: ['Semiconductor clean'], colors: ['white', 'translucent', 'beige'], highC: 300 }, { ...medicalGrade, highC: 260, colors: ['white', 'translucent'] }, { ...gasGrade, highC: 260, factor: 1.3 }, { ...steam(260), factor: 1.2 }]],
  ['VMQ', 'VMQ', 'VM', 0, 42, 3900, 'every size', [70, 50], ['Peroxide', 'Platinum'], [general, foodGrade, general, medicalGrade, detectable, general, { subtype: 'Flame retardant', feature: 'Flame retardant', factor: 1.6, claims: ['UL 94 V-0'] }, conductive, waterGrade, { ...lowSet, subtype: 'Low volatile' }, dairyGrade]],
  ['PVMQ', 'PVMQ', 'PV', 0, 6, 9000, 'specialty elastomer', [70, 60], ['Peroxide', 'Platinum'], [type('Extreme low temperature', 'Extreme low temperature'), general]],
  ['FVMQ', 'FVMQ', 'FV', 0, 16, 16000, 'specialty elastomer', [70, 60], ['Peroxide', 'Platinum'], [type('Fuel resistant', 'Jet fuel'), general, conductive, lowSet]],
  ['CR', 'CR', 'CR', 0, 16, 1600, 'every size', [70, 60], ['Metal oxide', 'Thiourea'], [general, type('Refrigerant', 'Refrigerants'), foodGrade, { subtype: 'Flame retardant', feature: 'Flame retardant', factor: 1.3, claims: ['UL 94'] }, type('Weather resistant', 'Outdoor use')]],
  ['IIR', 'IIR', 'BU', 0, 8, 3500, 'specialty elastomer', [70, 60], ['Sulfur', 'Resin'], [type('Low permeability', 'Low gas permeability'), general, foodGrade]],
  ['CIIR/BIIR', 'CIIR / BIIR', 'CB', 0, 4, 4000, 'specialty elastomer', [60, 50], ['Metal oxide', 'Sulfur'], [type('Low permeability', 'Low gas permeability'), medicalGrade]],
  ['ACM', 'ACM', 'AC', 0, 5, 4000, 'specialty elastomer', [70, 80], ['Diamine', 'Sulfur'], [general, type('Transmission fluid', 'Transmission fluid')]],
  ['AEM', 'AEM', 'AE', 0, 6, 5000, 'specialty elastomer', [70, 60], ['Diamine', 'Peroxide'], [general, type('Transmission fluid', 'Transmission fluid'), lowSet]],
  ['AU', 'AU', 'PU', 0, 10, 4500, 'specialty elastomer', [90, 80], ['Isocyanate', 'Peroxide'], [type('Abrasion resistant', 'Abrasion'), pressure, foodGrade, detectable]],
  ['EU', 'EU', 'EU', 0, 8, 5000, 'specialty elastomer', [90, 80], ['Isocyanate'], [type('Hydrolysis resistant', 'Water glycol'), type('Abrasion resistant', 'Abrasion'), foodGrade]],
  ['SBR', 'SBR', 'SB', 0, 6, 1200, 'specialty elastomer', [70, 60], ['Sulfur'], [general, type('Abrasion resistant', 'Abrasion')]],
  ['NR', 'NR', 'NR', 0, 8, 1300, 'specialty elastomer', [60, 40], ['Sulfur', 'Peroxide'], [general, foodGrade, type('High resilience', 'High resilience')]],
  ['BR', 'BR', 'BR', 0, 2, 1600, 'specialty elastomer', [60, 70], ['Sulfur'], [type('High resilience', 'High resilience')]],
  ['CSM', 'CSM', 'CS', 0, 4, 3000, 'specialty elastomer', [70, 60], ['Metal oxide', 'Peroxide'], [general, type('Weather resistant', 'Outdoor use')]],
  ['ECO/CO', 'ECO', 'EC', 0, 5, 4500, 'specialty elastomer', [70, 60], ['Thiourea', 'Triazine'], [general, dissipative, lowTemperature(-40)]],
  ['FEPM', 'FEPM', 'AF', 0, 10, 30000, 'specialty elastomer', [80, 90], ['Peroxide'], [steam(), { ...gasGrade, factor: 1.3 }, { ...gasGrade, factor: 1.3, claims: ['NACE TM0297', 'NACE TM0187'] }, { ...type('General purpose', 'Amines'), claims: ['NORSOK M-710'] }]],
  ['T', 'Polysulfide', 'TK', 0, 2, 6000, 'specialty elastomer', [70, 60], ['Metal oxide'], [type('Solvent resistant', 'Solvents')]],
  ['PNR', 'Polynorbornene', 'PN', 0, 3, 5000, 'specialty elastomer', [20, 40], ['Sulfur'], [type('Very soft', 'Low closing force')]],
  ['PTFE', 'PTFE', 'TF', 0, 4, 6000, 'plastic', [55, 60], [], [{ ...plain, subtype: 'Virgin' }, { ...medicalGrade, subtype: 'Virgin' }]],
  ['PTFE-F', 'PTFE, filled', 'TG', 0, 4, 12000, 'plastic', [65, 60], [], [type('Glass filled', 'Wear resistant'), { ...type('Carbon filled', 'Wear resistant'), colors: ['black'], conductivity: 'Static dissipative' }, { ...type('Bronze filled', 'Hydraulic wear rings'), colors: ['brown'] }]],
  ['PTFE-F', 'PTFE, filled', 'SE', 0, 5, 90000, 'spring energized', 'spring', [], [type('Spring energized', 'Stainless spring')]],
  ['FEP-VMQ', 'FEP / VMQ', 'EV', 0, 3, 45000, 'encapsulated', [90, 90], [], [type('Encapsulated', 'Seamless FEP jacket'), { ...medicalGrade, subtype: 'Encapsulated' }]],
  ['FEP-FKM', 'FEP / FKM', 'EF', 0, 2, 60000, 'encapsulated', [90, 90], [], [type('Encapsulated', 'Seamless FEP jacket')]],
  ['PFA-VMQ', 'PFA / VMQ', 'PS', 0, 2, 70000, 'encapsulated', [90, 90], [], [type('Encapsulated', 'Seamless PFA jacket')]],
  ['PFA-FKM', 'PFA / FKM', 'PF', 0, 1, 85000, 'encapsulated', [90, 90], [], [type('Encapsulated', 'Seamless PFA jacket')]],
  ['PEEK', 'PEEK', 'PK', 0, 2, 60000, 'plastic', [85, 88], [], [{ ...plain, subtype: 'Virgin', claims: ['FDA 21 CFR 177.2415'] }]],
  ['UHMWPE', 'UHMWPE', 'UH', 0, 2, 5000, 'plastic', [65, 60], [], [{ ...plain, subtype: 'Virgin', claims: ['FDA 21 CFR 177.1520'] }]],
  ['PA', 'Polyamide', 'NY', 0, 2, 3000, 'plastic', [80, 75], [], [{ ...plain, claims: ['UL 94 V-2'] }, { ...plain, claims: ['FDA 21 CFR 177.1500'] }]],
  ['POM', 'POM', 'AT', 0, 1, 3500, 'plastic', [80, 85], [], [{ ...plain, claims: ['FDA 21 CFR 177.2470'] }]],
  ['PCTFE', 'PCTFE', 'KF', 0, 1, 50000, 'plastic', [80, 85], [], [{ ...plain, feature: 'Cryogenic valves', claims: ['Oxygen service'] }]],
  ['PVDF', 'PVDF', 'PD', 0, 1, 20000, 'plastic', [80, 75], [], [{ ...plain, claims: ['FDA 21 CFR 177.2510'] }]],
  ['PI', 'Polyimide', 'PI', 0, 1, 300000, 'plastic', [90, 90], [], [plain]],
  ['TPC-ET', 'TPC-ET', 'TC', 0, 2, 5000, 'plastic', [55, 65], [], [type('Thermoplastic', 'Fatigue resistant')]],
  ['TPV', 'TPV', 'TV', 0, 3, 2000, 'specialty elastomer', [65, 80], [], [{ ...waterGrade, subtype: 'Thermoplastic' }, type('Thermoplastic', 'General purpose')]],
  ['METAL-SS', 'Stainless steel', 'SS', 0, 3, 120000, 'metal', null, [], [type('Tube', 'Self energized tube'), type('Wire', 'Solid wire'), { ...type('Silver coated', 'Silver coated', 1.4), colors: ['silver'] }], 'Conductive'],
  ['METAL-INC', 'Inconel', 'IN', 0, 2, 260000, 'metal', null, [], [type('Tube', 'Gas turbines'), { ...type('Silver coated', 'Silver coated', 1.3), colors: ['silver'] }], 'Conductive'],
  ['METAL-CU', 'Copper', 'CU', 0, 1, 40000, 'metal', null, [], [type('Wire', 'Solid wire')], 'Conductive'],
  ['METAL-AL', 'Aluminum', 'AL', 0, 1, 35000, 'metal', null, [], [type('Wire', 'Solid wire')], 'Conductive'],
  ['METAL-IN', 'Indium', 'ID', 0, 1, 400000, 'metal', null, [], [type('Wire', 'Solid wire')], 'Conductive'],
];

/** All families in catalogue order; their compounds are 442. Common families have many, exotic ones few. */
export const FAMILIES: readonly Family[] = LINES.map(
  ([code, material, letters, serialFrom, count, factorE3, range, hardness, cures, grades, conductivity]) => ({
    code,
    material,
    letters,
    serialFrom,
    count,
    factorE3,
    range,
    hardness,
    cures,
    grades,
    conductivity: conductivity ?? 'Insulating',
  }),
);
