import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { breadcrumbs } from '../../../domain/site/route-table.ts';
import type { ToolPath } from '../../../domain/site/routes/app-pages.ts';

/** The way to a tool, from the route table. */
export const ToolBreadcrumb = ({ path }: { readonly path: ToolPath }): ReactNode => (
  <Breadcrumb items={breadcrumbs(path)} />
);
