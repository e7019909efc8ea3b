/**
 * Splits the comma-separated words and phrases of a text.
 *
 * @example phrases('gland, o ring groove') // ['gland', 'o ring groove']
 */
export const phrases = (text: string): readonly string[] => text.trim().split(/,\s+/);
