const WIDE = 9 / 16;
const SPACER = /padding-(?:bottom|top)\s*:\s*(\d{1,3}(?:\.\d{1,4})?)%/i;
const FRAME = /<iframe\s([^<>]{0,2000})>/i;
const WIDTH = /(?:^|\s)width=["']?(\d{1,5})(?=["'\s]|$)/i;
const HEIGHT = /(?:^|\s)height=["']?(\d{1,5})(?=["'\s]|$)/i;

const figure = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1] ?? 0);

/**
 * Height by width of what a third party gives to embed: that of its spacer or of its frame, else that of a video where
 * it came from an address; 0: nothing says it.
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
