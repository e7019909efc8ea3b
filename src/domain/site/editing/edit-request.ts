/*
 * What the visual editor says in a page's address, beside the token that lets it. Staff see drafts with `builder.preview`, and edit with
 * `builder.frameEditing`; both name the model.
 */

import { isEntryId } from '../content/entry-id.ts';

/** A request of staff for a page that is being edited. */
export interface EditRequest {
  /** What is edited: `page`, `symbol`. */
  readonly model: string;
  /** The page stands in the editor, which changes what it shows; otherwise a draft is looked at. */
  readonly isEditing: boolean;
  /** Entry whose draft is shown in place of the published page; null: the published page. */
  readonly entryId: string | null;
}

const MODEL = /^[a-z][a-z0-9-]{0,63}$/i;
/** Values that name no model: the editor's own word for "as it is", and its design tool. Both mean pages. */
const NO_MODEL = ['true', 'BUILDER_STUDIO'];

/** Some tools cannot send dots in a parameter's name: `builder_frame_x` is accepted as `builder.frame.x`. */
const dotted = (name: string): string => (name.startsWith('builder_') ? name.replaceAll('_', '.') : name);

/**
 * The edit request in an address' parameters; null for visitors. Values that are no names are no request.
 *
 * @example editRequestOf([['builder.preview', 'page']]) // { model: 'page', isEditing: false, entryId: null }
 */
export const editRequestOf = (search: Iterable<readonly [string, string]>): EditRequest | null => {
  const parameters = new Map([...search].map(([name, value]) => [dotted(name), value]));
  const editing = parameters.get('builder.frameEditing');
  const named = [editing, parameters.get('builder.preview')].filter((value) => value !== undefined);
  if (named.length === 0) return null;
  const model = named.find((value) => !NO_MODEL.includes(value)) ?? 'page';
  if (!MODEL.test(model)) return null;
  const entryId = parameters.get('builder.overrides.page') ?? '';
  return { model, isEditing: editing !== undefined, entryId: isEntryId(entryId) ? entryId : null };
};
