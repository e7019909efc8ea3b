import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly valueClassName?: string | undefined;
}

/** A label and value of a description list. */
export const Fact = ({ label, children, className, valueClassName }: FactProps): ReactNode => (
  <div className={className}>
    <dt>{label}</dt>
    <dd className={valueClassName}>{children}</dd>
  </div>
);
