/** Two decimals are finer than any screen; longer numbers only make the page heavier. */
export const px = (value: number): number => Math.round(value * 100) / 100;

/** Perceived lightness of `#rrggbb`, 0 to 1; light rings need an outline on paper. */
export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};
