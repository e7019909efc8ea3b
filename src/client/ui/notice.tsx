import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** A message about the page or its form, with the icon of its tone. */
export function Notice({
  tone,
  children,
}: {
  readonly tone: 'ok' | 'warning' | 'danger';
  readonly children: ReactNode;
}): ReactNode {
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert;
  return (
    <p className={`notice notice-${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
