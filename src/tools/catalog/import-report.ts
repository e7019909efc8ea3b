import { counted, formatCount } from '../../domain/kit/text/counted.ts';
import { type CatalogDiff, isSame } from '../../domain/shop/catalog-files/catalog-diff.ts';
import { type FileProblems, problemText } from '../../domain/shop/catalog-files/file-problems.ts';
import { dollars } from '../../domain/shop/catalog-files/written-rows.ts';

const MAX_PRICES = 10;

/** Returns the problems of the files, the first of each file, and how many there are. */
export const problemReport = (problems: FileProblems): string => {
  const listed = problems.list();
  const more = problems.count() - listed.length;
  return [
    ...listed.map(problemText),
    ...(more > 0 ? [`… and ${formatCount(more)} more like these.`] : []),
    `${counted(problems.count(), 'problem')}. Nothing was changed.`,
  ].join('\n');
};

/** Returns what an import changes, by file, and the largest changes of prices. */
export const diffReport = (diff: CatalogDiff): string => {
  if (isSame(diff)) return 'The files are the same as the catalog.';
  const lines = diff.files.flatMap(({ file, added, changed, removed, samples }) => {
    if (added + changed + removed === 0) return [`${file.padEnd(18)} same`];
    const counts = `${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(removed)} removed`;
    return [`${file.padEnd(18)} ${counts}`, ...samples.map((sample) => `    ${sample}`)];
  });
  const prices = diff.prices.slice(0, MAX_PRICES).map(({ list, quantity, beforeE5, afterE5, parts }) => {
    const percent = ((afterE5 / beforeE5 - 1) * 100).toFixed(1);
    return `    ${percent}%  $${dollars(beforeE5)} → $${dollars(afterE5)} from ${quantity}, ${list}, ${counted(parts, 'part')}`;
  });
  const title = `Prices that change most, of ${counted(diff.prices.length, 'list')}:`;
  return [...lines, ...(prices.length > 0 ? [title, ...prices] : [])].join('\n');
};
