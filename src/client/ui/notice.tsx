import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';

interface NoticeProps extends ComponentProps<'p'> {
  readonly tone: 'ok' | 'info' | 'warning' | 'danger';
  readonly icon?: LucideIcon;
  /** The element of a notice that contains paragraphs or lists. */
  readonly as?: 'div' | 'section';
}

/** A message about the page or its form. */
export function Notice({ tone, icon: Icon, as, className = '', children, ...attributes }: NoticeProps): ReactNode {
  const Box: ElementType = as ?? 'p';
  const Content = as === undefined ? 'span' : 'div';
  return (
    <Box className={`notice notice-${tone} ${className}`.trimEnd()} {...attributes}>
      {Icon && <Icon className="icon" />}
      <Content>{children}</Content>
    </Box>
  );
}
