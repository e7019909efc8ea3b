/** The target of an arrow key in a menu: columns of links from left to right, and the focused link. */
export const neighbor = (
  columns: readonly (readonly HTMLElement[])[],
  current: HTMLElement,
  key: string,
): HTMLElement | undefined => {
  const all = columns.flat();
  const at = all.indexOf(current);
  const column = columns.findIndex((links) => links.includes(current));
  const row = columns[column]?.indexOf(current) ?? 0;
  const beside = (step: number): HTMLElement | undefined => {
    const links = columns[(column + step + columns.length) % columns.length];
    return links?.[Math.min(row, links.length - 1)];
  };
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all[(at - 1 + all.length) % all.length];
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
};
