import type { ReactNode } from 'react';

/** The notice on a tool's page while there is no catalog. */
export const WithoutParts = (): ReactNode => (
  <p className="notice notice-info">
    The catalog is unavailable right now: parts, prices and stock are missing here. Try again in a minute.
  </p>
);
