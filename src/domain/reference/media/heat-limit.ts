import type { Chemical } from '../tables/chemicals.ts';

/** How far the ratings of a row of the chemical table extend into heat: docs/decisions/049. */
export interface HeatLimit {
  /** °C up to which the ratings are valid. `Infinity` if only the polymer limits them. */
  readonly limitC: number;
  /** Whether the row itself names the temperature, so that its ratings already apply at that heat. */
  readonly isNamed: boolean;
  /** Whether a family is judged only by its temperature above the limit. */
  readonly isByTemperature: boolean;
}

const DEGREES = /(\d{1,4}) C\b/;

const OXIDIZERS =
  /^(?:nitric acid [57]|red fuming|chromic|chrome plating|perchloric|oleum|sulfuric acid 98|hydrofluoric|hydrogen fluoride|aqua regia|peracetic|ammonium persulfate|chlorosulfonic)/;
const INERT = /^(?:nitrogen$|argon|helium|sulfur hexafluoride|carbon dioxide)/;
const OILS = 'Oils, greases and lubricants';

/** The first rule that matches a row sets its limit in °C. The order is that of decision 049. */
const RULES: readonly (readonly [fits: (name: string, category: string) => boolean, limitC: number])[] = [
  [(name) => /\bcold\b/.test(name), 40],
  [(name) => INERT.test(name), Number.POSITIVE_INFINITY],
  [(name, category) => category === 'Oxidizers and halogens' || OXIDIZERS.test(name), 40],
  [(name) => /\((?:hfa|hfc)\b/.test(name), 60],
  [(name) => name.startsWith('phosphate ester, alkyl'), 107],
  [(name) => name.startsWith('diester turbine'), 150],
  [(name) => /^(?:engine|gear oil|automatic transmission|turbine oil|brake fluid|mil-prf)/.test(name), 120],
  [(_, category) => category === OILS || category === 'Food and beverage', 100],
  [(name) => /\bglycol\b|^glycerin/.test(name), 100],
  [(name, category) => category === 'Salts in water' || /^(?:urea|sea water|brine)/.test(name), 80],
];

const OTHERS_C = 60;

/** @example heatLimit({ name: 'Nitric acid 70%', category: 'Mineral acids' }).limitC // 40 */
export const heatLimit = ({ name, category }: Pick<Chemical, 'name' | 'category'>): HeatLimit => {
  const named = DEGREES.exec(name)?.[1];
  if (named !== undefined) {
    const limitC = name.includes('above') ? Number.POSITIVE_INFINITY : Number(named);
    return { limitC, isNamed: true, isByTemperature: name.startsWith('Air ') };
  }
  const plain = name.toLowerCase();
  const [, limitC] = RULES.find(([fits]) => fits(plain, category)) ?? [null, OTHERS_C];
  return { limitC, isNamed: false, isByTemperature: false };
};
