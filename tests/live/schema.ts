/** A field definition in Directus's format. */
interface FieldDefinition {
  readonly field: string;
  readonly type: string;
  readonly schema: object;
  readonly meta: object;
}

const field = (name: string, type: string, schema: object = {}, meta: object = {}): FieldDefinition => ({
  field: name,
  type,
  schema,
  meta,
});
const decimal = (name: string, scale: number): FieldDefinition =>
  field(name, 'decimal', { numeric_precision: 12, numeric_scale: scale });
// Without the cast, SQLite returns 0 and 1.
const flag = (name: string): FieldDefinition => field(name, 'boolean', {}, { special: ['cast-boolean'] });
const strings = (...names: string[]): FieldDefinition[] => names.map((name) => field(name, 'string'));
const integers = (...names: string[]): FieldDefinition[] => names.map((name) => field(name, 'integer'));
const floats = (...names: string[]): FieldDefinition[] => names.map((name) => field(name, 'float'));
const touched = field('date_updated', 'timestamp', {}, { special: ['date-updated'] });

export const KEY = field('id', 'integer', { is_primary_key: true, has_auto_increment: true }, { hidden: true });

/** The collections that the site reads, ordered so that rows reference only earlier ones. */
export const READ_COLLECTIONS: Readonly<Record<string, readonly FieldDefinition[]>> = {
  modifiers: [...strings('type', 'key', 'label', 'color'), flag('hidden'), flag('hidden_full')],
  compounds: [
    ...strings('label', 'label_display', 'background_color'),
    flag('datasheet'),
    ...integers('durometer'),
    ...strings('durometer_scale'),
    ...integers('temperature_low_c', 'temperature_high_c'),
    decimal('line_min', 2),
    decimal('line_max', 2),
    field('description', 'text'),
  ],
  compounds_modifiers: [],
  vendors: [...strings('name'), ...integers('lead_time')],
  metric_sizes: [...strings('size_metric'), ...floats('cs_mm', 'id_mm')],
  product_comparison: strings('comparison_link', 'comparison_text'),
  pages: strings('title', 'url'),
  products: [
    ...strings('name', 'size', 'size_standard'),
    ...floats('cs_mm', 'id_mm'),
    ...strings('price'),
    ...integers('stock'),
    ...strings('label_display'),
    touched,
  ],
  price_lists_v2: [...integers('minQuantity'), decimal('fixedPrice', 5), flag('is_min_value'), flag('hide_pricing')],
  vendor_stock: [...integers('quantity_available'), flag('hide_from_store'), touched],
};

/** The collections that the site only adds to. */
export const CREATE_COLLECTIONS: Readonly<Record<string, readonly FieldDefinition[]>> = {
  form_submissions: [
    field('submission_key', 'string', { is_unique: true }),
    ...strings('form_type', 'page'),
    field('submitted_at', 'timestamp'),
    field('field_values', 'json'),
    field('attachments', 'json'),
  ],
  quote_requests: [
    field('submission_key', 'string', { is_unique: true }),
    ...strings('number', 'public_id'),
    field('requested_at', 'timestamp'),
    ...strings('user_id'),
    field('contact', 'json'),
    field('lines', 'json'),
    field('texts', 'json'),
    ...strings('status'),
    field('answer', 'text'),
    field('answer_lines', 'json'),
    field('files', 'json'),
    field('valid_until', 'date'),
    touched,
  ],
  quote_events: [
    field('submission_key', 'string', { is_unique: true }),
    ...strings('number', 'kind'),
    field('happened_at', 'timestamp'),
    field('words', 'text'),
    field('attachments', 'json'),
    field('acceptance', 'json'),
  ],
};

export interface Relation {
  readonly collection: string;
  readonly field: string;
  readonly to: string;
  /** The other side of a junction collection. */
  readonly junction?: string;
  /** The name of the list in the other collection. */
  readonly list?: string;
}

export const RELATIONS: readonly Relation[] = [
  { collection: 'products', field: 'compound', to: 'compounds' },
  { collection: 'price_lists_v2', field: 'product', to: 'products' },
  { collection: 'vendor_stock', field: 'our_product', to: 'products' },
  { collection: 'vendor_stock', field: 'vendor', to: 'vendors' },
  { collection: 'product_comparison', field: 'main_compound', to: 'compounds' },
  {
    collection: 'compounds_modifiers',
    field: 'compounds_id',
    to: 'compounds',
    junction: 'modifiers_id',
    list: 'modifiers',
  },
  { collection: 'compounds_modifiers', field: 'modifiers_id', to: 'modifiers', junction: 'compounds_id' },
];
