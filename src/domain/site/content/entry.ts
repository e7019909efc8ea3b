/*
 * Entries of the content API (version 3), as returned by the hosted builder and by the embedded store. A parsed entry
 * keeps their shape, so that serializing and parsing it again yields an equal entry.
 */
import { isRecord, type JsonObject } from '../../kit/schema/json-object.ts';
import { type Breakpoints, parseBreakpoints } from './breakpoints.ts';
import { type CustomFont, parseFonts } from './custom-font.ts';
import { type ContentElement, parseElements } from './element.ts';
import { plainValue } from './plain-value.ts';
import type { Schedule, TargetingRule, Variant } from './targeting.ts';

/** An input of shared blocks, with its default value. */
export interface EntryInput {
  readonly name: string;
  readonly defaultValue: unknown;
}

/** Metadata and content of a page. */
export interface PageData {
  /** Search results display it up to the first vertical bar. */
  readonly title: string;
  readonly description: string;
  /** Path: `/x-rings`. */
  readonly url: string;
  /** Picture of the page: `/drawings/<name>.svg` or another picture. */
  readonly image: string;
  readonly noindex: boolean;
  /** ISO date, for dated pages such as blog posts. */
  readonly date: string;
  readonly blocks: readonly ContentElement[];
  readonly customFonts?: readonly CustomFont[];
  /** Custom CSS for this entry, as staff typed it. */
  readonly cssCode?: string;
  /** Inputs of shared blocks that a page may set. */
  readonly inputs?: readonly EntryInput[];
  /** State that bindings of its blocks can read. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** Another version of an entry's data, for a share of the visitors. */
export interface ContentVariation {
  /** 0 to 1. */
  readonly testRatio: number;
  readonly data: PageData;
}

export interface ContentEntry extends Schedule {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly lastUpdated: number;
  readonly data: PageData;
  /** Who sees it. Absent: everyone. */
  readonly query?: readonly TargetingRule[];
  readonly meta?: { readonly breakpoints: Breakpoints };
  /** By ID. The default is the entry itself. */
  readonly variations?: Readonly<Record<string, ContentVariation>>;
  /** Whether it comes from the connected builder space. */
  readonly hosted?: true;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a date as typed, or '' if it is invalid. */
const dateOf = (value: unknown): string => (Number.isNaN(Date.parse(textOf(value))) ? '' : textOf(value));

const blocksOf = (data: JsonObject): unknown => {
  if (Array.isArray(data.blocks) || typeof data.blocksString !== 'string') return data.blocks;
  try {
    return plainValue(JSON.parse(data.blocksString));
  } catch {
    return [];
  }
};

const LONGEST_CSS = 50_000;

const inputsOf = ({ inputs }: JsonObject): EntryInput[] =>
  (Array.isArray(inputs) ? inputs : []).flatMap((input: unknown) =>
    isRecord(input) && typeof input.name === 'string' && input.defaultValue !== undefined
      ? [{ name: input.name, defaultValue: input.defaultValue }]
      : [],
  );

/**
 * Returns the state that an entry's blocks read: defaults of its inputs, then values from the page, then those of the
 * entry.
 */
export const stateOf = ({ inputs = [], state }: PageData, given: JsonObject = {}): JsonObject => ({
  ...Object.fromEntries(inputs.map(({ name, defaultValue }) => [name, defaultValue])),
  ...given,
  ...state,
});

const pageDataOf = (data: JsonObject, name: string): PageData => {
  const customFonts = parseFonts(data.customFonts);
  const cssCode = textOf(data.cssCode).slice(0, LONGEST_CSS);
  const inputs = inputsOf(data);
  return {
    title: textOf(data.title) || name,
    description: textOf(data.description),
    url: textOf(data.url),
    image: textOf(data.image),
    noindex: data.noindex === true,
    date: dateOf(data.date),
    blocks: parseElements(blocksOf(data)),
    ...(customFonts.length > 0 && { customFonts }),
    ...(cssCode !== '' && { cssCode }),
    ...(inputs.length > 0 && { inputs }),
    ...(isRecord(data.state) && Object.keys(data.state).length > 0 && { state: data.state }),
  };
};

/** Parses the targeting rules of a content list, skipping those without property or operator. */
export const parseRules = (value: unknown): TargetingRule[] =>
  (Array.isArray(value) ? value : []).flatMap((rule: unknown) =>
    isRecord(rule) && typeof rule.property === 'string' && typeof rule.operator === 'string'
      ? [{ property: rule.property, operator: rule.operator, value: rule.value ?? null }]
      : [],
  );

const share = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.min(value, 1) : 0);

/** A variation inherits everything except its blocks from the entry. */
const variationsOf = (value: unknown, data: JsonObject, name: string): Record<string, ContentVariation> => {
  const own = { ...data, blocks: undefined, blocksString: undefined };
  const pairs = Object.entries(isRecord(value) ? value : {}).flatMap(([id, one]) =>
    isRecord(one) && isRecord(one.data)
      ? [[id, { testRatio: share(one.testRatio), data: pageDataOf({ ...own, ...one.data }, name) }] as const]
      : [],
  );
  return Object.fromEntries(pairs);
};

/** Parses start and end of an entry. Dates are milliseconds or strings. */
export const parseSchedule = (value: JsonObject): Schedule => {
  const moment = (date: unknown): number => (typeof date === 'number' ? date : Date.parse(textOf(date)));
  const [startDate, endDate] = [moment(value.startDate), moment(value.endDate)];
  return { ...(Number.isFinite(startDate) && { startDate }), ...(Number.isFinite(endDate) && { endDate }) };
};

/** Parses a version of a personalized block. An invalid one is shown to nobody. */
export const parseVariant = (value: unknown): Variant => {
  if (!isRecord(value)) return { query: [], blocks: [], endDate: 0 };
  return { query: parseRules(value.query), blocks: value.blocks, ...parseSchedule(value) };
};

/**
 * Parses an entry from JSON, or returns null if it is invalid. Unknown parts are dropped, missing strings are empty,
 * and localized values use their default.
 */
export const parseEntry = (value: unknown): ContentEntry | null => {
  if (!isRecord(value) || typeof value.id !== 'string' || !isRecord(value.data)) return null;
  const data = plainValue(value.data) as JsonObject;
  const name = textOf(value.name);
  const query = parseRules(value.query);
  const breakpoints = parseBreakpoints(isRecord(value.meta) ? value.meta.breakpoints : undefined);
  const variations = variationsOf(plainValue(value.variations), data, name);
  return {
    id: value.id,
    name,
    lastUpdated: typeof value.lastUpdated === 'number' ? value.lastUpdated : 0,
    data: pageDataOf(data, name),
    ...parseSchedule(value),
    ...(query.length > 0 && { query }),
    ...(breakpoints && { meta: { breakpoints } }),
    ...(Object.keys(variations).length > 0 && { variations }),
    ...(value.hosted === true && { hosted: true as const }),
  };
};

/** Returns a page's title for lists: up to the first vertical bar. @example shownTitle('FAQ | Canyon') // 'FAQ' */
export const shownTitle = (title: string): string => (title.split('|')[0] ?? '').trim();
