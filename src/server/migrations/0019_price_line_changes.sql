-- The search index holds all prices of a list, so a changed line changes the parts of its list.

CREATE TRIGGER price_list_lines_added AFTER INSERT ON price_list_lines
BEGIN
  INSERT INTO catalog_changes (price_list_id) VALUES (new.price_list_id);
END;

CREATE TRIGGER price_list_lines_changed AFTER UPDATE ON price_list_lines
BEGIN
  INSERT INTO catalog_changes (price_list_id) VALUES (new.price_list_id);
END;

CREATE TRIGGER price_list_lines_removed AFTER DELETE ON price_list_lines
BEGIN
  INSERT INTO catalog_changes (price_list_id) VALUES (old.price_list_id);
END;

CREATE TRIGGER price_lists_hidden AFTER UPDATE OF hide_pricing ON price_lists
WHEN old.hide_pricing IS NOT new.hide_pricing
BEGIN
  INSERT INTO catalog_changes (price_list_id) VALUES (new.id);
END;
