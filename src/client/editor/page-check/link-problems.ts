import type { PageProblem } from '../../../domain/site/content/page-problems.ts';
import { problemAt } from './dom-problems.ts';

/** Maximum number of links that are checked, and of concurrent requests. */
const MAX_LINKS = 80;
const MAX_CONCURRENT_REQUESTS = 4;

/** Whether a page exists, by path and query. Each is requested once while the editor is open. */
const results = new Map<string, Promise<boolean>>();

const requestPage = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'HEAD' })).status < 400;
  } catch {
    // A page that cannot be requested is not reported as missing.
    return true;
  }
};

const isThere = (address: string): Promise<boolean> => {
  const known = results.get(address) ?? requestPage(address);
  results.set(address, known);
  return known;
};

const pathOf = ({ pathname, search }: URL): string => pathname + search;

const isHere = (url: URL): boolean => url.origin === location.origin && url.pathname === location.pathname;

const anchorProblem = (link: Element, url: URL): PageProblem[] => {
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || document.getElementById(id) !== null
    ? []
    : [problemAt(link, `“${link.textContent?.trim()}” leads to #${id}, which is not on this page.`)];
};

const pageProblem = async (link: Element, url: URL): Promise<PageProblem[]> =>
  (await isThere(pathOf(url)))
    ? []
    : [problemAt(link, `“${link.textContent?.trim()}” leads to ${url.pathname}, which does not exist.`)];

/** Broken links within this site. External pages are not requested. */
export const linkProblems = async (container: Element): Promise<PageProblem[]> => {
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ href }) => URL.canParse(href) && new URL(href).origin === location.origin)
    .slice(0, MAX_LINKS);
  const found: PageProblem[] = [];
  for (let start = 0; start < links.length; start += MAX_CONCURRENT_REQUESTS) {
    const some = await Promise.all(
      links.slice(start, start + MAX_CONCURRENT_REQUESTS).map((link) => {
        const url = new URL(link.href);
        return isHere(url) ? anchorProblem(link, url) : pageProblem(link, url);
      }),
    );
    found.push(...some.flat());
  }
  return found;
};
