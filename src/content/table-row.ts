/**
 * A row of a `Data Table` from its texts; a pair is a text and where it leads.
 *
 * @example row('Toluene', 'A', ['FKM', '/fkm-fluorocarbon'])
 */
export const row = (...cells: readonly (string | readonly [text: string, url: string])[]) => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { text: cell } : { text: cell[0], url: cell[1] })),
});

/** The head of a `Data Table` from its texts. */
export const head = (...texts: readonly string[]) => texts.map((text) => ({ text }));
