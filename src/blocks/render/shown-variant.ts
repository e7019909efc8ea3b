/**
 * Returns the index of the version of a personalized block that staff selected in the editor, or `null` for its default
 * blocks.
 */
export const shownVariant = ({ previewingIndex, variants }: Readonly<Record<string, unknown>>): number | null => {
  const count = Array.isArray(variants) ? variants.length : 0;
  const isIndex = typeof previewingIndex === 'number' && Number.isInteger(previewingIndex);
  return isIndex && previewingIndex >= 0 && previewingIndex < count ? previewingIndex : null;
};
