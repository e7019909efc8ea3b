import type { Celsius } from '../../domain/kit/units.ts';
import type { Compound } from '../../domain/shop/catalog/model.ts';

/** Parsed columns of a compound. */
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

/**
 * Returns the compound of a row. `modifiers` are indexes into the list of modifiers; without a display label the label
 * is shown.
 */
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
