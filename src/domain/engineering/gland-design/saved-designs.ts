import { cutText } from '../../kit/text/bounded-text.ts';
import type { Design } from './design-gland.ts';
import { type DesignerEntry, entryFrom, entryHref } from './entry/entry.ts';

/** Maximum saved designs for comparison. */
export const MAX_SAVED_DESIGNS = 10;
export const LONGEST_DESIGN_NAME = 60;

/** A saved design: its entry and its name. */
export interface SavedDesign {
  readonly id: string;
  readonly name: string;
  readonly entry: DesignerEntry;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every(isText);

/** The design that a stored value holds, or nothing. Written out: a schema would bring its library into the designer's JavaScript. */
const storedDesign = (value: unknown): readonly SavedDesign[] => {
  if (!isObject(value)) return [];
  const { id, name, entry } = value;
  if (!isText(id) || !isText(name) || !isTexts(entry)) return [];
  return [{ id, name: cutText(name, LONGEST_DESIGN_NAME), entry: entryFrom((field) => entry[field]) }];
};

/** Parses the designs in a stored value of unknown shape, skipping invalid ones. */
export const parseSavedDesigns = (value: unknown): readonly SavedDesign[] =>
  Array.isArray(value) ? value.flatMap(storedDesign).slice(0, MAX_SAVED_DESIGNS) : [];

/** Returns the initial name of a design. @example 'AS568-214, piston' */
export const designName = ({ ring, report: { gland } }: Design): string => {
  const use = gland.use === 'static' ? '' : ` ${gland.use}`;
  return `${'name' in ring ? ring.name : 'Own ring'}, ${gland.kind.replace('_', ' ')}${use}`;
};

/** Returns whether this exact entry is already saved. */
export const isSavedDesign = (designs: readonly SavedDesign[], entry: DesignerEntry): boolean =>
  designs.some((design) => entryHref(design.entry) === entryHref(entry));

/** Inserts a design at an index, by default at the end. Returns the designs unchanged if they are at the maximum. */
export const withDesign = (
  designs: readonly SavedDesign[],
  design: SavedDesign,
  at: number = designs.length,
): readonly SavedDesign[] => (designs.length >= MAX_SAVED_DESIGNS ? designs : designs.toSpliced(at, 0, design));

export const renamedDesign = (designs: readonly SavedDesign[], id: string, name: string): readonly SavedDesign[] =>
  designs.map((design) => (design.id === id ? { ...design, name: cutText(name, LONGEST_DESIGN_NAME) } : design));

export const withoutDesign = (designs: readonly SavedDesign[], id: string): readonly SavedDesign[] =>
  designs.filter((design) => design.id !== id);
