import type { InputSpec } from '../../../blocks/input-spec.ts';
import type { JsonObject } from '../../../domain/kit/schema/json-object.ts';
import type { FrameSettings } from './frame.ts';
import { type EditedElement, withNewIds } from './tree.ts';

/** Shared blocks of the space, with the inputs that a page may set. */
export interface Section {
  readonly name: string;
  readonly data: { readonly inputs?: readonly InputSpec[]; readonly blocks: readonly EditedElement[] };
}

/** The option of a Symbol block that references the shared blocks and stores the values that the page sets. */
export interface SymbolOption {
  readonly model: string;
  readonly entry: string;
  readonly data?: JsonObject;
}

const isSymbolOption = (value: unknown): value is SymbolOption =>
  typeof value === 'object' && value !== null && 'entry' in value && typeof value.entry === 'string';

export const symbolOptionOf = ({ component }: EditedElement): SymbolOption | null => {
  const symbol = component?.name === 'Symbol' ? component.options.symbol : null;
  return isSymbolOption(symbol) ? symbol : null;
};

const known = new Map<string, Promise<Section | null>>();

const fetchSection = async (id: string, { apiKey }: FrameSettings): Promise<Section | null> => {
  const query = new URLSearchParams({ apiKey, 'query.id': JSON.stringify(id) });
  const answer = await fetch(`/api/v3/content/symbol?${query}`);
  const { results = [] } = (await answer.json()) as { results?: Section[] };
  return results[0] ?? null;
};

/** Returns the shared blocks with this id. Fetches them once. */
export const sectionOf = (id: string, settings: FrameSettings): Promise<Section | null> => {
  const found = known.get(id) ?? fetchSection(id, settings);
  known.set(id, found);
  return found;
};

/** Matches an expression that is only an input. Other expressions remain bindings. */
const INPUT = /^state\.(\w+)$/;
const OPTION = /^component\.options\.(\w+)$/;

const withValues = (element: EditedElement, values: JsonObject): EditedElement => {
  const {
    bindings = {},
    component,
    ...rest
  } = element as EditedElement & { bindings?: Readonly<Record<string, string>> };
  if (component === undefined) return element;
  const options = { ...component.options };
  const left: Record<string, string> = {};
  for (const [target, code] of Object.entries(bindings)) {
    const [option, input] = [OPTION.exec(target)?.[1], INPUT.exec(code)?.[1]];
    if (option !== undefined && input !== undefined) options[option] = values[input] ?? options[option];
    else left[target] = code;
  }
  return { ...rest, component: { ...component, options }, ...(Object.keys(left).length > 0 && { bindings: left }) };
};

/**
 * Returns copies of a section's blocks with the page's values applied. Later changes of the section do not affect the
 * copies.
 */
export const sectionBlocks = ({ data }: Section, values: JsonObject): readonly EditedElement[] =>
  data.blocks.map((block) => withNewIds(withValues(block, values)));
