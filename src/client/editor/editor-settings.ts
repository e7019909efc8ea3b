/** A value that staff can choose in the editor: a CSS variable with its value as fallback. */
export interface DesignToken {
  readonly name: string;
  readonly value: string;
}

/** Colors allowed in content: roles of the design, with their values from `styles/tokens.css`. */
const COLORS = [
  ['Paper', '--color-paper', '#ffffff'],
  ['Sheet', '--color-sheet', '#f6f7f6'],
  ['Sheet, pressed', '--color-sheet-2', '#eceeed'],
  ['Rule', '--color-rule', '#dde1e0'],
  ['Rule, strong', '--color-rule-strong', '#b4bcbd'],
  ['Ink', '--color-ink', '#0f1b22'],
  ['Ink, secondary', '--color-ink-2', '#3c4a52'],
  ['Ink, captions', '--color-ink-3', '#5a6870'],
  ['Ink, inverse', '--color-ink-inv', '#ffffff'],
  ['Signal', '--color-signal', '#c93800'],
  ['Signal wash', '--color-signal-wash', '#fdf1ec'],
  ['OK', '--color-ok', '#0b7a4b'],
  ['Info', '--color-info', '#1d5fa8'],
  ['Warning', '--color-warn', '#8a5600'],
  ['Danger', '--color-danger', '#b0103a'],
] as const;

const FONTS = [
  ['Archivo', '--font-sans', 'Archivo Variable, Arial, sans-serif'],
  ['Geist Mono', '--font-mono', 'Geist Mono Variable, Menlo, monospace'],
] as const;

const token = ([name, variable, value]: readonly [string, string, string]): DesignToken => ({
  name,
  value: `var(${variable}, ${value})`,
});

/**
 * What the editor offers: our own insert menus instead of the service's, because this site does not render all of its
 * blocks; and the design's colors and fonts, next to which staff can still type custom values.
 */
export const editorSettings = {
  customInsertMenu: true,
  designTokensOptional: true,
  designTokens: { colors: COLORS.map(token), fontFamily: FONTS.map(token) },
};
