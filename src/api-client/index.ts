export { CanyonApiError, type FieldProblem } from './api-error.ts';
export {
  type CallOptions,
  type CanyonClient,
  type ClientOptions,
  createClient,
  type Input,
  type Item,
  type ListId,
  type OperationId,
  type Output,
} from './client.ts';
export type * from './operations.gen.ts';
