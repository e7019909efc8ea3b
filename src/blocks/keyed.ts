/** Items of a list from content with keys. An item has no identity but its place: the same text may stand twice. */
export const keyed = <Item>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] =>
  items.map((item, index) => [String(index), item]);
