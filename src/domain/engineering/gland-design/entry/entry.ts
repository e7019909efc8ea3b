import { cutText, LONGEST_NUMBER } from '../../../kit/text/bounded-text.ts';
import { typedFigure } from '../../../kit/text/typed-quantity.ts';
import { roundTo, type TemperatureUnit } from '../../../kit/units.ts';
import type { AppPath } from '../../../reference/paths/app-pages.ts';
import {
  DIMENSIONS,
  type Dimension,
  GLAND_KINDS,
  GLAND_USES,
  type GlandKind,
  type GlandUse,
  isRadialKind,
  ROOM_TEMPERATURE_C,
} from '../model.ts';

/** Fields of the gland designer's form, in URL order. */
const PLAIN_FIELDS = [
  ...(['kind', 'use', 'chart', 'unit', 'medium', 'side', 'guided'] as const),
  ...(['size', 'id', 'id_tol', 'cs', 'cs_tol', 'section', 'standard'] as const),
] as const;
/**
 * `delta_t` (kelvin from 20 °C) is in older URLs. Forms use `t_low`, `t_high` and their unit `degrees` (`C` or `F`).
 */
const SERVICE_FIELDS = [
  ...(['tir', 'joint_gap', 'pressure', 'shore', 'polymer', 'hardware', 'delta_t', 'swell', 'set', 'rpm'] as const),
  ...(['t_low', 't_high', 'degrees', 'alpha_ring', 'alpha_hardware', 'polymer_low', 'polymer_high'] as const),
  ...(['backup', 'backup_thickness', 'backup_kind'] as const),
] as const;
/** Windows that a visitor can edit: "14 to 28". */
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

/** The form's fields as strings. Missing fields are empty. */
export type DesignerEntry = Readonly<Partial<Record<EntryField, string>>>;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined, usual: Word): Word =>
  words.find((word) => word === text) ?? usual;

/** Returns the sort of gland that a form means. Dovetails and faces are static. */
export const sortOf = (entry: DesignerEntry): { readonly kind: GlandKind; readonly use: GlandUse } => {
  const kind = oneOf(GLAND_KINDS, entry.kind, 'piston');
  const use = isRadialKind(kind) ? oneOf(GLAND_USES, entry.use, 'static') : 'static';
  return use === 'rotary' ? { kind: 'rod', use } : { kind, use };
};

/** Converts `delta_t` of older URLs to temperatures. An invalid one stays, so that it is reported. */
const withoutDelta = (entry: DesignerEntry): DesignerEntry => {
  const { delta_t, ...rest } = entry;
  const delta = typedFigure(delta_t ?? '', 'kelvin');
  if (!delta.ok) return entry;
  if (delta.value === 0 || rest.t_low !== undefined || rest.t_high !== undefined) return rest;
  const there = String(roundTo(ROOM_TEMPERATURE_C + delta.value, 3));
  return { ...rest, [delta.value < 0 ? 't_low' : 't_high']: `${there} °C` };
};

/** Returns the fields of a URL or form, each cut to the length of a number or size. */
export const entryFrom = (field: (name: EntryField) => string | null | undefined): DesignerEntry =>
  withoutDelta(
    Object.fromEntries(
      ENTRY_FIELDS.flatMap((name) => {
        const value = cutText((field(name) ?? '').trim(), LONGEST_NUMBER);
        return value === '' ? [] : [[name, value]];
      }),
    ),
  );

/** Sets the unit of the entry's temperatures to that of the visitor, unless it has one. */
export const withDegrees = (entry: DesignerEntry, degrees: TemperatureUnit): DesignerEntry =>
  degrees === 'C' || entry.degrees !== undefined ? entry : { degrees, ...entry };

/** Returns the fields of the groove tool's URL, in which the selected standards are repeated parameters. */
export const grooveEntry = (query: { readonly getAll: (name: string) => readonly string[] }): DesignerEntry =>
  entryFrom((name) => {
    const values = query.getAll(name);
    return name === 'standard' ? values.join(',') : values[0];
  });

/** Returns the URL for an entry. @example entryHref({ size: 'AS568-214' }) // '/tools/gland-designer?size=AS568-214' */
export const entryHref = (entry: DesignerEntry, path: string = '/tools/gland-designer' satisfies AppPath): string => {
  const query = ENTRY_FIELDS.flatMap((name) => {
    const value = entry[name];
    return value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`];
  }).join('&');
  return query === '' ? path : `${path}?${query}`;
};
