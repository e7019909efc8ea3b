import type { GlandSizes, GrooveWall } from './gland-geometry.ts';

/** Properties that distinguish kinds of glands. */
export interface GlandKind {
  readonly label: string;
  readonly caption: string;
  readonly wall?: GrooveWall;
  /** The groove is in the upper part. */
  readonly above?: boolean;
  /** Default proportions without values in the URL, in mm: middle values of the gland table for a 3.53 mm section. */
  readonly sizes: GlandSizes;
  /** Names of the parts: the grooved one, and the opposite one. */
  readonly parts: readonly [grooved: string, opposite: string];
  /** Whether the parts are round, with their axis below. */
  readonly axis?: boolean;
  /** Direction of motion of the lower part. */
  readonly motion?: 'along' | 'around';
}
