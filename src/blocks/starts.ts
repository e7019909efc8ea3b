import type { BlockDeclaration, Input, Inputs } from './define-block.ts';
import { inputTexts } from './input-words.ts';

/** Initial values of a required picture and a required link, which make a new block visible. */
const PICTURE = '/drawings/o-ring.svg';
const PAGE = '/contact-us';

/** Returns the initial value of an input in a new block. Required texts start with their label. */
const startOf = (name: string, input: Input): unknown => {
  if (input.type === 'list') return input.required ? [fieldStarts(input.fields)] : [];
  if (input.type === 'blocks') return [];
  if (!input.required || input.default !== '') return input.default;
  const { label } = inputTexts(name, input);
  switch (input.type) {
    case 'text':
    case 'longText':
      return label;
    case 'richText':
      return `<p>${label}</p>`;
    case 'image':
      return PICTURE;
    case 'link':
      return PAGE;
    default:
      return input.default;
  }
};

const fieldStarts = (inputs: Inputs): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, startOf(name, input)]));

/** Returns the options of a new block. */
export const startsOf = ({
  inputs,
  startOptions,
}: Pick<BlockDeclaration, 'inputs' | 'startOptions'>): Readonly<Record<string, unknown>> => ({
  ...fieldStarts(inputs),
  ...startOptions,
});
