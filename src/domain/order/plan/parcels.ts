import { STOCK_LEAD_TIME, type Supply } from '../../shop/pricing/supply.ts';
import { type ClosingDays, type Day, shipDayAfter } from './day.ts';

/** Source of pieces: stock of the company or of a vendor. */
export type ParcelKind = 'stock' | 'vendor';

/** Pieces of one line that ship on one day. */
export interface Parcel {
  readonly kind: ParcelKind;
  readonly day: Day;
  readonly pieces: number;
}

/** When the pieces of a line can ship. */
export interface LineDays {
  /** Sorted by day. Company stock comes first. */
  readonly parcels: readonly Parcel[];
  /** Pieces beyond all supply with a lead time, whose ship day is on request. */
  readonly openPieces: number;
  /** The day by which all pieces can ship. null = on request. */
  readonly day: Day | null;
}

/**
 * Allocates a quantity from a supply, fastest first. The supply with the company's lead time includes company stock and
 * vendor stock that ships equally fast.
 *
 * @param supply null = unknown
 */
export const lineDays = (supply: Supply | null, quantity: number, today: Day, closed: ClosingDays): LineDays => {
  let openPieces = quantity;
  const parcels: Parcel[] = [];
  const take = (kind: ParcelKind, leadTime: number, available: number): void => {
    const pieces = Math.min(available, openPieces);
    if (pieces <= 0) return;
    parcels.push({ kind, day: shipDayAfter(today, leadTime, closed), pieces });
    openPieces -= pieces;
  };
  for (const { leadTime, quantity: available } of supply?.tiers ?? []) {
    const own = leadTime === STOCK_LEAD_TIME ? Math.min(supply?.onHand ?? 0, available) : 0;
    take('stock', leadTime, own);
    take('vendor', leadTime, available - own);
  }
  return { parcels, openPieces, day: openPieces > 0 ? null : (parcels.at(-1)?.day ?? null) };
};

/** Returns how many pieces can ship by a day. */
export const piecesBy = ({ parcels }: LineDays, day: Day): number =>
  parcels.reduce((sum, parcel) => (parcel.day <= day ? sum + parcel.pieces : sum), 0);
