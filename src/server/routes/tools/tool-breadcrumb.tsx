import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { TOOLS_PATH } from '../../../domain/site/tools-path.ts';

/** Where a tool stands. */
export const ToolBreadcrumb = ({ label }: { label: string }): ReactNode => (
  <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Tools', href: TOOLS_PATH }, { label }]} />
);
