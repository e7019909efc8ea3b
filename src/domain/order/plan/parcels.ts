import { OWN_LEAD_TIME, type Supply } from '../../shop/pricing/supply.ts';
import { type Day, shipDayAfter } from './day.ts';

/** Where pieces come from: own stock or a vendor's. */
export type ParcelKind = 'stock' | 'vendor';

/** Pieces of one line that leave on one day. */
export interface Parcel {
  readonly kind: ParcelKind;
  readonly day: Day;
  readonly pieces: number;
}

/** When the pieces of a line can leave. */
export interface LineDays {
  /** By day; own stock first. */
  readonly parcels: readonly Parcel[];
  /** Pieces beyond all supply with a lead time: when they leave is told on request. */
  readonly openPieces: number;
  /** The day by which all can have left; null = on request. */
  readonly day: Day | null;
}

/**
 * Takes a quantity out of a supply, fastest first. The supply of own lead time holds own stock and whatever vendors
 * send as fast.
 *
 * @param supply null = nothing is known of it
 */
export const lineDays = (supply: Supply | null, quantity: number, today: Day): LineDays => {
  let openPieces = quantity;
  const parcels: Parcel[] = [];
  const take = (kind: ParcelKind, leadTime: number, available: number): void => {
    const pieces = Math.min(available, openPieces);
    if (pieces <= 0) return;
    parcels.push({ kind, day: shipDayAfter(today, leadTime), pieces });
    openPieces -= pieces;
  };
  for (const { leadTime, quantity: available } of supply?.tiers ?? []) {
    const own = leadTime === OWN_LEAD_TIME ? Math.min(supply?.onHand ?? 0, available) : 0;
    take('stock', leadTime, own);
    take('vendor', leadTime, available - own);
  }
  return { parcels, openPieces, day: openPieces > 0 ? null : (parcels.at(-1)?.day ?? null) };
};

/** Pieces that can have left by a day. */
export const piecesBy = ({ parcels }: LineDays, day: Day): number =>
  parcels.reduce((sum, parcel) => (parcel.day <= day ? sum + parcel.pieces : sum), 0);
