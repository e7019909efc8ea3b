import { type PageData, shownTitle } from './entry.ts';

/** Something of a page that staff should mend before visitors see it. */
export interface PageProblem {
  /** What is wrong and what to do about it, as a sentence. */
  readonly message: string;
  /** Block it stands in; absent: the page as a whole. */
  readonly blockId?: string;
  /** The name of that block, as staff read it in the insert menu. */
  readonly blockName?: string;
}

/** Search engines show about this many characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** What a page's own fields lack: title and description, as search results show them. */
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

/** Pictures heavier than this make a page wait on a phone. */
export const HEAVIEST_PICTURE = 300_000;

/** @example weightText(1_234_567) // '1.2 MB' */
export const weightText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;
