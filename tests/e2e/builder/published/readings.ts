import type { Frame, Page } from '@playwright/test';
import type { Aspect, Element } from './scenario.ts';

/** The visible properties of one block. */
export interface Reading {
  readonly id: string;
  readonly text: string;
  /** The style of its words, wherever it changes. */
  readonly words: readonly string[];
  readonly links: readonly string[];
  /** Pictures and videos: their names and how they fit their box. */
  readonly media: readonly string[];
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  readonly styles: Readonly<Record<string, string>>;
}

/** The names of the styles that staff set, by block id. */
export type StyleNames = Readonly<Record<string, readonly string[]>>;

const kebab = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && '@type' in value && value['@type'] === '@builder.io/sdk:Element';

/** Returns every element of content, including those in options. */
export const allElements = (value: unknown): readonly Element[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(allElements);
  return isElement(value) ? [value, ...inner] : inner;
};

export const styleNames = (content: unknown): StyleNames =>
  Object.fromEntries(
    allElements(content).map(({ id, responsiveStyles = {} }) => [
      id,
      [...new Set(Object.values(responsiveStyles).flatMap((styles) => Object.keys(styles ?? {}).map(kebab)))],
    ]),
  );

/** Reads the visible blocks of a page of the site or the oracle in order, with positions relative to `<main>`. */
export const readBlocks = (page: Page | Frame, names: StyleNames): Promise<Reading[]> =>
  page.evaluate((namesById) => {
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<HTMLElement>('main [builder-id]')]
      .filter((block) => block.checkVisibility({ visibilityProperty: true }))
      .map((block) => {
        const id = block.getAttribute('builder-id') ?? '';
        const { x, y, width, height } = block.getBoundingClientRect();
        const computed = getComputedStyle(block);
        const looks: string[] = [];
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const around = walker.currentNode.parentElement;
          if (around === null || around instanceof HTMLStyleElement || !around.checkVisibility()) continue;
          const { color, fontWeight, fontStyle, textDecorationLine } = getComputedStyle(around);
          const look = `${color} ${fontWeight} ${fontStyle} ${textDecorationLine}`;
          if (walker.currentNode.textContent?.trim() !== '' && looks.at(-1) !== look) looks.push(look);
        }
        const anchors = [block, ...block.querySelectorAll('a')].filter((one) => one instanceof HTMLAnchorElement);
        const pictures = [...block.querySelectorAll('img')].map((one) => ({
          one,
          says: `picture “${one.alt}” “${one.title}” ${one.getAttribute('fetchpriority') ?? 'auto'}`,
        }));
        const videos = [...block.querySelectorAll('video')].map((one) => ({
          one,
          says: `video ${['controls', 'autoplay', 'muted', 'loop', 'playsinline'].filter((name) => Reflect.get(one, name) === true)}`,
        }));
        const media = [...pictures, ...videos].map(({ one, says }) => {
          const { objectFit, objectPosition } = getComputedStyle(one);
          const bounds = one.getBoundingClientRect();
          return `${says} ${objectFit} ${objectPosition} ${bounds.width.toFixed(1)}px ${bounds.height.toFixed(1)}px`;
        });
        return {
          id,
          media,
          words: looks,
          text: block.innerText.replace(/\s+/g, ' ').trim(),
          // For links within the page, only the fragment counts, because the URLs of the two pages differ.
          links: anchors.flatMap(({ href, hash }) => (href === '' ? [] : [hash === '' ? href : hash])),
          box: { x: x - main.x, y: y - main.y, width, height },
          styles: Object.fromEntries((namesById[id] ?? []).map((name) => [name, computed.getPropertyValue(name)])),
        };
      });
  }, names);

const CLOSE = 2;

const isClose = (a: string, b: string): boolean => {
  const [numbersA, numbersB] = [a, b].map((value) => value.match(/-?\d+(?:\.\d+)?(?=px)/g) ?? []);
  const plain = (value: string): string => value.replace(/-?\d+(?:\.\d+)?px/g, 'px');
  return (
    plain(a) === plain(b) &&
    (numbersA ?? []).every((number, index) => Math.abs(Number(number) - Number(numbersB?.[index])) <= CLOSE)
  );
};

export interface Difference {
  readonly aspect: Aspect;
  readonly says: string;
}

const ofBlock = (ours: Reading, theirs: Reading): readonly Difference[] => {
  const differences: Difference[] = [];
  const report = (aspect: Aspect, what: string, a: unknown, b: unknown): void => {
    differences.push({ aspect, says: `${theirs.id} ${what}: ${String(a)}, theirs ${String(b)}` });
  };
  if (ours.text !== theirs.text) report('text', 'text', ours.text, theirs.text);
  if (ours.words.join() !== theirs.words.join()) report('words', 'words', ours.words, theirs.words);
  if (ours.links.join(' ') !== theirs.links.join(' ')) report('links', 'links', ours.links, theirs.links);
  const [own, their] = [ours.media.join(', '), theirs.media.join(', ')];
  if (!isClose(own, their)) report('media', 'media', own, their);
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const [a, b] = [ours.box[side], theirs.box[side]];
    if (Math.abs(a - b) > CLOSE) report('box', side, a.toFixed(1), b.toFixed(1));
  }
  for (const [name, value] of Object.entries(theirs.styles)) {
    // An "auto" margin is reported as 0 in a grid and as its used value elsewhere; the box shows it anyway.
    if (/^margin-/.test(name)) continue;
    if (!isClose(ours.styles[name] ?? '', value)) report('styles', name, ours.styles[name], value);
  }
  return differences;
};

/** Returns how our blocks differ from the SDK's, both in document order. */
export const differencesOf = (ours: readonly Reading[], theirs: readonly Reading[]): readonly Difference[] => {
  const ids = (readings: readonly Reading[]): string => readings.map(({ id }) => id).join(' ');
  if (ids(ours) !== ids(theirs)) return [{ aspect: 'shown', says: `shown: ${ids(ours)}, theirs ${ids(theirs)}` }];
  return theirs.flatMap((one, index) => {
    const own = ours[index];
    return own === undefined ? [] : ofBlock(own, one);
  });
};
