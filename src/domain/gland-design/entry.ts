import { cutText, LONGEST_NUMBER } from '../text/bounded-text.ts';
import { DIMENSIONS, type Dimension } from './model.ts';

/** Fields of the gland designer's form, in the order they stand in an address. */
const PLAIN_FIELDS = [
  ...(['kind', 'use', 'chart', 'unit', 'medium', 'side', 'guided'] as const),
  ...(['size', 'id', 'id_tol', 'cs', 'cs_tol', 'section', 'standard'] as const),
] as const;
const SERVICE_FIELDS = ['tir', 'pressure', 'shore', 'polymer', 'hardware', 'delta_t', 'swell', 'set', 'rpm'] as const;
/** Windows that a visitor may edit: "14 to 28". */
export const WINDOW_FIELDS = [
  ...(['squeeze_good', 'squeeze_allowed', 'squeeze_worst', 'seat_good', 'seat_allowed', 'fill_good'] as const),
] as const;

export type WindowField = (typeof WINDOW_FIELDS)[number];
export type LimitField = `${Dimension}_${'min' | 'max'}`;
export type EntryField = (typeof PLAIN_FIELDS)[number] | LimitField | (typeof SERVICE_FIELDS)[number] | WindowField;

const LIMIT_FIELDS = DIMENSIONS.flatMap((dimension): LimitField[] => [`${dimension}_min`, `${dimension}_max`]);

export const ENTRY_FIELDS: readonly EntryField[] = [
  ...PLAIN_FIELDS,
  ...LIMIT_FIELDS,
  ...SERVICE_FIELDS,
  ...WINDOW_FIELDS,
];

export const isEntryField = (name: string): name is EntryField => ENTRY_FIELDS.some((field) => field === name);

/** What stands in the form, as text; a field that is missing is empty. */
export type DesignerEntry = Readonly<Partial<Record<EntryField, string>>>;

export const GLAND_DESIGNER_PATH = '/tools/gland-designer';

/** The fields of an address or a form, each no longer than a number or a size is. */
export const entryFrom = (field: (name: EntryField) => string | null | undefined): DesignerEntry =>
  Object.fromEntries(
    ENTRY_FIELDS.flatMap((name) => {
      const value = cutText((field(name) ?? '').trim(), LONGEST_NUMBER);
      return value === '' ? [] : [[name, value]];
    }),
  );

/** The fields of a groove's address: the standards that are ticked are parameters of one name. */
export const grooveEntry = (query: { readonly getAll: (name: string) => readonly string[] }): DesignerEntry =>
  entryFrom((name) => {
    const values = query.getAll(name);
    return name === 'standard' ? values.join(',') : values[0];
  });

/** The address that holds an entry. @example entryHref({ size: 'AS568-214' }) // '/tools/gland-designer?size=AS568-214' */
export const entryHref = (entry: DesignerEntry, path: string = GLAND_DESIGNER_PATH): string => {
  const query = ENTRY_FIELDS.flatMap((name) => {
    const value = entry[name];
    return value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`];
  }).join('&');
  return query === '' ? path : `${path}?${query}`;
};
