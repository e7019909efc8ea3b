const WIDE = 9 / 16;
const SPACER = /padding-(?:bottom|top)\s*:\s*(\d{1,3}(?:\.\d{1,4})?)%/i;
const FRAME = /<iframe\s([^<>]{0,2000})>/i;
const WIDTH = /(?:^|\s)width=["']?(\d{1,5})(?=["'\s]|$)/i;
const HEIGHT = /(?:^|\s)height=["']?(\d{1,5})(?=["'\s]|$)/i;

const figure = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1] ?? 0);

/**
 * Returns the aspect ratio (height divided by width) of embedded content: that of its spacer or its frame, or that of a
 * video if it came from a URL. Returns 0 if unknown.
 *
 * @example embedRatio('<div style="padding-bottom: 75%">…</div>', '') // 0.75
 */
export const embedRatio = (content: string, url: string): number => {
  const spacer = figure(SPACER, content);
  if (spacer > 0) return spacer / 100;
  const attributes = FRAME.exec(content)?.[1] ?? '';
  const [width, height] = [figure(WIDTH, attributes), figure(HEIGHT, attributes)];
  if (width > 0 && height > 0) return height / width;
  return url === '' ? 0 : WIDE;
};
