import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import type { ToolPath } from '../../../domain/reference/paths/app-pages.ts';
import { breadcrumbs } from '../../../domain/site/route-table.ts';

/** The breadcrumb of a tool, from the route table. */
export const ToolBreadcrumb = ({ path }: { readonly path: ToolPath }): ReactNode => (
  <Breadcrumb items={breadcrumbs(path)} />
);
