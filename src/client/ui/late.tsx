import { type ReactNode, Suspense, use } from 'react';

/** A value that a page shows: read before rendering starts, or late. A late promise must not reject. */
export type Deferred<T> = { readonly value: T } | { readonly late: Promise<T> };

export const isLate = (...values: readonly Deferred<unknown>[]): boolean => values.some((value) => 'late' in value);

/** The fallback of a part whose size is not known yet. */
export const Waiting = ({ children, className = '' }: { children: ReactNode; className?: string }): ReactNode => (
  <p className={`waiting ${className}`.trimEnd()} aria-busy="true">
    <span className="waiting-spinner" aria-hidden="true" />
    {children}
  </p>
);

interface LateProps<T> {
  readonly children: (value: T) => ReactNode;
}

const Streamed = <T,>({ late, children }: LateProps<T> & { readonly late: Promise<T> }): ReactNode =>
  children(use(late));

/**
 * Shows a value in place, or `fallback` until the value streams in. Without JavaScript a late part cannot move into place:
 * `base.css` shows it at the end of the page.
 */
export function Late<T>(props: LateProps<T> & { readonly of: Deferred<T>; readonly fallback: ReactNode }): ReactNode {
  const { of, fallback, children } = props;
  if ('value' in of) return children(of.value);
  return (
    <Suspense fallback={fallback}>
      <Streamed late={of.late}>{children}</Streamed>
    </Suspense>
  );
}
