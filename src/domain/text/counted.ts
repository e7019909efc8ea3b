import { grouped } from './grouped.ts';

/** The form of a word that goes with a number. @example inNumber(2, 'is', 'are') // 'are' */
export const inNumber = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** A number of things, as people write it. @example counted(1084458, 'part') // '1,084,458 parts' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${inNumber(count, one, many)}`;
