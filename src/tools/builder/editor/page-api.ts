import type { EditorListItem } from '../editor-api.ts';
import type { EditedElement } from './tree.ts';

/** A page in the editor's representation. */
export interface PageEntry {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly url: string;
    readonly blocks: readonly EditedElement[];
  };
}

/** Calls the page API of this service. Throws an error with the reason if the service refuses the request. */
export const callPageApi = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const answer = await fetch(`/editor/api/pages${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const value = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new Error(value.message ?? `status ${answer.status}`);
  return value;
};

export const listPages = async (): Promise<readonly EditorListItem[]> =>
  ((await callPageApi('')) as { pages: EditorListItem[] }).pages;

/** Fills the list of pages and selects the current one. Returns its list item. */
export const showPages = async (choice: HTMLSelectElement, current: string): Promise<EditorListItem | undefined> => {
  const list = await listPages();
  choice.replaceChildren(
    ...list.map(({ id, url, isPublished, hasDraft }) => {
      const state = isPublished ? (hasDraft ? ' (changed)' : '') : ' (draft)';
      return new Option(url + state, id, false, id === current);
    }),
  );
  return list.find(({ id }) => id === current);
};
