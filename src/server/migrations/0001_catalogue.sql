-- The catalogue, normalised. A part is a size of a compound; what a million parts share is stored once:
-- names follow `{label}-{code}` unless listed in part_names, prices come from a list per price group and size class.

CREATE TABLE size_classes (
  id INTEGER PRIMARY KEY,
  base_price_e5 INTEGER NOT NULL -- one piece at price factor 1, in 1/100,000 USD
);

CREATE TABLE sizes (
  id INTEGER PRIMARY KEY, -- table order: AS568, JIS, metric
  standard TEXT NOT NULL CHECK (standard IN ('usa', 'japanese', 'metric')),
  code TEXT NOT NULL,
  id_mm REAL NOT NULL,
  cs_mm REAL NOT NULL,
  size_class_id INTEGER NOT NULL REFERENCES size_classes (id),
  is_common INTEGER NOT NULL, -- stocked compounds are offered in every common size
  UNIQUE (standard, code)
);

CREATE TABLE modifiers (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL CHECK (
    type IN ('material', 'color', 'brand', 'compliance', 'cure', 'subtype', 'conductivity')
  ),
  "key" TEXT NOT NULL,
  label TEXT NOT NULL,
  color TEXT,
  hidden INTEGER,
  hidden_full INTEGER
);

CREATE INDEX modifiers_by_type ON modifiers (type);

CREATE TABLE compounds (
  id INTEGER PRIMARY KEY,
  label TEXT NOT NULL UNIQUE,
  label_display TEXT NOT NULL,
  background_color TEXT NOT NULL,
  datasheet INTEGER NOT NULL,
  durometer INTEGER,
  durometer_scale TEXT NOT NULL,
  temperature_low_c INTEGER,
  temperature_high_c INTEGER,
  line_min REAL, -- USD
  line_max REAL,
  description TEXT NOT NULL
);

CREATE TABLE compounds_modifiers (
  id INTEGER PRIMARY KEY,
  compounds_id INTEGER NOT NULL REFERENCES compounds (id),
  modifiers_id INTEGER NOT NULL REFERENCES modifiers (id)
);

CREATE INDEX compounds_modifiers_by_compound ON compounds_modifiers (compounds_id);

CREATE TABLE price_groups (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  factor_e3 INTEGER NOT NULL, -- thousandths: 7000 = seven times the base price
  hide_pricing INTEGER NOT NULL
);

-- Which sizes a kind of compound can be made in.
CREATE TABLE size_ranges (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  id_low_mm REAL NOT NULL,
  id_high_mm REAL NOT NULL,
  cs_low_mm REAL NOT NULL,
  cs_high_mm REAL NOT NULL,
  standards TEXT NOT NULL -- ',usa,japanese,metric,'
);

CREATE TABLE compound_offers (
  compound_id INTEGER PRIMARY KEY REFERENCES compounds (id),
  price_group_id INTEGER NOT NULL REFERENCES price_groups (id),
  size_range_id INTEGER NOT NULL REFERENCES size_ranges (id),
  is_stocked INTEGER NOT NULL,
  left_out INTEGER NOT NULL -- sizes of its range that it is not made in
);

CREATE TABLE price_lists (
  id INTEGER PRIMARY KEY, -- price group × 128 + size class; 1,000,000 and up: lists of single products
  unit_price_e5 INTEGER NOT NULL, -- shown as the starting price; 0 = not shown
  hide_pricing INTEGER NOT NULL
);

CREATE TABLE price_list_lines (
  price_list_id INTEGER NOT NULL REFERENCES price_lists (id),
  line_no INTEGER NOT NULL CHECK (line_no BETWEEN 0 AND 63),
  min_quantity INTEGER NOT NULL,
  unit_price_e5 INTEGER NOT NULL,
  is_min_value INTEGER NOT NULL,
  PRIMARY KEY (price_list_id, line_no)
) WITHOUT ROWID;

CREATE TABLE parts (
  id INTEGER PRIMARY KEY, -- compound × 4096 + size: ids have gaps, and one compound's parts lie together
  compound_id INTEGER NOT NULL,
  size_id INTEGER NOT NULL,
  price_list_id INTEGER, -- null = no prices
  stock INTEGER NOT NULL -- own stock on hand, pieces
);

CREATE TABLE part_names (
  part_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);

CREATE TABLE vendors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  lead_time INTEGER -- business days
);

CREATE TABLE vendor_stock (
  id INTEGER NOT NULL,
  our_product INTEGER NOT NULL,
  quantity_available INTEGER,
  hide_from_store INTEGER,
  vendor INTEGER REFERENCES vendors (id),
  PRIMARY KEY (our_product, id)
) WITHOUT ROWID;

CREATE TABLE product_comparison (
  id INTEGER PRIMARY KEY,
  main_compound INTEGER NOT NULL REFERENCES compounds (id),
  comparison_link TEXT NOT NULL,
  comparison_text TEXT NOT NULL
);

CREATE INDEX product_comparison_by_compound ON product_comparison (main_compound);

CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  url TEXT NOT NULL UNIQUE
);
