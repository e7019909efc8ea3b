import { blockDeclarations } from '../../blocks/declarations.gen.ts';
import type { BlockDeclaration } from '../../blocks/define-block.ts';
import { type InputSpec, inputSpecs } from '../../blocks/input-spec.ts';
import type { AuthoredBlock } from '../../content/define-page.ts';
import type { AuthoredSection } from '../../content/define-section.ts';
import { elementOf } from './element-json.ts';
import { type EntryJson, entryJson } from './entry-json.ts';

/** A section as the content API gives it: shared blocks, with what each page may set for itself as inputs. */
export type SectionJson = EntryJson<{
  /** What tells a section from other shared blocks, and finds it again. */
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

/** The inputs of a block that pages may set, starting with what the section holds. */
const openedInputs = ({ name, options, opened = [] }: AuthoredBlock): readonly InputSpec[] => {
  const specs = inputSpecs(declarations.get(name)?.inputs ?? {}, { ...options });
  return specs.filter((spec) => opened.includes(spec.name));
};

/** The section as an entry of the content API. */
export const sectionEntry = ({ key, place, name, about, blocks }: AuthoredSection, lastUpdated: number): SectionJson =>
  entryJson(`section ${key}`, name, lastUpdated, {
    section: key,
    place,
    about,
    image: `/assets/sections/${key}.svg`,
    inputs: blocks.flatMap(openedInputs),
    blocks: blocks.map((one, index) => elementOf(one, `section ${key}#${index}`)),
  });
