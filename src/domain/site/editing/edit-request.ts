/*
 * The visual editor's parameters in a page's URL, in addition to the token that authorizes them. Staff see drafts with
 * `builder.preview` and edit with `builder.frameEditing`. Both name the model.
 */

import { isEntryId } from '../content/entry-id.ts';

/** A staff request for a page that is being edited. */
export interface EditRequest {
  /** The edited model: `page`, `symbol`. */
  readonly model: string;
  /** Whether the page is in the editor, which changes its content. Otherwise a draft is previewed. */
  readonly isEditing: boolean;
  /** Entry whose draft replaces the published page, or null for the published page. */
  readonly entryId: string | null;
}

const MODEL = /^[a-z][a-z0-9-]{0,63}$/i;
/** Values that name no model: the editor's word for "as it is", and its design tool. Both mean pages. */
const NO_MODEL = ['true', 'BUILDER_STUDIO'];

/** Some tools cannot send dots in a parameter's name, so `builder_frame_x` is accepted as `builder.frame.x`. */
const dotted = (name: string): string => (name.startsWith('builder_') ? name.replaceAll('_', '.') : name);

/**
 * Returns the edit request in a URL's parameters, or null for visitors and for invalid names.
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
