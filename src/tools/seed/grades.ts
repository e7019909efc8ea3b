import { RGD_CLAIM } from '../../domain/reference/tables/rgd.ts';

/** A kind of compound within a family. It determines the strengths and the price of the compound. */
export interface Grade {
  /** Label of the subtype modifier; '' for none. */
  readonly subtype: string;
  /** First key feature. */
  readonly feature: string;
  /** Price relative to the family's plain grade. Default 1. */
  readonly factor?: number;
  /** Available colors, if they differ from the family's. */
  readonly colors?: readonly string[];
  readonly conductivity?: string;
  /** Certificates that this grade always has. All of them are in the family's row of materials.csv. */
  readonly claims?: readonly string[];
  readonly lowC?: number;
  readonly highC?: number;
}

/**
 * A label with every character that HTML, URLs and CSV treat specially, because catalogs of real backends have such
 * labels.
 */
const DETECTABLE_SUBTYPE = 'Metal & X-ray detectable "MD" (<1 mm pieces, >5 % filler)';

export const general: Grade = { subtype: 'General purpose', feature: 'General purpose' };
export const lowSet: Grade = { subtype: 'Low compression set', feature: 'Low compression set', factor: 1.2 };
export const pressure: Grade = { subtype: 'Extrusion resistant', feature: 'High pressure', factor: 1.25 };
export const lubricated: Grade = { subtype: 'Internally lubricated', feature: 'Low friction', factor: 1.4 };
export const plain: Grade = { subtype: '', feature: 'Static seals' };

export const detectable: Grade = {
  subtype: DETECTABLE_SUBTYPE,
  feature: 'Metal detectable',
  factor: 2.2,
  colors: ['blue'],
};

export const conductive: Grade = {
  subtype: 'EMI shielding',
  feature: 'EMI shielding',
  factor: 12,
  colors: ['gray', 'tan'],
  conductivity: 'Conductive',
};

export const antistatic: Grade = {
  subtype: 'Antistatic',
  feature: 'Antistatic',
  factor: 1.5,
  colors: ['black'],
  conductivity: 'Antistatic',
};

export const dissipative: Grade = {
  subtype: 'Static dissipative',
  feature: 'Static dissipative',
  factor: 1.6,
  colors: ['black'],
  conductivity: 'Static dissipative',
};

const FDA = 'FDA 21 CFR 177.2600';

export const foodGrade: Grade = { subtype: 'Food contact', feature: 'Food contact', factor: 1.3, claims: [FDA] };

export const dairyGrade: Grade = {
  subtype: 'Food contact',
  feature: 'Dairy equipment',
  factor: 1.4,
  claims: [FDA, '3-A'],
};

export const waterGrade: Grade = {
  subtype: 'Drinking water',
  feature: 'Drinking water',
  factor: 1.35,
  claims: ['NSF/ANSI 61'],
};

export const medicalGrade: Grade = {
  subtype: 'USP Class VI',
  feature: 'USP Class VI',
  factor: 1.8,
  claims: ['USP Class VI'],
};

export const gasGrade: Grade = {
  subtype: 'RGD resistant',
  feature: 'Rapid gas decompression',
  factor: 1.9,
  claims: [RGD_CLAIM],
};

/** Returns the replacement of a gas grade for a compound that does not meet the RGD rule. */
export const withoutGas = (grade: Grade): Grade =>
  grade.feature === gasGrade.feature
    ? {
        ...grade,
        subtype: grade.subtype === gasGrade.subtype ? lowSet.subtype : grade.subtype,
        feature: lowSet.feature,
        factor: lowSet.factor,
        claims: (grade.claims ?? []).filter((claim) => claim !== RGD_CLAIM),
      }
    : grade;
