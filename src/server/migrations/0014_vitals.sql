-- How fast pages were for visitors who allowed measuring; only where Analytics Engine cannot be asked. The newest rows alone.
CREATE TABLE vitals (
  id INTEGER PRIMARY KEY,
  measured_on TEXT NOT NULL,
  page TEXT NOT NULL,
  device TEXT NOT NULL,
  connection TEXT NOT NULL,
  navigation TEXT NOT NULL,
  name TEXT NOT NULL,
  value REAL NOT NULL
) STRICT;
