import type { ReactNode } from 'react';

/** Stands on a tool's page while the catalog cannot be had. */
export const WithoutParts = (): ReactNode => (
  <p className="notice notice-info">
    The catalog is unavailable right now: parts, prices and stock are missing here. Try again in a minute.
  </p>
);
