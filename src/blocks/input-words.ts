import { capital } from '../domain/kit/text/words.ts';
import type { InputText } from './define-block.ts';

const LINK: InputText = { label: 'Link', help: 'Where it leads; without it there is none' };
const LINK_WORDS: InputText = { label: 'Words of the link', help: 'What one finds there' };
const ADDRESS = '/page, #anchor, https://…, mailto: or tel:';

/**
 * Labels and help texts of inputs that many blocks have, by name. An input with a different meaning in its block
 * overrides them in its declaration.
 */
const WORDS: Readonly<Record<string, InputText>> = {
  actions: { label: 'Buttons', help: 'One primary button at most; two are enough' },
  altText: { label: 'Picture in words', help: 'Read to people who do not see it; empty when it only decorates' },
  answer: { help: 'Shown when the question is opened' },
  aspectRatio: { label: 'Height by width', help: '1 is a square, 0.5625 a wide screen; 0 is the file’s own' },
  btnLink: LINK,
  btnTitle: LINK_WORDS,
  caption: { help: 'One line under it' },
  content: { label: 'Text', help: 'Short paragraphs' },
  defaultValue: { label: 'Filled in', help: 'What stands there until visitors type' },
  errorMessagePath: { label: 'Message of a failed answer', help: 'Dot path in the answer: error.message' },
  facts: { help: 'A label over a value each' },
  heading: { help: 'What follows, in a few words; headings make the table of contents' },
  height: { help: 'A number with px, rem or %: 568px' },
  image: { label: 'Picture', help: 'A drawing of ours (/drawings/o-ring.svg) or a file' },
  items: { help: 'Shown in this order' },
  label: { help: 'A few words' },
  lead: { help: 'One or two sentences under the heading' },
  link: { help: ADDRESS },
  linkLabel: LINK_WORDS,
  linkUrl: LINK,
  links: { help: 'Words and an address each' },
  name: { help: 'Under which the answer is sent' },
  placeholder: { help: 'An example in the empty field; it is no label' },
  priority: { label: 'Look', help: 'Primary once on a screen' },
  required: { help: 'The form is not sent without it' },
  resetFormOnSubmit: { label: 'Empty the form after it was sent', help: 'Off: what was typed stays' },
  successUrl: { label: 'Page after sending', help: 'Empty: the message is shown in place of it' },
  text: { help: 'What is read' },
  title: { help: 'A few words; for a frame, what is said to people who do not see it' },
  toggleBtn: { label: 'Hide the link', help: 'Keeps the words and the address' },
  url: { label: 'Link', help: ADDRESS },
  value: { help: 'A figure with its unit, or a few words' },
  width: { label: 'Width of the picture', help: 'A number with px, rem or %: 240px. Empty: as wide as its place' },
};

/** Converts a name in camel case to a sentence. @example sentence('stackColumnsAt') // 'Stack columns at' */
export const sentence = (name: string): string => {
  return capital(
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_]/g, ' ')
      .toLowerCase(),
  );
};

/** Returns label and help text of an input. */
export const inputTexts = (
  name: string,
  { label, help }: InputText,
): { readonly label: string; readonly help: string } => ({
  label: label ?? WORDS[name]?.label ?? sentence(name),
  help: help ?? WORDS[name]?.help ?? '',
});
