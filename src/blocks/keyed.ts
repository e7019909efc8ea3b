/**
 * Returns the items of a content list with keys. An item is identified only by its index, because the same text can
 * occur twice.
 */
export const keyed = <Item>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] =>
  items.map((item, index) => [String(index), item]);
