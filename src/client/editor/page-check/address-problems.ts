import type { Input, Inputs } from '../../../blocks/define-block.ts';
import { declarationOf, everyElement } from '../../../blocks/render/nested-elements.ts';
import { LINK_HELP, linkAddress } from '../../../blocks/safe-address.ts';
import { isRecord } from '../../../domain/kit/schema/json-object.ts';
import type { ContentElement } from '../../../domain/site/content/element.ts';
import type { PageProblem } from '../../../domain/site/content/page-problems.ts';

/** Longer URLs are truncated in messages. */
const MAX_SHOWN_LENGTH = 80;

const LINK_START = /<a(?=\s)/i;
const HREF = /^[^<>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/** Decodes the characters that the text editor escapes in HTML attributes. */
const plain = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');

/** URLs with placeholders are only known when the page is rendered. */
const isTyped = (address: string): boolean => address.trim() !== '' && !address.includes('{{');

const inInput = (input: Input, value: unknown): readonly string[] => {
  if (input.type === 'list') {
    return Array.isArray(value)
      ? value.flatMap((item: unknown) => (isRecord(item) ? inInputs(input.fields, item) : []))
      : [];
  }
  if (typeof value !== 'string') return [];
  if (input.type === 'link') return [value];
  if (input.type !== 'richText') return [];
  return value
    .split(LINK_START)
    .slice(1)
    .flatMap((link) => {
      const href = HREF.exec(link);
      return href === null ? [] : [plain(href[1] ?? href[2] ?? href[3] ?? '')];
    });
};

const inInputs = (inputs: Inputs, options: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(inputs).flatMap(([name, input]) => inInput(input, options[name]));

/** The link URLs that staff typed into a block: its own link, its inputs and its rich text. */
const typedAddresses = (element: ContentElement): readonly string[] => {
  const inputs = declarationOf(element)?.inputs ?? {};
  return [element.href ?? '', ...inInputs(inputs, element.component?.options ?? {})].filter(isTyped);
};

const problem = ({ id }: ContentElement, address: string): PageProblem => ({
  message: `“${address.trim().slice(0, MAX_SHOWN_LENGTH)}” cannot be a link, and visitors see none. Give ${LINK_HELP.charAt(0).toLowerCase()}${LINK_HELP.slice(1)}.`,
  ...(id !== '' && { blockId: id }),
});

/** Invalid link URLs on a page. They are not rendered, so this searches the page's content. */
export const addressProblems = (blocks: readonly ContentElement[]): PageProblem[] =>
  everyElement(blocks).flatMap((element) => {
    const wrong = typedAddresses(element).filter((address) => linkAddress(address) === '');
    return [...new Set(wrong)].map((address) => problem(element, address));
  });
