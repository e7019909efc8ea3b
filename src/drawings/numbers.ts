/** Rounds to two decimals, which are finer than any screen. Longer numbers only increase the page size. */
export const px = (value: number): number => Math.round(value * 100) / 100;

/** Returns the perceived lightness of `#rrggbb`, 0 to 1. Light rings need an outline on a white background. */
export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};
