import { type PageData, shownTitle } from './entry.ts';

/** A problem of a page that staff should fix before visitors see it. */
export interface PageProblem {
  /** What is wrong and how to fix it, as a sentence. */
  readonly message: string;
  /** Block with the problem. Absent for the page as a whole. */
  readonly blockId?: string;
  /** Name of that block in the insert menu. */
  readonly blockName?: string;
}

/** Search engines show about this many characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** Returns the problems of a page's metadata: title and description, as search results show them. */
export const fieldProblems = ({ title, description, noindex }: PageData): PageProblem[] => {
  const shown = shownTitle(title);
  const problems: string[] = [];
  if (shown === '') problems.push('The page has no title. Give it one in the page’s fields.');
  if (shown.length > LONGEST_TITLE)
    problems.push(`The title has ${shown.length} characters; search results cut it after about ${LONGEST_TITLE}.`);
  if (description.trim() === '')
    problems.push('The page has no description. Say in a sentence what readers find; search results show it.');
  if (description.length > LONGEST_DESCRIPTION)
    problems.push(
      `The description has ${description.length} characters; search results cut it after about ${LONGEST_DESCRIPTION}.`,
    );
  if (noindex) problems.push('Search engines are told not to list this page (noindex).');
  return problems.map((message) => ({ message }));
};

/** Larger pictures load slowly on a phone. */
export const HEAVIEST_PICTURE = 300_000;

/** @example weightText(1_234_567) // '1.2 MB' */
export const weightText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;
