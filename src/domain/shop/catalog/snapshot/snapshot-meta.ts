import type { Size } from '../../../reference/sizes/size.ts';
import type { Compound, Modifier } from '../model.ts';

/** The JSON section of a snapshot: the lists in default order. */
export interface SnapshotMeta {
  readonly sizes: readonly Size[];
  readonly compounds: readonly Compound[];
  readonly modifiers: readonly Modifier[];
  /** Parts whose name is not `{compound label}-{size code}`. */
  readonly exceptions: readonly (readonly [compound: number, size: number, name: string])[];
}
