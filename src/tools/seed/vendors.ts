/** One row of the `vendors` collection. Lead times are in business days. The names are fictional. */
export interface VendorRow {
  readonly id: number;
  readonly name: string;
  readonly lead_time: number | null;
}

const LEAD_TIMES: readonly (readonly [name: string, leadTime: number | null])[] = [
  ['Northfield Warehouse', 3],
  ['Ridge Line Supply', 7],
  ['Old Mill Molding', 14],
  ['Harbor Seal Works', 28],
  ['Lakeside Stocking', 7],
  ['Second Street Depot', 3],
  ['Pine Hollow Rubber', 14],
  ['Far Shore Molding', 28],
  ['Quarry Road Supply', 7],
  ['Twin Bridges Trading', null],
  ['Meadow Lane Molding', 14],
  ['East Gate Stocking', 3],
];

export const vendorRows = (): VendorRow[] =>
  LEAD_TIMES.map(([name, lead_time], index) => ({ id: index + 1, name, lead_time }));
