import { chemicalText } from '../tables/chemicals.ts';
import { RGD_CO2_ABOVE_MPA, RGD_GAS_ABOVE_MPA } from '../tables/rgd.ts';
import type { Medium } from './medium.ts';
import { hottestOf, type Question, rangeOf } from './question.ts';
import { rowsUsed } from './rated-medium.ts';

/** Pressure in MPa above which oxygen ignites rubber. */
const OXYGEN_ABOVE = 1;

/** Families that may be tested in pressurized oxygen. No other rubber is recommended. */
export const OXYGEN_FAMILIES: readonly string[] = ['FKM', 'FFKM', 'PTFE', 'PCTFE'];
export const VACUUM_FAMILIES: readonly string[] = ['IIR', 'FKM', 'FFKM', 'EPDM', 'NBR'];
export const NOT_IN_VACUUM: readonly string[] = ['VMQ', 'FVMQ'];

export const hasFlag = ({ media }: Question, flag: string): boolean =>
  media.some(({ medium }) => medium.flags.includes(flag));

const isCarbonDioxide = ({ stages }: Medium): boolean =>
  stages.some(({ rows }) => rows.some(({ key }) => key === 'carbon-dioxide-dry' || key.startsWith('r-744')));

/** Returns whether the seal holds a gas, either as specified or because a medium is one. */
const holdsGas = ({ gas, media }: Question): boolean =>
  gas || media.some(({ medium }) => medium.isGas || medium.flags.includes('rgd'));

/** Returns whether the pressure requires grades that resist rapid gas decompression. */
export const isRgdService = (question: Question): boolean => {
  const { pressure, media } = question;
  if (pressure === null || !holdsGas(question)) return false;
  const limit = media.some(({ medium }) => isCarbonDioxide(medium)) ? RGD_CO2_ABOVE_MPA : RGD_GAS_ABOVE_MPA;
  return pressure > limit;
};

/** Returns whether ignition decides instead of the rating: oxygen above 1 MPa. */
export const isOxygenService = (question: Question): boolean =>
  hasFlag(question, 'oxygen') && question.pressure !== null && question.pressure > OXYGEN_ABOVE;

export const isVacuumService = (question: Question): boolean => question.vacuum || hasFlag(question, 'vacuum');

/** Returns whether a medium is inherently too cold for rubber. */
export const isCryogenic = ({ media }: Question): boolean => media.some(({ medium }) => medium.cryogenicC !== null);

/** Returns whether a medium has chemistry to judge by, which excludes vacuum. */
export const hasChemistry = ({ media }: Question): boolean =>
  media.some(({ medium }) => !medium.flags.includes('vacuum'));

/** Returns a row's name for use within a sentence. @example inSentence('Steam below 150 C') // 'steam below 150 °C' */
const inSentence = (name: string): string => {
  const degrees = chemicalText(name);
  return /^[A-Z][a-z]/.test(degrees) ? degrees.charAt(0).toLowerCase() + degrees.slice(1) : degrees;
};

/** Returns what a medium is rated as, if its name does not imply it. @example 'rated as steam below 150 °C' */
export const ratedAs = (medium: Medium, hottestC: number | null): string => {
  const names = rowsUsed(medium, hottestC).map(({ row }) => row.name);
  if (names.length === 0 || (names.length === 1 && names[0] === medium.name)) return '';
  return names.length === 1
    ? `rated as ${inSentence(names[0] ?? '')}`
    : `rated as the worst of ${names.map(inSentence).join('; ')}`;
};

/** Returns each medium with its highest temperature. */
export const heats = (question: Question) =>
  question.media.map((one) => ({ ...one, hottestC: hottestOf(rangeOf(one, question)) }));
