import type { Problem } from '../errors.ts';
import { decimalIn } from '../text/decimal.ts';
import { type LengthUnit, type Mm, megapascalFromPsi, mm, type Span } from '../units.ts';
import { type Design, type DesignRequest, designGland } from './design-gland.ts';
import type { DesignerEntry, EntryField, WindowField } from './entry.ts';
import { HARDWARE_NAMES, POLYMER_NAMES } from './expansion.ts';
import { fitLimits } from './fits.ts';
import { dimensionsOf, type GivenGland } from './given.ts';
import { lengthFrom } from './gland-json.ts';
import {
  type Dimension,
  GLAND_CHARTS,
  GLAND_KINDS,
  GLAND_USES,
  type GlandChart,
  type GlandKind,
  type GlandUse,
  isRadialKind,
  type Ring,
  type Service,
} from './model.ts';
import { type NamedRing, namedRings, ringNamed, usualTolerance } from './rings.ts';
import type { Windows } from './windows.ts';

/** What a form asks, and which fields could not be read. */
export interface ReadEntry {
  readonly request: DesignRequest;
  readonly problems: readonly Problem[];
  /** Nothing was entered: an example is shown. */
  readonly isExample: boolean;
}

/** The ring an empty form shows. */
const EXAMPLE = 'AS568-214';
/** The section a chart begins with. */
export const FIRST_SECTION: Readonly<Record<GlandChart, number>> = { inch: 3.5306, metric: 3.55, jis: 3.1 };

const LONGEST_MM = 5000;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined, usual: Word): Word =>
  words.find((word) => word === text) ?? usual;

/** Reads fields one by one and gathers what is wrong. */
class FieldReader {
  readonly problems: Problem[] = [];
  readonly entry: DesignerEntry;
  readonly unit: LengthUnit;

  constructor(entry: DesignerEntry, unit: LengthUnit) {
    this.entry = entry;
    this.unit = unit;
  }

  refuse(parameter: EntryField, message: string): null {
    this.problems.push({ parameter, message });
    return null;
  }

  number(field: EntryField, [least, most]: Span): number | null {
    const text = this.entry[field];
    if (text === undefined || text === '') return null;
    const value = decimalIn(text);
    if (value === null) return this.refuse(field, 'Enter a number.');
    if (value < least || value > most) return this.refuse(field, `Enter ${least} to ${most}.`);
    return value;
  }

  length(field: EntryField): Mm | null {
    const value = this.number(field, [0, LONGEST_MM]);
    return value === null ? null : lengthFrom(this.unit, value);
  }

  /** "50 H8" in the field of the least: limits by an ISO 286 fit; undefined where no fit is written. */
  private fit(field: EntryField): Span<Mm> | null | undefined {
    const [size = '', fit = '', ...more] = (this.entry[field] ?? '').split(' ').filter((word) => word !== '');
    if (fit === '' || more.length > 0) return undefined;
    const nominal = decimalIn(size);
    const limits = nominal === null ? null : fitLimits(lengthFrom(this.unit, nominal), fit);
    return (
      limits ?? this.refuse(field, 'No such fit here. Write it as 50 H8: letters d to h, grades 5 to 11, to 500 mm.')
    );
  }

  limits(dimension: Dimension): Span<Mm> | null {
    const fit = this.fit(`${dimension}_min`);
    if (fit !== undefined) return fit;
    const [low, high] = [this.length(`${dimension}_min`), this.length(`${dimension}_max`)];
    if (low === null || high === null) return low === null ? high && [high, high] : [low, low];
    return low <= high ? [low, high] : this.refuse(`${dimension}_max`, 'The greatest must not be below the least.');
  }

  window(field: WindowField): Span | null {
    const text = this.entry[field];
    if (text === undefined) return null;
    const [low = null, high = null] = text.split(' to ').map((part) => decimalIn(part.trim()));
    return low === null || high === null || low > high ? this.refuse(field, 'Write it as 14 to 28.') : [low, high];
  }
}

/** Which sort of gland a form means: dovetails and faces are static. */
export const sortOf = (entry: DesignerEntry): { readonly kind: GlandKind; readonly use: GlandUse } => {
  const kind = oneOf(GLAND_KINDS, entry.kind, 'piston');
  const use = isRadialKind(kind) ? oneOf(GLAND_USES, entry.use, 'static') : 'static';
  return use === 'rotary' ? { kind: 'rod', use } : { kind, use };
};

const givenIn = (reader: FieldReader): GivenGland => {
  const { entry } = reader;
  const { kind, use } = sortOf(entry);
  const own = dimensionsOf(kind);
  const limits = (dimension: Dimension) => (own.includes(dimension) ? reader.limits(dimension) : null);
  return {
    ...{ kind, use, guided: entry.guided === '1' },
    medium: entry.medium === 'gas' ? 'gas' : 'liquid',
    pressureSide: entry.side === 'outside' ? 'outside' : 'inside',
    surface: limits('surface'),
    groove: limits('groove'),
    clearance: limits('clearance'),
    depth: limits('depth'),
    width: limits('width'),
    radius: limits('radius'),
    runout: reader.length('tir'),
  };
};

const ringIn = (reader: FieldReader): Ring | NamedRing | null => {
  const { size } = reader.entry;
  if (size !== undefined)
    return ringNamed(size) ?? reader.refuse('size', 'No such size. Write it as -214, 25X3.5 or P26.');
  const [id, cs] = [reader.length('id'), reader.length('cs')];
  if (id === null || cs === null || id === 0 || cs === 0) return null;
  const usual = usualTolerance(id, cs);
  return {
    ...{ id, cs },
    idTolerance: reader.length('id_tol') ?? usual.idTolerance,
    csTolerance: reader.length('cs_tol') ?? usual.csTolerance,
  };
};

const serviceIn = (reader: FieldReader): Service => {
  const { entry, unit } = reader;
  const pressure = reader.number('pressure', [0, 60_000]);
  const fraction = (field: EntryField): number => (reader.number(field, [0, 100]) ?? 0) / 100;
  return {
    pressureMpa: pressure === null ? null : unit === 'in' ? megapascalFromPsi(pressure) : pressure,
    shoreA: reader.number('shore', [30, 100]),
    polymer: POLYMER_NAMES.find((name) => name === entry.polymer) ?? null,
    hardware: oneOf(HARDWARE_NAMES, entry.hardware, 'steel'),
    deltaT: reader.number('delta_t', [-300, 400]) ?? 0,
    swell: fraction('swell'),
    compressionSet: fraction('set'),
    rpm: reader.number('rpm', [0, 200_000]),
  };
};

const editsIn = (reader: FieldReader): Partial<Windows> => {
  const squeezeGood = reader.window('squeeze_good');
  const squeezeAllowed = reader.window('squeeze_allowed');
  const squeezeWorst = reader.window('squeeze_worst');
  const seatGood = reader.window('seat_good');
  const seatAllowed = reader.window('seat_allowed');
  const fillGood = reader.window('fill_good');
  return {
    ...(squeezeGood && { squeezeGood }),
    ...(squeezeAllowed && { squeezeAllowed }),
    ...(squeezeWorst && { squeezeWorst }),
    ...(seatGood && { seatGood }),
    ...(seatAllowed && { seatAllowed }),
    ...(fillGood && { fillGood }),
  };
};

const isEmpty = (request: DesignRequest): boolean => {
  const { given, ring } = request;
  return ring === null && given.surface === null && given.groove === null && given.depth === null;
};

/** What the fields of the form ask for; lengths are in the form's unit, or in the visitor's. */
export const readEntry = (entry: DesignerEntry, visitorUnit: LengthUnit): ReadEntry => {
  const unit = oneOf(['mm', 'in'] as const, entry.unit, visitorUnit);
  const reader = new FieldReader(entry, unit);
  const chart = oneOf(GLAND_CHARTS, entry.chart, 'inch');
  const section = reader.number('section', [0.1, 200]);
  const request: DesignRequest = {
    ...{
      chart,
      unit,
      given: givenIn(reader),
      ring: ringIn(reader),
      service: serviceIn(reader),
      edits: editsIn(reader),
    },
    cs: mm(section ?? FIRST_SECTION[chart]),
  };
  const isExample =
    isEmpty(request) && reader.problems.length === 0 && entry.id === undefined && entry.cs === undefined;
  return {
    request: isExample ? { ...request, ring: ringNamed(EXAMPLE) } : request,
    problems: reader.problems,
    isExample,
  };
};

/** A form's design, or why there is none. */
export interface EntryDesign extends ReadEntry {
  readonly design: Design | null;
}

/** A form with its design. */
export type DesignedEntry = EntryDesign & { readonly entry: DesignerEntry };

const FIELD_OF: Readonly<Record<string, EntryField>> = {
  bore: 'surface_min',
  rod: 'surface_min',
  land: 'clearance_min',
  throat: 'clearance_min',
  groove: 'groove_min',
  depth: 'depth_min',
  width: 'width_min',
  radius: 'radius_min',
  ring: 'size',
};

/** Problems of a gland by the fields of the form that they are about. */
export const onFields = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ parameter, message }) => ({ parameter: FIELD_OF[parameter] ?? parameter, message }));

/** Reads a form and designs what it asks for. */
export const designEntry = (entry: DesignerEntry, visitorUnit: LengthUnit): EntryDesign => {
  const read = readEntry(entry, visitorUnit);
  const made = designGland(read.request, namedRings());
  if (made.ok) return { ...read, design: made.value };
  return { ...read, problems: [...read.problems, ...onFields(made.problems)], design: null };
};
