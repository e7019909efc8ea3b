import { RGD_CO2_ABOVE_MPA, RGD_GAS_ABOVE_MPA } from '../tables/rgd.ts';
import type { Medium } from './medium.ts';
import { hottestOf, type Question, rangeOf } from './question.ts';
import { rowsUsed } from './rated-medium.ts';

/** Above this pressure oxygen lights rubber, MPa. */
const OXYGEN_ABOVE = 1;

/** Families that may be tested in oxygen under pressure; all other rubber is not advised. */
export const OXYGEN_FAMILIES: readonly string[] = ['FKM', 'FFKM', 'PTFE', 'PCTFE'];
export const VACUUM_FAMILIES: readonly string[] = ['IIR', 'FKM', 'FFKM', 'EPDM', 'NBR'];
export const NOT_IN_VACUUM: readonly string[] = ['VMQ', 'FVMQ'];

export const hasFlag = ({ media }: Question, flag: string): boolean =>
  media.some(({ medium }) => medium.flags.includes(flag));

const isCarbonDioxide = ({ stages }: Medium): boolean =>
  stages.some(({ rows }) => rows.some(({ key }) => key === 'carbon-dioxide-dry' || key.startsWith('r-744')));

/** Whether the seal holds a gas: it was said, or a medium is one. */
const holdsGas = ({ gas, media }: Question): boolean =>
  gas || media.some(({ medium }) => medium.isGas || medium.flags.includes('rgd'));

/** Whether the pressure asks for grades that stand rapid gas decompression. */
export const isRgdService = (question: Question): boolean => {
  const { pressure, media } = question;
  if (pressure === null || !holdsGas(question)) return false;
  const limit = media.some(({ medium }) => isCarbonDioxide(medium)) ? RGD_CO2_ABOVE_MPA : RGD_GAS_ABOVE_MPA;
  return pressure > limit;
};

/** Whether ignition decides, not the rating: oxygen above 1 MPa. */
export const isOxygenService = (question: Question): boolean =>
  hasFlag(question, 'oxygen') && question.pressure !== null && question.pressure > OXYGEN_ABOVE;

export const isVacuumService = (question: Question): boolean => question.vacuum || hasFlag(question, 'vacuum');

/** Whether a medium is so cold by its nature that no rubber works. */
export const isCryogenic = ({ media }: Question): boolean => media.some(({ medium }) => medium.cryogenicC !== null);

/** Whether a medium was named that has a chemistry to judge by; vacuum is none. */
export const hasChemistry = ({ media }: Question): boolean =>
  media.some(({ medium }) => !medium.flags.includes('vacuum'));

/** The name of a row within a sentence. @example inSentence('Steam below 150 C') // 'steam below 150 °C' */
const inSentence = (name: string): string => {
  const degrees = name.replace(/(\d) C\b/g, '$1 °C');
  return /^[A-Z][a-z]/.test(degrees) ? degrees.charAt(0).toLowerCase() + degrees.slice(1) : degrees;
};

/** What a medium is rated as, where its name does not say it. @example 'rated as steam below 150 °C' */
export const ratedAs = (medium: Medium, hottestC: number | null): string => {
  const names = rowsUsed(medium, hottestC).map(({ row }) => row.name);
  if (names.length === 0 || (names.length === 1 && names[0] === medium.name)) return '';
  return names.length === 1
    ? `rated as ${inSentence(names[0] ?? '')}`
    : `rated as the worst of ${names.map(inSentence).join('; ')}`;
};

/** The hottest temperature of each medium, with the medium. */
export const heats = (question: Question) =>
  question.media.map((one) => ({ ...one, hottestC: hottestOf(rangeOf(one, question)) }));
