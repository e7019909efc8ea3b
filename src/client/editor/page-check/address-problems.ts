import type { Input, Inputs } from '../../../blocks/define-block.ts';
import { declarationOf, everyElement } from '../../../blocks/render/nested-elements.ts';
import { LINK_HELP, linkAddress } from '../../../blocks/safe-address.ts';
import { isRecord } from '../../../domain/kit/schema/json-object.ts';
import type { ContentElement } from '../../../domain/site/content/element.ts';
import type { PageProblem } from '../../../domain/site/content/page-problems.ts';

/** Addresses longer than this are cut in messages. */
const LONGEST_SHOWN = 80;

const HREF = /<a\b[^<>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** Characters of an address as the text editor writes them in HTML. */
const plain = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');

/** Addresses that are filled in when the page is shown are not known yet. */
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
  return [...value.matchAll(HREF)].map(([, double, single, bare]) => plain(double ?? single ?? bare ?? ''));
};

const inInputs = (inputs: Inputs, options: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(inputs).flatMap(([name, input]) => inInput(input, options[name]));

/** The addresses of links that staff typed into a block: its own, those of its inputs, those in its texts. */
const typedAddresses = (element: ContentElement): readonly string[] => {
  const inputs = declarationOf(element)?.inputs ?? {};
  return [element.href ?? '', ...inInputs(inputs, element.component?.options ?? {})].filter(isTyped);
};

const problem = ({ id }: ContentElement, address: string): PageProblem => ({
  message: `“${address.trim().slice(0, LONGEST_SHOWN)}” cannot be a link, and visitors see none. Give ${LINK_HELP.charAt(0).toLowerCase()}${LINK_HELP.slice(1)}.`,
  ...(id !== '' && { blockId: id }),
});

/** Addresses on a page that no link can have. They are not in the page that is shown, so its content is looked through. */
export const addressProblems = (blocks: readonly ContentElement[]): PageProblem[] =>
  everyElement(blocks).flatMap((element) => {
    const wrong = typedAddresses(element).filter((address) => linkAddress(address) === '');
    return [...new Set(wrong)].map((address) => problem(element, address));
  });
