import type { Problem } from '../../kit/errors.ts';
import { cutText } from '../../kit/text/bounded-text.ts';
import { grouped } from '../../kit/text/counted.ts';
import { typedMessage } from '../../kit/text/typed-message.ts';
import { isTypedInInches, typedLength } from '../../kit/text/typed-quantity.ts';
import type { LengthUnit, Mm } from '../../kit/units.ts';
import type { AppPath } from '../../reference/paths/app-pages.ts';
import {
  type MeasuredRing,
  ringEstimate,
  SEATS,
  type Seat,
  SPANS,
  type Span,
} from '../../reference/sizes/ring-estimate.ts';
import { SIZE_FAMILIES, type SizeFamily } from '../../reference/sizes/size-families.ts';

/** The parameters of a URL. */
export interface AddressQuery {
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
}

/** The size finder's fields as typed and chosen. */
export interface SizeFields {
  readonly span: Span;
  /** The typed length whose kind is `span`. */
  readonly length: string;
  readonly thickness: string;
  readonly width: string;
  readonly isWorn: boolean;
  readonly seat: Seat;
  readonly unit: LengthUnit;
  /** Empty: all. */
  readonly families: readonly SizeFamily[];
}

export const EMPTY_FIELDS: SizeFields = {
  span: 'id',
  length: '',
  thickness: '',
  width: '',
  isWorn: false,
  seat: 'unknown',
  unit: 'mm',
  families: [],
};

const LONGEST = 40;
/** A list of standards has at most all of them. */
const MAX_FAMILIES = SIZE_FAMILIES.length;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const familiesIn = (query: AddressQuery): readonly string[] =>
  query
    .getAll('standard')
    .slice(0, MAX_FAMILIES)
    .flatMap((text) =>
      cutText(text, LONGEST)
        .toLowerCase()
        .split(',', MAX_FAMILIES + 1),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');

const wornIn = (text: string): boolean | null =>
  text === 'true' || text === '1' ? true : text === 'false' || text === '0' || text === '' ? false : null;

/** Returns problems for values that are not offered. */
const refusedChoices = (query: AddressQuery): readonly Problem[] => {
  const given = (name: string): string => query.get(name) ?? '';
  const refused = (parameter: string, isGood: boolean, message: string): readonly Problem[] =>
    isGood ? [] : [{ parameter, message }];
  const choice = (parameter: string, values: readonly string[]): readonly Problem[] =>
    refused(
      parameter,
      given(parameter) === '' || values.includes(given(parameter)),
      `${parameter}: must be ${values.join(', ')}.`,
    );
  const families = familiesIn(query);
  return [
    ...choice('by', SPANS),
    ...choice('seat', SEATS),
    ...choice('unit', ['mm', 'in']),
    ...refused('worn', wornIn(given('worn')) !== null, 'worn: must be true or false.'),
    ...refused(
      'standard',
      families.every((family) => oneOf(SIZE_FAMILIES, family) !== null),
      `standard: must be of ${SIZE_FAMILIES.join(', ')}.`,
    ),
    ...SPANS.filter((span) => given(span).trim() !== '')
      .slice(1)
      .map((span) => ({ parameter: span, message: `${span}: give one of ${SPANS.join(', ')}.` })),
  ];
};

/** Parses the fields of a URL and reports invalid choices. Texts are cut to the maximum that a field can show. */
export const parseFinderFields = (
  query: AddressQuery,
  unit: LengthUnit,
): { readonly fields: SizeFields; readonly problems: readonly Problem[] } => {
  const text = (name: string): string => cutText((query.get(name) ?? '').trim(), LONGEST);
  const span = SPANS.find((name) => text(name) !== '') ?? oneOf(SPANS, text('by')) ?? 'id';
  const families = new Set(familiesIn(query).flatMap((family) => oneOf(SIZE_FAMILIES, family) ?? []));
  const fields: SizeFields = {
    span,
    length: text(span),
    thickness: text('thickness') || text('cs'),
    width: text('width'),
    isWorn: wornIn(text('worn')) ?? false,
    seat: oneOf(SEATS, text('seat')) ?? 'unknown',
    unit: oneOf(['mm', 'in'], text('unit')) ?? unit,
    families: families.size === SIZE_FAMILIES.length ? [] : [...families],
  };
  return { fields, problems: refusedChoices(query) };
};

/** Lengths from a bead to a ring around a tank, and cross-sections of cord. */
const BOUNDS = { length: [0.1, 32_000], section: [0.1, 100] } as const;

const SPAN_WORDS: Readonly<Record<Span, string>> = {
  id: 'inside diameter',
  od: 'outside diameter',
  circumference: 'circumference',
  cord: 'length of the cut cord',
};

const EXAMPLES: Readonly<Record<LengthUnit, string>> = { mm: '24.99', in: '0.984 or 1 3/16' };

const isInInches = (fields: SizeFields): boolean =>
  [fields.length, fields.thickness].every((text) => isTypedInInches(text, fields.unit));

/** Parses the measured ring. Problems name the field by its parameter. */
export const parseMeasuredRing = (
  fields: SizeFields,
): { readonly ring: MeasuredRing; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const read = (parameter: string, text: string, bounds: readonly [number, number], noun: string): Mm | null => {
    if (text === '') return null;
    const typed = typedLength(text, fields.unit, bounds);
    if (typed.ok) return typed.value;
    const article = typed.why !== 'out-of-bounds' ? 'the' : /^[io]/.test(noun) ? 'an' : 'a';
    const message = typedMessage(typed, {
      noun: `${article} ${noun}`,
      example: EXAMPLES[fields.unit],
      bounds: `${bounds[0]} to ${grouped(bounds[1])} mm`,
    });
    problems.push({ parameter, message });
    return null;
  };
  const ring: MeasuredRing = {
    span: fields.span,
    isWorn: fields.isWorn,
    seat: fields.seat,
    isInInches: isInInches(fields),
    spanMm: read(fields.span, fields.length, BOUNDS.length, SPAN_WORDS[fields.span]),
    thicknessMm: read('thickness', fields.thickness, BOUNDS.section, 'thickness'),
    widthMm: read('width', fields.width, BOUNDS.section, 'width'),
  };
  if (problems.length > 0) return { ring, problems };
  if (ring.widthMm !== null && ring.thicknessMm === null)
    problems.push({ parameter: 'thickness', message: 'Enter the thickness too: the width alone tells no section.' });
  else if (ring.span !== 'id' && ring.spanMm !== null && ring.thicknessMm === null)
    problems.push({
      parameter: 'thickness',
      message: `Enter the thickness too: the inside diameter is the ${SPAN_WORDS[ring.span]} less the section.`,
    });
  else if (ring.spanMm !== null && ringEstimate(ring).idMm === null)
    problems.push({ parameter: ring.span, message: `This ${SPAN_WORDS[ring.span]} leaves no hole at this section.` });
  return { ring, problems };
};

/** Returns the fields as URL parameters, without default choices. */
export const sizeFieldPairs = (fields: SizeFields): readonly (readonly [string, string])[] => {
  const pairs: readonly (readonly [string, string])[] = [
    [fields.span, fields.length],
    ['by', fields.length === '' && fields.span !== 'id' ? fields.span : ''],
    ['thickness', fields.thickness],
    ['width', fields.width],
    ['worn', fields.isWorn ? 'true' : ''],
    ['seat', fields.seat === 'unknown' ? '' : fields.seat],
    ['unit', fields.unit],
    ['standard', fields.families.join(',')],
  ];
  return pairs.filter(([, value]) => value !== '');
};

/**
 * Returns the link to the finder with these fields.
 *
 * @example sizeFinderHref(EMPTY_FIELDS) // '/tools/size-finder?unit=mm'
 */
export const sizeFinderHref = (fields: SizeFields): string =>
  `${'/tools/size-finder' satisfies AppPath}?${sizeFieldPairs(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')}`)
    .join('&')}`;
