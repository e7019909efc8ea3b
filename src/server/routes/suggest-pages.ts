/** A page as search suggestions name it (spec §3). */
export interface PageHit {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

const MOST_PAGES = 6;

/** Pages whose title holds every word of the text, as a prefix of one of its own words. Title order is kept. */
export const suggestPages = (pages: readonly PageHit[], text: string): PageHit[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter(({ title }) => {
      const own = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
    })
    .slice(0, MOST_PAGES);
};
