/** What each query parameter is called on a chip. */
const TITLES: Readonly<Record<string, string>> = {
  search: 'Keyword',
  size: 'Size',
  slug: 'Category',
  id_low: 'ID from',
  id_high: 'ID to',
  cs_low: 'CS from',
  cs_high: 'CS to',
  temperature_low_c: 'Low temp',
  temperature_high_c: 'High temp',
  durometer: 'Hardness',
  material: 'Material',
  color: 'Color',
  brand: 'Brand',
  conductivity: 'Conductivity',
  curetype: 'Cure',
  subtype: 'Subtype',
  compliance: 'Compliance',
  stock_available: 'Stock',
};

/** The name of a filter as people read it. @example filterTitle('curetype') // 'Cure' */
export const filterTitle = (parameter: string): string => TITLES[parameter] ?? parameter;
