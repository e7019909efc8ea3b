import { type Celsius, celsius, fahrenheitFromCelsius, formatSigned } from '../../domain/kit/units.ts';
import { bandName, DUROMETER_BANDS } from '../../domain/shop/catalog/index/durometer-bands.ts';
import { INK, MUTED, type PdfArea, type PdfPen, RULE, SIGNAL } from './pdf-pen.ts';

const STEP_C = 50;
const ABSOLUTE_ZERO_C = -273;
const SMALL = { size: 7, color: MUTED };

const centered = (pen: PdfPen, text: string, x: number, y: number, style = SMALL): void => {
  const width = pen.widthOf(text, style);
  pen.write(text, { x: x - width / 2, y, width: width + 1 }, style);
};

/** Draws working temperatures as a bar over an axis in °C, with °F below. Returns the height below the drawing. */
export const temperatureScale = (pen: PdfPen, { x, y, width }: PdfArea, lowC: Celsius, highC: Celsius): number => {
  const from = Math.max(ABSOLUTE_ZERO_C, Math.min(-100, Math.floor(lowC / STEP_C) * STEP_C));
  const to = Math.max(350, Math.ceil(highC / STEP_C) * STEP_C);
  const at = (degrees: number): number => x + ((degrees - from) / (to - from)) * width;
  const step = to - from > 800 ? STEP_C * 4 : STEP_C * 2;
  pen.box(at(lowC), y - 12, Math.max(1, at(highC) - at(lowC)), 6, INK);
  pen.line([x, y - 12], [x + width, y - 12], RULE);
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) {
    pen.line([at(tick), y - 12], [at(tick), y - 16], RULE);
    centered(pen, `${formatSigned(tick)} °C`, at(tick), y - 24);
    centered(pen, `${formatSigned(fahrenheitFromCelsius(celsius(tick)))} °F`, at(tick), y - 33);
  }
  return y - 44;
};

/** Draws hardness as a mark over the Shore A bands. Returns the height below the drawing. */
export const hardnessScale = (pen: PdfPen, { x, y, width }: PdfArea, shoreA: number): number => {
  const bands = DUROMETER_BANDS.flatMap(({ label, shoreA: ends }) =>
    ends === null ? [] : [{ name: bandName(label), low: ends[0], high: ends[1] }],
  );
  const low = Math.min(shoreA, ...bands.map((band) => band.low));
  const high = Math.max(shoreA, ...bands.map((band) => band.high));
  const at = (value: number): number => x + ((value - low) / (high - low)) * width;
  for (const band of bands) {
    const inside = shoreA >= band.low && shoreA <= band.high;
    pen.box(at(band.low), y - 14, at(band.high) - at(band.low), 6, inside ? INK : RULE);
    centered(pen, band.name, (at(band.low) + at(band.high)) / 2, y - 24);
  }
  pen.line([at(shoreA), y - 17], [at(shoreA), y - 3], SIGNAL, 1.6);
  centered(pen, `${shoreA} Shore A`, Math.min(Math.max(at(shoreA), x + 24), x + width - 24), y, {
    size: 7,
    color: SIGNAL,
  });
  return y - 36;
};
