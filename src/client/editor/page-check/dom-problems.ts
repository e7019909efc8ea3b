import { blockLabel } from '../../../blocks/block-label.ts';
import { declaration as contentHeader } from '../../../blocks/content-header/content-header.inputs.ts';
import { HEAVIEST_PICTURE, type PageProblem, weightText } from '../../../domain/site/content/page-problems.ts';
import { fileNameInUrl } from './file-name.ts';

/** A problem of an element, with the block that contains it. */
export const problemAt = (element: Element | null, message: string): PageProblem => {
  const blockId = element?.closest('[builder-id]')?.getAttribute('builder-id');
  return blockId ? { message, blockId } : { message };
};

const all = <Found extends Element>(container: Element, selector: string): Found[] => [
  ...container.querySelectorAll<Found>(selector),
];

const headings = (container: Element): PageProblem[] => {
  const [first, ...others] = all(container, 'h1');
  if (first === undefined)
    return [{ message: `The page has no main heading. Start it with the block “${blockLabel(contentHeader)}”.` }];
  return others.map((heading) =>
    problemAt(heading, `“${heading.textContent?.trim()}” is a second main heading. A page has one.`),
  );
};

const isDecoration = (picture: Element): boolean =>
  picture.closest('[aria-hidden="true"],[role="presentation"]') !== null;

const pictures = (container: Element): PageProblem[] =>
  all<HTMLImageElement>(container, 'img')
    .filter((picture) => !isDecoration(picture) && (picture.getAttribute('alt') ?? '') === '')
    .map((picture) =>
      problemAt(picture, `The picture ${fileNameInUrl(picture.currentSrc || picture.src)} has no alternative text.`),
    );

const weights = (container: Element): PageProblem[] =>
  all<HTMLImageElement>(container, 'img').flatMap((picture) => {
    const [entry] = performance.getEntriesByName(picture.currentSrc, 'resource') as PerformanceResourceTiming[];
    const bytes = entry?.encodedBodySize ?? 0;
    return bytes <= HEAVIEST_PICTURE
      ? []
      : [
          problemAt(
            picture,
            `The picture ${fileNameInUrl(picture.currentSrc)} weighs ${weightText(bytes)}. Use a smaller one.`,
          ),
        ];
  });

const nestedLinks = (container: Element): PageProblem[] =>
  all(container, 'a[href] a[href], a[href] button, button a[href]').map((inner) =>
    problemAt(inner, `“${inner.textContent?.trim()}” is a link inside a link. Only one of them can work.`),
  );

/** Problems found in the rendered DOM: headings, pictures and nested links. */
export const domProblems = (container: Element): PageProblem[] => [
  ...headings(container),
  ...pictures(container),
  ...weights(container),
  ...nestedLinks(container),
];
