import type { ReactNode } from 'react';
import { Notice } from '../notice.tsx';

/** Below a tool's result: whether its request failed, and a summary for screen readers. */
export const ToolStatus = ({
  hasFailed,
  spoken,
}: {
  readonly hasFailed: boolean;
  readonly spoken: string;
}): ReactNode => (
  <>
    {hasFailed ? (
      <Notice tone="danger">Counts and prices could not be loaded. Change a figure to try again.</Notice>
    ) : null}
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  </>
);
