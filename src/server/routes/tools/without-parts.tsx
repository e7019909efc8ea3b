import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';

/** The notice on a tool's page while there is no catalog. */
export const WithoutParts = (): ReactNode => (
  <Notice tone="info">
    The catalog is unavailable right now: parts, prices and stock are missing here. Try again in a minute.
  </Notice>
);
