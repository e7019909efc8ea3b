const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats how long something has been waiting. @example ageText(5 * 3_600_000) // '5 h' */
export const ageText = (milliseconds: number): string => {
  const past = Math.max(0, milliseconds);
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)} min`;
  if (past < 48 * HOUR_MS) return `${Math.floor(past / HOUR_MS)} h`;
  return `${Math.floor(past / (24 * HOUR_MS))} days`;
};
