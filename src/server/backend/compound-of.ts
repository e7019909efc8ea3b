import type { Celsius } from '../../domain/kit/units.ts';
import type { Compound } from '../../domain/shop/catalog/model.ts';

/** A compound's own columns, parsed. */
interface CompoundColumns {
  readonly id: number;
  readonly label: string;
  readonly label_display: string;
  readonly background_color: string;
  readonly datasheet: boolean;
  readonly durometer: number | null;
  readonly durometer_scale: string;
  readonly temperature_low_c: Celsius | null;
  readonly temperature_high_c: Celsius | null;
  readonly description: string;
}

/** The compound of a row. `modifiers` are places in the list of modifiers; a compound without display label shows its label. */
export const compoundOf = (row: CompoundColumns, modifiers: readonly number[]): Compound => ({
  id: row.id,
  label: row.label,
  labelDisplay: row.label_display === '' ? row.label : row.label_display,
  backgroundColor: row.background_color,
  datasheet: row.datasheet,
  durometer: row.durometer,
  durometerScale: row.durometer_scale,
  temperatureLowC: row.temperature_low_c,
  temperatureHighC: row.temperature_high_c,
  description: row.description,
  modifiers,
});
