import { blockDeclarations } from '../../blocks/declarations.gen.ts';
import type { BlockDeclaration } from '../../blocks/define-block.ts';
import { type InputSpec, inputSpecs } from '../../blocks/input-spec.ts';
import type { AuthoredBlock } from '../../content/define-page.ts';
import type { AuthoredSection } from '../../content/define-section.ts';
import { elementOf } from './element-json.ts';
import { type EntryJson, entryJson } from './entry-json.ts';

/** A section in the format of the content API: shared blocks, with inputs for the values that each page may set. */
export type SectionJson = EntryJson<{
  /** Distinguishes a section from other shared blocks and identifies it. */
  readonly section: string;
  readonly place: number;
  readonly about: string;
  readonly image: string;
  readonly inputs: readonly InputSpec[];
  readonly blocks: readonly object[];
}>;

const declarations = new Map<string, BlockDeclaration>(
  blockDeclarations.map((one) => [one.name, one as BlockDeclaration]),
);

/** Returns the inputs of a block that pages may set, with the section's values as defaults. */
const openedInputs = ({ name, options, opened = [] }: AuthoredBlock): readonly InputSpec[] => {
  const specs = inputSpecs(declarations.get(name)?.inputs ?? {}, { ...options });
  return specs.filter((spec) => opened.includes(spec.name));
};

/** Returns the section as an entry of the content API. */
export const sectionEntry = ({ key, place, name, about, blocks }: AuthoredSection, lastUpdated: number): SectionJson =>
  entryJson(`section ${key}`, name, lastUpdated, {
    section: key,
    place,
    about,
    image: `/assets/sections/${key}.svg`,
    inputs: blocks.flatMap(openedInputs),
    blocks: blocks.map((one, index) => elementOf(one, `section ${key}#${index}`)),
  });
