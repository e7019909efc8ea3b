import type { MaterialTableData } from '../../../blocks/material-table/material-table.tsx';
import { type MaterialView, materialGroups } from '../../../domain/reference/tables/material-groups.ts';
import { materials } from '../../../domain/reference/tables/tables.ts';
import type { LoaderRequest } from './block-loader.ts';

/** Returns all materials in the groups of the view. */
export const loadMaterialTable = (
  _request: Pick<LoaderRequest, 'catalog'>,
  { view }: { readonly view: MaterialView },
): MaterialTableData => ({ groups: materialGroups(materials(), view) });
