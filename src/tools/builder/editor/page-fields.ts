import type { InputSpec } from '../../../blocks/input-spec.ts';
import { isRecord } from '../../../domain/kit/schema/json-object.ts';

/** Fields of a page other than its blocks. */
export const PAGE_FIELDS: readonly InputSpec[] = [
  {
    name: 'title',
    type: 'string',
    friendlyName: 'Title',
    helperText: 'Lists show it up to the first vertical bar',
    required: true,
  },
  {
    name: 'description',
    type: 'longText',
    friendlyName: 'Description',
    helperText: 'What one finds on the page; lists of results show it',
  },
  { name: 'image', type: 'file', friendlyName: 'Picture', helperText: 'Shown where the page is shared' },
  { name: 'cssCode', type: 'longText', friendlyName: 'CSS', helperText: 'Rules for this page only' },
  {
    name: 'state',
    type: 'json',
    friendlyName: 'Data',
    helperText: 'JSON that bindings read as state.<name>: {"sizes": [{"name": "-214"}]}',
  },
];

/** Returns a page's data with a field set. Ignores a value that is not yet a valid JSON object. */
export const setPageValue = <Data extends object>(data: Data, name: string, value: unknown): Data => {
  if (name !== 'state') return { ...data, [name]: value };
  try {
    const state: unknown = JSON.parse(String(value) || '{}');
    return isRecord(state) ? { ...data, state } : data;
  } catch {
    return data;
  }
};
