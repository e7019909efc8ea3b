import { bullets, heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { code, joinInline, linkTo, type Markdown, md } from '../../../domain/kit/markdown/markdown.ts';
import { APP_PAGES, type ToolPath } from '../../../domain/reference/paths/app-pages.ts';
import type { SizePartsResponse } from '../../../domain/site/api/catalog/size-parts.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';

/** A URL parameter of a tool and what it means. */
export type ToolParameter = readonly [name: string, meaning: string];

interface Tool {
  readonly path: ToolPath;
  readonly parameters: readonly ToolParameter[];
  /** Path with parameters that shows a result. */
  readonly example: string;
  /** What the parameters give; `null` without parameters. */
  readonly result: Markdown | null;
}

/** Returns a tool as Markdown: what it does, its result for the URL, and the parameters of its URL. */
export const toolPage = ({ path, parameters, example, result }: Tool): MarkdownPage => {
  const { label, card } = APP_PAGES[path];
  return {
    title: label,
    description: `${card.purpose} You have ${card.have}; you get ${card.get}.`,
    path,
    body: stack(
      heading(1, label),
      paragraph(card.purpose),
      bullets([md`**You have:** ${card.have}`, md`**You get:** ${card.get}`]),
      result,
      heading(2, 'URL parameters'),
      paragraph('Add them to the URL of this page, as HTML or as Markdown. Example:', linkTo(example, example)),
      table(
        ['Parameter', 'Meaning'],
        parameters.map(([name, meaning]) => [code(name), meaning]),
      ),
      paragraph('For guidance; verify by test. The', linkTo('API', '/developers'), 'computes the same.'),
    ),
  };
};

/** Returns what is wrong with the values in the URL. */
export const problemList = (problems: readonly { readonly parameter: string; readonly message: string }[]): Markdown =>
  stack(
    heading(2, 'No result'),
    paragraph('These values cannot be used:'),
    bullets(problems.map(({ parameter, message }) => joinInline([code(parameter), message], ': '))),
  );

const soldOf = ({ total, inStock }: SizePartsResponse): string => `${total} parts, ${inStock} in stock`;

/** Returns the parts of a size in a cell: their number, with a link to the store. */
export const soldCell = (parts: readonly SizePartsResponse[] | null, name: string) => {
  const sold = parts?.find((one) => one.name === name);
  return sold === undefined ? 'unknown' : linkTo(soldOf(sold), sold.href);
};

const SHOWN_MATERIALS = 10;

/** Returns the first part of each of the most requested materials of a size. */
export const partsTable = (size: SizePartsResponse | undefined): Markdown | null =>
  size === undefined || size.materials.length === 0
    ? null
    : stack(
        heading(3, `Parts of ${size.name} by material`),
        paragraph(linkTo(`All ${soldOf(size)}`, size.href)),
        table(
          ['Material', 'Parts', 'In stock', 'First part', 'Starting price, USD'],
          size.materials
            .slice(0, SHOWN_MATERIALS)
            .map(({ label, total, inStock, href, first }) => [
              linkTo(label, href),
              String(total),
              String(inStock),
              linkTo(first.name, `/product/${encodeURIComponent(first.name.toLowerCase())}`),
              first.price ?? 'on request',
            ]),
        ),
      );
