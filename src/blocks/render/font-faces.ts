import type { CustomFont } from '../../domain/site/content/custom-font.ts';

const weightOf = (variant: string): string => /^\d+/.exec(variant)?.[0] ?? '400';

/**
 * Returns the `@font-face` rules of an entry's fonts. Families and URLs were validated: they contain no character that
 * ends a CSS string.
 */
export const fontFaces = (fonts: readonly CustomFont[]): string =>
  fonts
    .flatMap(({ family, files }) =>
      Object.entries(files).map(
        ([variant, file]) =>
          `@font-face{font-family:"${family}";font-weight:${weightOf(variant)};` +
          `font-style:${variant.endsWith('italic') ? 'italic' : 'normal'};font-display:swap;src:url("${file}")}`,
      ),
    )
    .join('');
