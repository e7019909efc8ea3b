import { detectable, foodGrade, type Grade, general, lowSet, medicalGrade, pressure, waterGrade } from './grades.ts';

/** A compound with explicit values: one that a supplier stocks in large numbers and prints in its examples. */
export interface Familiar {
  /** Family code and hardness; the label follows from them and the serial. */
  readonly code: string;
  readonly hardness: number;
  readonly serial: number;
  readonly color: string;
  readonly grade: Grade;
  readonly description: string;
  readonly cure?: string;
  readonly brand?: string;
  readonly lineMax?: number;
}

const gradeOf = (grade: Grade, subtype: string): Grade => ({ ...grade, subtype });
const inSubtype = (subtype: string): Grade => ({ subtype, feature: '' });

/** Compounds with explicit values. */
// biome-ignore format: one line a compound reads as the table it is
export const FAMILIAR: readonly Familiar[] = [
  { code: 'NBR', hardness: 70, serial: 1, color: 'black', grade: general, description: 'General purpose, oils, fuels' },
  { code: 'NBR', hardness: 70, serial: 55, color: 'white', grade: foodGrade, description: 'Food contact, vegetable oil, water' },
  { code: 'NBR', hardness: 90, serial: 4, color: 'black', grade: pressure, description: 'High pressure, hydraulic oil' },
  { code: 'HNBR', hardness: 70, serial: 8, color: 'green', grade: general, description: 'Refrigerants, hot water, ozone' },
  { code: 'EPDM-P', hardness: 70, serial: 1, color: 'black', grade: general, description: 'Hot water, steam, brake fluid' },
  { code: 'EPDM-P', hardness: 70, serial: 3, color: 'black', grade: waterGrade, description: 'Drinking water, steam, glycols' },
  { code: 'EPDM-P', hardness: 80, serial: 7, color: 'purple', grade: lowSet, description: 'Low compression set, brake fluid' },
  { code: 'FKM-A', hardness: 75, serial: 1, color: 'black', grade: inSubtype('Type A'), description: 'Fuel, oils, general chemical' },
  { code: 'FKM-A', hardness: 75, serial: 2, color: 'brown', grade: inSubtype('Type A'), description: 'Fuel, oils, low compression set', lineMax: 2500 },
  { code: 'FKM-A', hardness: 75, serial: 9, color: 'green', grade: inSubtype('Type A'), description: 'Color-coded for fuel lines' },
  { code: 'FKM-A', hardness: 90, serial: 11, color: 'black', grade: gradeOf(pressure, 'Type A'), description: 'Extrusion resistant, fuels, oils' },
  { code: 'FKM-GLT', hardness: 75, serial: 40, color: 'black', grade: inSubtype('Type GLT'), description: 'Low-temperature GLT grade', brand: 'Viton GLT' },
  { code: 'FFKM', hardness: 75, serial: 12, color: 'black', grade: { subtype: 'High temperature', feature: '', factor: 1.6 }, description: 'Plasma, aggressive media', brand: 'Kalrez', cure: 'Triazine' },
  { code: 'VMQ', hardness: 70, serial: 2, color: 'blue', grade: detectable, description: 'Metal detectable, dry heat, cold' },
  { code: 'VMQ', hardness: 70, serial: 5, color: 'red', grade: foodGrade, description: 'Food contact, dry heat, cold' },
  { code: 'VMQ', hardness: 70, serial: 10, color: 'white', grade: medicalGrade, description: 'USP Class VI, medical', cure: 'Platinum' },
  { code: 'FVMQ', hardness: 70, serial: 6, color: 'blue', grade: general, description: 'Jet fuel, mineral oil, cold' },
  { code: 'CR', hardness: 70, serial: 9, color: 'black', grade: general, description: 'Ozone, ammonia, refrigerants' },
  { code: 'IIR', hardness: 70, serial: 1, color: 'black', grade: inSubtype('Low permeability'), description: 'Low gas permeability, vacuum' },
  { code: 'AU', hardness: 90, serial: 15, color: 'amber', grade: inSubtype('Abrasion resistant'), description: 'Abrasion, high pressure' },
  { code: 'FEPM', hardness: 80, serial: 16, color: 'black', grade: inSubtype('Steam resistant'), description: 'Amines, steam, sour gas', brand: 'Aflas' },
];
