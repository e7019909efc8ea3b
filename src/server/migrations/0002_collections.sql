-- The collections that are wider than their tables. A filter by product id reads by primary key.

CREATE VIEW products AS
SELECT
  p.id AS id,
  coalesce(n.name, c.label || '-' || s.code) AS name,
  s.code AS size,
  s.standard AS size_standard,
  s.cs_mm AS cs_mm,
  s.id_mm AS id_mm,
  CASE
    WHEN coalesce(l.unit_price_e5, 0) > 0
      THEN printf('%d.%05d', l.unit_price_e5 / 100000, l.unit_price_e5 % 100000)
    WHEN p.size_id % 2 THEN '0'
    ELSE '0.00'
  END AS price,
  p.stock AS stock,
  c.label_display AS label_display,
  p.compound_id AS compound
FROM parts p
JOIN compounds c ON c.id = p.compound_id
JOIN sizes s ON s.id = p.size_id
LEFT JOIN price_lists l ON l.id = p.price_list_id
LEFT JOIN part_names n ON n.part_id = p.id;

CREATE VIEW price_lists_v2 AS
SELECT
  p.id * 64 + i.line_no AS id,
  p.id AS product,
  i.min_quantity AS minQuantity,
  i.unit_price_e5 / 100000.0 AS fixedPrice,
  i.is_min_value AS is_min_value,
  l.hide_pricing AS hide_pricing
FROM parts p
JOIN price_lists l ON l.id = p.price_list_id
JOIN price_list_lines i ON i.price_list_id = l.id;

CREATE VIEW as568_sizes AS
SELECT id, code AS Size_AS568, cs_mm, id_mm FROM sizes WHERE standard = 'usa';

CREATE VIEW jis_sizes AS
SELECT id, code AS Size_JIS, cs_mm, id_mm FROM sizes WHERE standard = 'japanese';

CREATE VIEW metric_sizes AS
SELECT id, code AS size_metric, cs_mm, id_mm FROM sizes WHERE standard = 'metric';
