import type { DraftCatalog } from './draft-catalog.ts';
import type { FileProblems } from './file-problems.ts';
import { dollars } from './written-rows.ts';

/** Records unit prices that rise with the quantity, and starting prices that nobody can order at. */
export const checkPrices = ({ priceLists }: Pick<DraftCatalog, 'priceLists'>, problems: FileProblems): void => {
  for (const { row, hidesPrices, startingE5, breaks } of priceLists) {
    const sorted = breaks.toSorted((a, b) => a.quantity - b.quantity);
    for (const [at, { e5, quantity, row: breakRow }] of sorted.entries()) {
      const before = sorted[at - 1];
      if (!before || before.e5 >= e5) continue;
      problems.add({
        file: 'price-breaks.csv',
        row: breakRow,
        column: 'unit_price_usd',
        what: `From ${quantity} pieces one costs $${dollars(e5)}, more than $${dollars(before.e5)} from ${before.quantity}.`,
        fix: 'A price must not rise with the quantity. Correct one of the two rows.',
      });
    }
    const first = sorted[0]?.e5;
    const isWrong =
      startingE5 !== null && startingE5 > 0 && (hidesPrices || (first !== undefined && first !== startingE5));
    if (!isWrong) continue;
    problems.add({
      file: 'price-lists.csv',
      row,
      column: 'starting_price_usd',
      what: hidesPrices
        ? `The list hides its prices but has a starting price of $${dollars(startingE5)}.`
        : `The starting price is $${dollars(startingE5)}, the first price $${dollars(first ?? 0)}.`,
      fix: 'Leave the cell empty.',
    });
  }
};
