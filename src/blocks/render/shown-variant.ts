/** Index of the version of a personalized block that staff look at in the editor; null: its own blocks. */
export const shownVariant = ({ previewingIndex, variants }: Readonly<Record<string, unknown>>): number | null => {
  const count = Array.isArray(variants) ? variants.length : 0;
  const isIndex = typeof previewingIndex === 'number' && Number.isInteger(previewingIndex);
  return isIndex && previewingIndex >= 0 && previewingIndex < count ? previewingIndex : null;
};
