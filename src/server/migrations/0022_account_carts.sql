-- The quote cart of each account.
CREATE TABLE account_carts (
  user_id TEXT PRIMARY KEY,
  -- Increases by one with every change, so that a device notices changes of another one.
  version INTEGER NOT NULL,
  -- JSON of items and texts, as domain/order/cart/account-cart.ts parses it.
  cart TEXT NOT NULL,
  -- ISO time.
  changed_at TEXT NOT NULL
) STRICT;

-- The contact fields of the latest request that each account sent, by form field.
CREATE TABLE account_contacts (
  user_id TEXT PRIMARY KEY,
  -- JSON.
  contact TEXT NOT NULL
) STRICT;
