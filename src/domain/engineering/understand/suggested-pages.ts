import { capital } from '../../kit/text/words.ts';
import type { AppPath } from '../../reference/paths/app-pages.ts';
import { type DesignerEntry, entryHref } from '../gland-design/entry/entry.ts';
import { EMPTY_FIELDS, sizeFinderHref } from '../size-finder/size-question.ts';
import type { PageMeaning, Reading } from './reading.ts';
import { type PageName, SUGGESTED_PAGES } from './words/page-words.ts';
import { foreignProduct } from './words/products.ts';

/** A page that fits a text better than parts do. */
export interface SuggestedPage {
  readonly title: string;
  readonly href: string;
  /** Why the page is offered: `An X-ring is not an O-ring.` '' if the title is sufficient. */
  readonly why: string;
}

const sizeNamed = ({ understood }: Reading): string | null => {
  const size = understood.find((one) => one.kind === 'size');
  return size?.kind === 'size' ? size.size : null;
};

/** Returns the link to the designer with all data in the text: the ring, the kind of gland, the surface. */
const designerHref = (reading: Reading): string => {
  const figures = reading.understood.flatMap((one) =>
    one.kind === 'page' && one.page === 'gland-designer' ? [one.figures] : [],
  );
  const size = sizeNamed(reading);
  const entry: DesignerEntry = Object.assign({}, ...figures, size === null ? {} : { size });
  return entryHref(entry);
};

const finderHref = ({ understood }: Reading): string => {
  const id = understood.find((one) => one.kind === 'inside-diameter');
  const cs = understood.find((one) => one.kind === 'cross-section');
  return sizeFinderHref({
    ...EMPTY_FIELDS,
    length: id?.kind === 'inside-diameter' ? String(id.idMm) : '',
    thickness: cs?.kind === 'cross-section' ? String(cs.csMm) : '',
    isWorn: true,
  });
};

const advisorHref = ({ understood }: Reading): string => {
  const media = understood.flatMap((one) => (one.kind === 'medium' ? [`media=${encodeURIComponent(one.name)}`] : []));
  return media.length === 0
    ? ('/tools/material-advisor' satisfies AppPath)
    : `${'/tools/material-advisor' satisfies AppPath}?${media.join('&')}`;
};

const hrefOf = (reading: Reading, page: PageName): string => {
  if (page === 'gland-designer') return designerHref(reading);
  if (page === 'size-finder') return finderHref(reading);
  return page === 'material-advisor' ? advisorHref(reading) : SUGGESTED_PAGES[page].path;
};

const whyPage = ({ page, figures }: PageMeaning): string => {
  if (page !== 'gland-designer' || figures.surface_min === undefined) return '';
  return figures.kind === 'rod'
    ? 'A rod or shaft is not the ring’s inside diameter. The designer finds rings for it.'
    : 'A bore is not the ring’s inside diameter. The designer finds rings for it.';
};

const titleAt = (path: string): string =>
  Object.values(SUGGESTED_PAGES).find((page) => page.path === path)?.title ?? '';

const article = (name: string): string => (/^[aeiox]/i.test(name) ? 'An' : 'A');

const ofProduct = (product: string): SuggestedPage => {
  const { name, page } = foreignProduct(product);
  const title = titleAt(page);
  return {
    title: title === '' ? capital(`${name}s`) : title,
    href: page,
    why: `${article(name)} ${name} is not an O-ring.`,
  };
};

/** Returns the pages that a text requests, products first, without duplicates. */
export const suggestedPages = (reading: Reading): readonly SuggestedPage[] => {
  const products = reading.understood.flatMap((one) => (one.kind === 'product' ? [ofProduct(one.product)] : []));
  const pages = reading.understood.flatMap((one) =>
    one.kind === 'page'
      ? [{ title: SUGGESTED_PAGES[one.page].title, href: hrefOf(reading, one.page), why: whyPage(one) }]
      : [],
  );
  const all = [...products, ...pages];
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at);
};
