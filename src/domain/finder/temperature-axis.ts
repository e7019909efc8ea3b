/** The axis that working ranges of materials are drawn on, °C. */
const TEMPERATURE_AXIS = { lowC: -210, highC: 340 };

/** Place on the axis in percent; what lies beyond stands at its end. @example axisPercent(-210) // 0 */
export const axisPercent = (celsius: number): number => {
  const { lowC, highC } = TEMPERATURE_AXIS;
  const share = (Math.min(Math.max(celsius, lowC), highC) - lowC) / (highC - lowC);
  return Math.round(share * 10_000) / 100;
};
