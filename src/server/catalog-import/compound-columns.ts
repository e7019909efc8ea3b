/** Columns of the table `compounds`, in the order in which its rows are inserted. */
export const COMPOUND_COLUMNS = [
  'id',
  'label',
  'label_display',
  'background_color',
  'datasheet',
  'durometer',
  'durometer_scale',
  'temperature_low_c',
  'temperature_high_c',
  'line_min',
  'line_max',
  'description',
] as const;
