import type { Size } from '../../../reference/sizes/size.ts';
import type { Compound } from '../model.ts';
import type { NameIndex } from './catalog.ts';

const grouped = (texts: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const lists = new Map<string, number[]>();
  texts.forEach((text, at) => {
    const key = text.toLowerCase();
    const list = lists.get(key);
    if (list) list.push(at);
    else lists.set(key, [at]);
  });
  return lists;
};

export const nameIndex = (
  compounds: readonly Compound[],
  sizes: readonly Size[],
  exceptions: readonly (readonly [compound: number, size: number, name: string])[],
  stride: number,
): NameIndex => {
  const cellsByName = new Map<string, number>();
  const namesByCell = new Map<number, string>();
  for (const [compound, size, name] of exceptions) {
    const cell = compound * stride + size;
    namesByCell.set(cell, name);
    if (!cellsByName.has(name.toLowerCase())) cellsByName.set(name.toLowerCase(), cell);
  }
  return {
    compoundsByLabel: grouped(compounds.map(({ label }) => label)),
    sizesByCode: grouped(sizes.map(({ code }) => code)),
    cellsByName,
    namesByCell,
  };
};
