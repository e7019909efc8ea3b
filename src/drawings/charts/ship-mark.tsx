import type { ReactNode } from 'react';
import type { ParcelKind } from '../../domain/order/plan/parcels.ts';
import './ship-mark.css';

/** A mark on a day: a disc for stock, a ring for a vendor. */
export function ShipMark({ kind, x, y = 17 }: { kind: ParcelKind; x: number | string; y?: number }): ReactNode {
  return <circle className={`ship-mark-${kind}`} cx={x} cy={y} r={kind === 'stock' ? 5 : 4} />;
}
