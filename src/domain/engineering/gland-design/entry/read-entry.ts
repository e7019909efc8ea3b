import type { Problem } from '../../../kit/errors.ts';
import { type LengthUnit, mm, type TemperatureUnit } from '../../../kit/units.ts';
import { type Design, type DesignRequest, designGland } from '../design-gland.ts';
import type { Verdict } from '../judging/findings.ts';
import { temperaturesFromDelta } from '../judging/in-service.ts';
import type { Windows } from '../judging/windows.ts';
import {
  BACKUP_KINDS,
  type BackupRings,
  type Dimension,
  GLAND_CHARTS,
  GLAND_KINDS,
  GLAND_USES,
  type GlandChart,
  isRadialKind,
  type Ring,
  type Service,
} from '../model.ts';
import { HARDWARE_NAMES, POLYMER_NAMES } from '../polymers.ts';
import { type NamedRing, namedRings, ringNamed, usualTolerance } from '../rings/rings.ts';
import { type DesignerEntry, type EntryField, sortOf } from './entry.ts';
import { EntryReader } from './entry-reader.ts';
import { dimensionsOf, type GlandInputs } from './gland-inputs.ts';

/** The request of a form, and the fields that could not be parsed. */
export interface ReadEntry {
  readonly request: DesignRequest;
  /** Unit of temperatures without a unit. */
  readonly degrees: TemperatureUnit;
  readonly problems: readonly Problem[];
  /** Whether the form is empty, so that an example is shown. */
  readonly isExample: boolean;
}

/** The ring of an empty form. */
const EXAMPLE = 'AS568-214';
/** The default section of each chart. */
export const FIRST_SECTION: Readonly<Record<GlandChart, number>> = {
  inch: 3.5306,
  metric: 3.55,
  jis: 3.1,
  iso3601: 3.55,
  as4716: 3.5306,
};

const givenIn = (reader: EntryReader): GlandInputs => {
  const { kind, use } = sortOf(reader.entry);
  reader.choice('kind', GLAND_KINDS, 'piston');
  reader.choice('use', GLAND_USES, 'static');
  const own = dimensionsOf(kind);
  const limits = (dimension: Dimension) => (own.includes(dimension) ? reader.limits(dimension) : null);
  return {
    kind,
    use,
    guided: reader.choice('guided', ['0', '1'], '0') === '1',
    medium: reader.choice('medium', ['liquid', 'gas'], 'liquid'),
    pressureSide: reader.choice('side', ['inside', 'outside'], 'inside'),
    surface: limits('surface'),
    groove: limits('groove'),
    clearance: limits('clearance'),
    depth: limits('depth'),
    width: limits('width'),
    radius: limits('radius'),
    runout: isRadialKind(kind) ? reader.length('tir', [0, 50]) : null,
    jointGap: isRadialKind(kind) ? null : reader.length('joint_gap', [0, 50]),
  };
};

/** Minimum and maximum of inside diameter, cross-section and tolerance, mm. */
const ID_BOUNDS = [0.1, 5000] as const;
const CS_BOUNDS = [0.1, 200] as const;
const TOLERANCE_BOUNDS = [0, 50] as const;
const OWN_RING = ['id', 'cs', 'id_tol', 'cs_tol'] as const;

const ringIn = (reader: EntryReader): Ring | NamedRing | null => {
  const { size } = reader.entry;
  if (size !== undefined && size !== '') {
    const both = OWN_RING.find((field) => (reader.entry[field] ?? '') !== '');
    if (both !== undefined) return reader.refuse(both, 'Clear this field or the size: the size has these dimensions.');
    return ringNamed(size) ?? reader.refuse('size', 'No such size. Write it as -214, 25X3.5 or P26.');
  }
  const [id, cs] = [reader.length('id', ID_BOUNDS), reader.length('cs', CS_BOUNDS)];
  const [idTol, csTol] = [reader.length('id_tol', TOLERANCE_BOUNDS), reader.length('cs_tol', TOLERANCE_BOUNDS)];
  if (id === null || cs === null) {
    const isNamed = (field: EntryField): boolean => (reader.entry[field] ?? '').trim() !== '';
    if (isNamed('id') && !isNamed('cs')) reader.refuse('cs', 'Enter the cross-section too.');
    if (isNamed('cs') && !isNamed('id')) reader.refuse('id', 'Enter the inside diameter too.');
    return null;
  }
  const usual = usualTolerance(id, cs);
  const ring = { id, cs, idTolerance: idTol ?? usual.idTolerance, csTolerance: csTol ?? usual.csTolerance };
  if (ring.csTolerance >= cs) return reader.refuse('cs_tol', 'The tolerance must be below the cross-section.');
  if (ring.idTolerance >= id) return reader.refuse('id_tol', 'The tolerance must be below the inside diameter.');
  return ring;
};

const temperaturesIn = (reader: EntryReader): Pick<Service, 'lowC' | 'highC'> => {
  const [lowC, highC] = [reader.temperature('t_low'), reader.temperature('t_high')];
  // Older URLs have a difference from 20 °C in kelvin.
  if (lowC === null && highC === null) return temperaturesFromDelta(reader.figure('delta_t', 'kelvin', [-290, 980]));
  if (lowC !== null && highC !== null && lowC > highC)
    reader.refuse('t_high', 'The highest temperature must not be below the lowest.');
  return { lowC, highC };
};

const serviceIn = (reader: EntryReader): Service => {
  const fraction = (field: EntryField, low: number, high: number): number | null => {
    const value = reader.figure(field, 'percent', [low, high], '15');
    return value === null ? null : value / 100;
  };
  const polymer = reader.choice('polymer', ['', ...POLYMER_NAMES], '');
  return {
    ...temperaturesIn(reader),
    pressureMpa: reader.pressure(),
    shoreA: reader.figure('shore', 'hardness', [30, 100], '70'),
    polymer: polymer === '' ? null : polymer,
    hardware: reader.choice('hardware', HARDWARE_NAMES, 'steel'),
    swell: fraction('swell', -90, 300),
    compressionSet: fraction('set', 0, 100),
    ringAlpha: reader.figure('alpha_ring', 'expansion', [0, 1000], '160'),
    hardwareAlpha: reader.figure('alpha_hardware', 'expansion', [0, 1000], '12'),
    polymerLowC: reader.temperature('polymer_low'),
    polymerHighC: reader.temperature('polymer_high'),
    rpm: reader.figure('rpm', 'speed', [0, 200_000], '500'),
  };
};

const COUNTS = { '0': 0, '1': 1, '2': 2 } as const;

const backupIn = (reader: EntryReader): BackupRings => ({
  count: COUNTS[reader.choice('backup', ['0', '1', '2'], '0')],
  thickness: reader.length('backup_thickness', [0.1, 50]),
  kind: reader.choice('backup_kind', BACKUP_KINDS, 'plastic'),
});

const editsIn = (reader: EntryReader): Partial<Windows> => {
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

/** Parses the fields of the form. Lengths without a unit are in the form's unit, or else in the visitor's. */
export const readEntry = (entry: DesignerEntry, visitorUnit: LengthUnit): ReadEntry => {
  const reader = new EntryReader(entry, visitorUnit);
  const chart = reader.choice('chart', GLAND_CHARTS, 'inch');
  const section = reader.figure('section', 'millimeters', CS_BOUNDS);
  const request: DesignRequest = {
    chart,
    unit: reader.unit,
    given: givenIn(reader),
    ring: ringIn(reader),
    service: serviceIn(reader),
    backup: backupIn(reader),
    edits: editsIn(reader),
    cs: mm(section ?? FIRST_SECTION[chart]),
  };
  const { problems, degrees } = reader;
  const isExample = isEmpty(request) && problems.length === 0;
  return { request: isExample ? { ...request, ring: ringNamed(EXAMPLE) } : request, degrees, problems, isExample };
};

/** A design with a verdict. One without a verdict is neither shown nor drawn nor exported. */
export interface JudgedDesign extends Design {
  readonly report: Design['report'] & { readonly verdict: Verdict };
}

/** A form's design, or the reason there is no design. */
export interface EntryDesign extends ReadEntry {
  readonly design: JudgedDesign | null;
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

/** Maps problems of a gland to the fields of the form. */
export const onFields = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ parameter, message }) => ({ parameter: FIELD_OF[parameter] ?? parameter, message }));

/** The field of a missing verdict. */
const NO_VERDICT = 'verdict';

/** Parses a form and designs its gland. Returns no design if a field cannot be parsed. */
export const designEntry = (entry: DesignerEntry, visitorUnit: LengthUnit): EntryDesign => {
  const read = readEntry(entry, visitorUnit);
  if (read.problems.length > 0) return { ...read, design: null };
  const made = designGland(read.request, namedRings());
  if (!made.ok) return { ...read, problems: onFields(made.problems), design: null };
  const { report } = made.value;
  const { verdict, noVerdict } = report;
  if (verdict === null) {
    const message = noVerdict?.reason ?? 'There is no verdict for this gland.';
    return { ...read, problems: [{ parameter: NO_VERDICT, message }], design: null };
  }
  return { ...read, design: { ...made.value, report: { ...report, verdict } } };
};
