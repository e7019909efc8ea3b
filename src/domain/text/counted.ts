/** A number of things, as people write it. @example counted(1084458, 'part') // '1,084,458 parts' */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
