import { DIMENSIONS, type Dimension, type GlandKind } from '../model.ts';
import type { EntryField, LimitField } from './entry.ts';

/** Returns symbol and name of a kind's dimensions, for the form, the drawing and messages. */
export const dimensionTitles = (
  kind: GlandKind,
): Readonly<Record<Dimension, readonly [symbol: string, name: string]>> => {
  const isRod = kind === 'rod';
  const isLeaning = kind === 'dovetail' || kind === 'half_dovetail';
  return {
    surface: isRod ? ['d', 'Rod ⌀'] : ['B', 'Bore ⌀'],
    groove: ['G', isLeaning ? 'Mean ⌀' : 'Groove ⌀'],
    clearance: isRod ? ['H', 'Throat ⌀'] : ['P', 'Piston ⌀'],
    depth: ['L', 'Depth'],
    width: ['W', isLeaning ? 'Mouth' : 'Width'],
    radius: ['r', 'Radius'],
  };
};

/** Labels of the form's other fields. */
export const FIELD_TITLES: Readonly<Record<Exclude<EntryField, LimitField>, string>> = {
  kind: 'Kind of gland',
  use: 'Movement',
  chart: 'Groove standard',
  unit: 'Length unit',
  medium: 'Seals',
  side: 'Pressure from',
  guided: 'Guided',
  size: 'Size',
  id: 'ID',
  id_tol: 'ID ±',
  cs: 'CS',
  cs_tol: 'CS ±',
  section: 'Cross-section wanted',
  standard: 'Standards',
  tir: 'Runout TIR',
  joint_gap: 'Flange gap',
  pressure: 'Pressure',
  shore: 'Hardness',
  polymer: 'Polymer',
  hardware: 'Hardware',
  delta_t: 'Temperature rise above 20 °C',
  t_low: 'Lowest temperature',
  t_high: 'Highest temperature',
  degrees: 'Temperature unit',
  swell: 'Swell',
  set: 'Compression set',
  rpm: 'Shaft speed',
  alpha_ring: 'Expansion, ring',
  alpha_hardware: 'Expansion, hardware',
  polymer_low: 'Polymer from',
  polymer_high: 'Polymer to',
  backup: 'Backup rings',
  backup_thickness: 'Backup thickness',
  backup_kind: 'Backup material',
  squeeze_good: 'Squeeze, good',
  squeeze_allowed: 'Squeeze, allowed',
  squeeze_worst: 'Squeeze, worst case',
  seat_good: 'Stretch, good',
  seat_allowed: 'Stretch, allowed',
  fill_good: 'Fill, good',
};

/** Returns a field's name for a message. @example fieldTitle('rod', 'surface_max') // 'Rod, max' */
export const fieldTitle = (kind: GlandKind, field: string): string => {
  const dimension = DIMENSIONS.find((name) => field === `${name}_min` || field === `${name}_max`);
  if (dimension !== undefined) {
    const [, name] = dimensionTitles(kind)[dimension];
    return `${name.replace(' ⌀', '')}, ${field.endsWith('_max') ? 'max' : 'min'}`;
  }
  return Object.entries(FIELD_TITLES).find(([name]) => name === field)?.[1] ?? '';
};
