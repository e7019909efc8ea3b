import type { Catalog } from '../../../../domain/shop/catalog/index/catalog.ts';
import type { AppBindings } from '../../../app-bindings.ts';

/** What tools read. It contains nothing about the client. */
export interface ToolContext {
  readonly catalog: () => Promise<Catalog>;
  readonly services: AppBindings['Variables']['services'];
}
