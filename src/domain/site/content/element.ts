import { isRecord, type JsonObject } from '../../kit/schema/json-object.ts';

export interface ResponsiveStyles {
  readonly large?: Readonly<Record<string, string>>;
  readonly medium?: Readonly<Record<string, string>>;
  readonly small?: Readonly<Record<string, string>>;
  readonly xsmall?: Readonly<Record<string, string>>;
}

/** Repeats an element for each item of a list. */
export interface Repeat {
  /** Expression of the list: `state.products`. */
  readonly collection: string;
  /** Name by which expressions access the item: `state.<itemName>`. */
  readonly itemName?: string;
}

/** Style of an element's frame while a pointer is over it. */
export interface HoverStyle {
  readonly styles: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly duration: number;
  readonly easing: string;
}

/**
 * A content block. Bindings, repeats and conditions are strings that `resolve` evaluates. No part of an element runs as
 * JavaScript: `actions` and `code` are not even read.
 */
export interface ContentElement {
  /** Empty if staff cannot select it and it has no styles. */
  readonly id: string;
  /** Distinguishes the copies of a repeated element. Absent for a single one. */
  readonly key?: string;
  readonly tagName?: string;
  readonly class?: string;
  /** Link of the whole block. */
  readonly href?: string;
  /** Attributes of its frame. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly component?: { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
  readonly children: readonly ContentElement[];
  readonly responsiveStyles?: ResponsiveStyles;
  readonly hover?: HoverStyle;
  /** Expressions by the path of the property that they set: `component.options.text`, `show`. */
  readonly bindings?: Readonly<Record<string, string>>;
  readonly repeat?: Repeat;
  readonly hide?: boolean;
  readonly show?: boolean;
  /** Parts that have no effect on this site, described for staff. */
  readonly notes?: readonly string[];
}

const textsOf = (value: unknown): Readonly<Record<string, string>> | undefined => {
  if (!isRecord(value)) return undefined;
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
};

const SIZES = ['large', 'medium', 'small', 'xsmall'] as const;

/** Styles by window size. `style` is set by bindings and applies to all sizes. */
const responsiveStylesOf = ({ responsiveStyles, style }: JsonObject): ResponsiveStyles | undefined => {
  const given = isRecord(responsiveStyles) ? responsiveStyles : {};
  const always = textsOf(style);
  const found = SIZES.flatMap((size) => {
    const styles = textsOf(given[size]);
    if (styles === undefined && (always === undefined || size !== 'large')) return [];
    return [[size, { ...styles, ...always }] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

const repeatOf = (value: unknown): Repeat | undefined => {
  if (!isRecord(value) || typeof value.collection !== 'string' || value.collection === '') return undefined;
  const { collection, itemName } = value;
  return { collection, ...(typeof itemName === 'string' && itemName !== '' && { itemName }) };
};

const EASING = /^(?:linear|ease|ease-in|ease-out|ease-in-out|cubic-bezier\([\d., -]{1,40}\))$/;
const LONGEST_SECONDS = 60;

const secondsOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? Math.min(value, LONGEST_SECONDS) : 0;

/** The hover step of `animations`, or of an element that was parsed before. */
const hoverOf = ({ animations, hover }: JsonObject): HoverStyle | undefined => {
  const found: unknown =
    hover ?? (Array.isArray(animations) ? animations.find((one) => isRecord(one) && one.trigger === 'hover') : null);
  if (!isRecord(found)) return undefined;
  const step: unknown = Array.isArray(found.steps) ? found.steps[1] : found;
  const styles = isRecord(step) ? textsOf(step.styles) : undefined;
  if (styles === undefined) return undefined;
  const easing = String(found.easing).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { styles, duration: secondsOf(found.duration), easing: EASING.test(easing) ? easing : 'ease' };
};

/** Parts of an element that are JavaScript in the service's renderer, and the note to staff about each. */
const SCRIPTS = [
  ['actions', 'Actions do not run on this site.'],
  ['code', 'Code does not run on this site.'],
] as const;

const isFilled = (value: unknown): boolean => isRecord(value) && Object.keys(value).length > 0;

/** `code.bindings` is the source of `bindings` and has no separate effect. */
const isScript = (name: string, value: unknown): boolean =>
  name === 'code' && isRecord(value) ? isFilled(value.actions) : isFilled(value);

const notesOf = (value: JsonObject): readonly string[] => {
  const given = Array.isArray(value.notes) ? value.notes.filter((note) => typeof note === 'string') : [];
  const own = SCRIPTS.flatMap(([name, note]) => (isScript(name, value[name]) ? [note] : []));
  const hasMotion =
    Array.isArray(value.animations) && value.animations.some((one) => isRecord(one) && one.trigger !== 'hover');
  return [
    ...new Set([...given, ...own, ...(hasMotion ? ['Animations on load and scroll do not run on this site.'] : [])]),
  ];
};

/** Returns the link of a block: `linkUrl`, `href`, or the attribute. */
const hrefOf = ({ linkUrl, href, properties }: JsonObject): string | undefined =>
  [linkUrl, href, isRecord(properties) ? properties.href : undefined].find(
    (address): address is string => typeof address === 'string' && address !== '',
  );

/** `options` next to those of the component are values set by bindings. */
const componentOf = ({ component, options }: JsonObject): ContentElement['component'] =>
  isRecord(component) && typeof component.name === 'string'
    ? {
        name: component.name,
        options: { ...(isRecord(component.options) && component.options), ...(isRecord(options) && options) },
      }
    : undefined;

/** Returns the element with additional notes for staff. */
export const withNotes = (element: ContentElement, notes: readonly string[]): ContentElement =>
  notes.length === 0 ? element : { ...element, notes: [...new Set([...(element.notes ?? []), ...notes])] };

const ELEMENT = '@builder.io/sdk:Element';

/** Maximum nesting depth, because content may nest a page into itself. */
const DEEPEST = 24;

/** Parses the elements of a content list, skipping invalid ones. */
export const parseElements = (value: unknown, depth = 0): ContentElement[] =>
  Array.isArray(value) && depth < DEEPEST ? value.flatMap((one) => parseElement(one, depth)) : [];

const texts = (value: JsonObject, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = value[name];
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );

/**
 * Returns flags by their truthiness, like the builder's renderer: `show: null` hides a block, and so does `hide:
 * "true"`.
 */
const flags = (value: JsonObject, names: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    names.flatMap((name) => (value[name] === undefined ? [] : [[name, Boolean(value[name])] as const])),
  );

const parseElement = (value: unknown, depth: number): ContentElement[] => {
  if (!isRecord(value) || (typeof value.id !== 'string' && value['@type'] !== ELEMENT)) return [];
  const notes = notesOf(value);
  const optional = {
    href: hrefOf(value),
    properties: textsOf(value.properties),
    component: componentOf(value),
    responsiveStyles: responsiveStylesOf(value),
    hover: hoverOf(value),
    bindings: textsOf(value.bindings),
    repeat: repeatOf(value.repeat),
    notes: notes.length > 0 ? notes : undefined,
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, one]) => one !== undefined));
  return [
    {
      id: typeof value.id === 'string' ? value.id : '',
      children: parseElements(value.children, depth + 1),
      ...texts(value, ['key', 'tagName', 'class']),
      ...flags(value, ['hide', 'show']),
      ...given,
    },
  ];
};
