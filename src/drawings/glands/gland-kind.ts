import type { GlandSizes, GrooveWall } from './gland-geometry.ts';

/** What makes one gland different from the others. */
export interface GlandKind {
  readonly label: string;
  readonly caption: string;
  readonly wall?: GrooveWall;
  /** The groove is in the upper part. */
  readonly above?: boolean;
  /** Proportions drawn when the address gives no figures, mm. Middle values of the gland table for a 3.53 mm section. */
  readonly sizes: GlandSizes;
  /** The parts by name: with the groove, and opposite it. */
  readonly parts: readonly [grooved: string, opposite: string];
  /** Round parts have their axis below. */
  readonly axis?: boolean;
  /** Which way the lower part moves. */
  readonly motion?: 'along' | 'around';
}
