import { RGD_CLAIM } from '../../domain/reference/tables/rgd.ts';
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

/** Grades of each family, in the order in which they are assigned to its compounds. */
// biome-ignore format: one line a family reads as the table it is
const GRADES: Readonly<Record<string, readonly Grade[]>> = {
  NBR: [
    general, foodGrade, general, lowTemperature(-54), general, lowSet, detectable,
    type('High acrylonitrile', 'Fuel resistant', 1.2), waterGrade, lubricated, antistatic, pressure, dairyGrade,
  ],
  XNBR: [general, lubricated, pressure],
  HNBR: [
    general, gasGrade, lowTemperature(-40), lowSet, { ...foodGrade, colors: ['green'] }, pressure,
    { ...gasGrade, claims: ['NORSOK M-710', RGD_CLAIM] },
  ],
  'EPDM-P': [
    general, waterGrade, steam(175), lowSet, foodGrade, medicalGrade, general, dairyGrade, lowSet,
    { ...waterGrade, claims: ['WRAS', 'KTW'] }, { ...waterGrade, claims: ['ACS', 'W270'] },
  ],
  'EPDM-S': [
    general, plain, type('Weather resistant', 'Outdoor use'), antistatic,
    { ...plain, feature: 'Water pipe joints', claims: ['EN 681-1'] },
  ],
  EPM: [general, foodGrade, lowSet],
  'FKM-A': [
    { ...general, subtype: 'Type A' }, { ...lowSet, subtype: 'Type A' }, { ...general, subtype: 'Type A' },
    { ...foodGrade, subtype: 'Type A' }, { ...pressure, subtype: 'Type A' }, gasGrade,
    { ...lubricated, subtype: 'Type A' }, { ...detectable, colors: ['blue'] }, dissipative,
  ],
  'FKM-B': [
    type('Type B', 'Fuels with alcohol'), type('Type B', 'General chemical'), { ...gasGrade, factor: 1.6 },
    { ...foodGrade, subtype: 'Type B' },
  ],
  'FKM-GF': [
    type('Type GF', 'Acids and steam'), type('Type GF', 'Low extractables', 1.2),
    { ...medicalGrade, subtype: 'Type GF' }, { ...foodGrade, subtype: 'Type GF' },
  ],
  'FKM-GLT': [
    type('Type GLT', 'Low-temperature GLT grade'), { ...gasGrade, subtype: 'Type GLT', factor: 1.4 },
    { ...lowSet, subtype: 'Type GLT' },
  ],
  'FKM-GFLT': [type('Type GFLT', 'Low-temperature GFLT grade'), { ...gasGrade, subtype: 'Type GFLT', factor: 1.4 }],
  'FKM-ETP': [type('Type ETP', 'Base resistant'), { ...gasGrade, subtype: 'Type ETP' }],
  FFKM: [
    { subtype: 'Standard', feature: 'Aggressive media', highC: 260 },
    { subtype: 'High temperature', feature: 'High temperature', factor: 1.6 },
    { subtype: 'Semiconductor', feature: 'Plasma', factor: 2, claims: ['Semiconductor clean'], colors: ['white', 'translucent', 'beige'], highC: 300 },
    { ...medicalGrade, highC: 260, colors: ['white', 'translucent'] }, { ...gasGrade, highC: 260, factor: 1.3 },
    { ...steam(260), factor: 1.2 },
  ],
  VMQ: [
    general, foodGrade, general, medicalGrade, detectable, general,
    { subtype: 'Flame retardant', feature: 'Flame retardant', factor: 1.6, claims: ['UL 94 V-0'] }, conductive,
    waterGrade, { ...lowSet, subtype: 'Low volatile' }, dairyGrade,
  ],
  PVMQ: [type('Extreme low temperature', 'Extreme low temperature'), general],
  FVMQ: [type('Fuel resistant', 'Jet fuel'), general, conductive, lowSet],
  CR: [
    general, type('Refrigerant', 'Refrigerants'), foodGrade,
    { subtype: 'Flame retardant', feature: 'Flame retardant', factor: 1.3, claims: ['UL 94'] },
    type('Weather resistant', 'Outdoor use'),
  ],
  IIR: [type('Low permeability', 'Low gas permeability'), general, foodGrade],
  'CIIR/BIIR': [type('Low permeability', 'Low gas permeability'), medicalGrade],
  ACM: [general, type('Transmission fluid', 'Transmission fluid')],
  AEM: [general, type('Transmission fluid', 'Transmission fluid'), lowSet],
  AU: [type('Abrasion resistant', 'Abrasion'), pressure, foodGrade, detectable],
  EU: [type('Hydrolysis resistant', 'Water glycol'), type('Abrasion resistant', 'Abrasion'), foodGrade],
  SBR: [general, type('Abrasion resistant', 'Abrasion')],
  NR: [general, foodGrade, type('High resilience', 'High resilience')],
  BR: [type('High resilience', 'High resilience')],
  CSM: [general, type('Weather resistant', 'Outdoor use')],
  'ECO/CO': [general, dissipative, lowTemperature(-40)],
  FEPM: [
    steam(), { ...gasGrade, factor: 1.3 }, { ...gasGrade, factor: 1.3, claims: ['NACE TM0297', 'NACE TM0187'] },
    { ...type('General purpose', 'Amines'), claims: ['NORSOK M-710'] },
  ],
  T: [type('Solvent resistant', 'Solvents')],
  PNR: [type('Very soft', 'Low closing force')],
  PTFE: [{ ...plain, subtype: 'Virgin' }, { ...medicalGrade, subtype: 'Virgin' }],
  'PTFE-F': [
    type('Glass filled', 'Wear resistant'),
    { ...type('Carbon filled', 'Wear resistant'), colors: ['black'], conductivity: 'Static dissipative' },
    { ...type('Bronze filled', 'Hydraulic wear rings'), colors: ['brown'] },
  ],
  spring: [type('Spring energized', 'Stainless spring')],
  'FEP-VMQ': [type('Encapsulated', 'Seamless FEP jacket'), { ...medicalGrade, subtype: 'Encapsulated' }],
  'FEP-FKM': [type('Encapsulated', 'Seamless FEP jacket')],
  'PFA-VMQ': [type('Encapsulated', 'Seamless PFA jacket')],
  'PFA-FKM': [type('Encapsulated', 'Seamless PFA jacket')],
  PEEK: [{ ...plain, subtype: 'Virgin', claims: ['FDA 21 CFR 177.2415'] }],
  UHMWPE: [{ ...plain, subtype: 'Virgin', claims: ['FDA 21 CFR 177.1520'] }],
  PA: [{ ...plain, claims: ['UL 94 V-2'] }, { ...plain, claims: ['FDA 21 CFR 177.1500'] }],
  POM: [{ ...plain, claims: ['FDA 21 CFR 177.2470'] }],
  PCTFE: [{ ...plain, feature: 'Cryogenic valves', claims: ['Oxygen service'] }],
  PVDF: [{ ...plain, claims: ['FDA 21 CFR 177.2510'] }],
  PI: [plain],
  'TPC-ET': [type('Thermoplastic', 'Fatigue resistant')],
  TPV: [{ ...waterGrade, subtype: 'Thermoplastic' }, type('Thermoplastic', 'General purpose')],
  'METAL-SS': [
    type('Tube', 'Self energized tube'), type('Wire', 'Solid wire'),
    { ...type('Silver coated', 'Silver coated', 1.4), colors: ['silver'] },
  ],
  'METAL-INC': [type('Tube', 'Gas turbines'), { ...type('Silver coated', 'Silver coated', 1.3), colors: ['silver'] }],
  'METAL-CU': [type('Wire', 'Solid wire')],
  'METAL-AL': [type('Wire', 'Solid wire')],
  'METAL-IN': [type('Wire', 'Solid wire')],
};

/** Returns the grades of a family by its code; `spring` for spring-energized seals. Throws for an unknown family. */
export const gradesOf = (code: string): readonly Grade[] => {
  const grades = GRADES[code];
  if (!grades) throw new Error(`Family ${code} has no grades.`);
  return grades;
};
