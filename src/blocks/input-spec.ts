import type { Input, Inputs, PlainTexts } from './define-block.ts';
import { inputTexts, sentence } from './input-words.ts';
import { longestOf } from './limits.ts';
import { LINK_HELP, LINK_PATTERN } from './safe-address.ts';
import { startsOf } from './starts.ts';

/** An input in the format of the visual editor. */
export interface InputSpec {
  readonly name: string;
  readonly type: string;
  readonly friendlyName: string;
  readonly helperText: string;
  readonly required?: true;
  readonly defaultValue?: unknown;
  readonly enum?: readonly { readonly label: string; readonly value: string }[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly regex?: { readonly pattern: string; readonly message: string };
  readonly allowedFileTypes?: readonly string[];
  readonly code?: true;
  readonly behavior?: 'personalizationVariantList';
  readonly hideFromUI?: true;
  readonly subFields?: readonly InputSpec[];
}

const TYPES: Readonly<Record<Input['type'], string>> = {
  text: 'string',
  longText: 'longText',
  richText: 'richText',
  link: 'url',
  image: 'file',
  video: 'file',
  code: 'longText',
  number: 'number',
  flag: 'boolean',
  choice: 'string',
  list: 'list',
  blocks: 'uiBlocks',
};

/** File types that the editor offers for an input. */
const FILES = {
  image: ['jpeg', 'jpg', 'png', 'webp', 'avif', 'svg', 'gif'],
  video: ['mp4', 'webm'],
} as const;

const LINK = { pattern: LINK_PATTERN, message: LINK_HELP };

const textLimits = (input: PlainTexts): InputSpec['regex'] => {
  const { pattern } = input;
  if (pattern !== undefined) return { pattern: `^$|${pattern.matches.source}`, message: pattern.says };
  const longest = longestOf(input);
  return { pattern: `^[\\s\\S]{0,${longest}}$`, message: `At most ${longest} characters` };
};

/** Returns the kind and limits of an input in the format of the editor. */
const limitsOf = (input: Input): Partial<InputSpec> => {
  switch (input.type) {
    case 'number': {
      const { min, max, step } = input;
      return {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(step !== undefined && { step }),
      };
    }
    case 'choice':
      return { enum: input.values.map((value) => ({ label: input.names?.[value] ?? sentence(value), value })) };
    case 'image':
    case 'video':
      return { allowedFileTypes: FILES[input.type] };
    case 'link':
      return { regex: LINK };
    case 'code':
      return { code: true };
    case 'text':
    case 'longText':
      return { regex: textLimits(input) };
    case 'list':
      return { subFields: inputSpecs(input.fields, startsOf({ inputs: input.fields })) };
    default:
      return {};
  }
};

/** Returns inputs in the format of the visual editor. `starts` contains the initial values in a new block. */
export const inputSpecs = (inputs: Inputs, starts: Readonly<Record<string, unknown>>): readonly InputSpec[] =>
  Object.entries(inputs).map(([name, input]) => {
    const { label, help } = inputTexts(name, input);
    return {
      name,
      type: TYPES[input.type],
      friendlyName: label,
      helperText: help,
      ...('required' in input && input.required && { required: true as const }),
      defaultValue: starts[name],
      ...limitsOf(input),
    };
  });
