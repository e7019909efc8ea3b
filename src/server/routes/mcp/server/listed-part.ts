import type { PublicPart } from '../../../../domain/site/api/v1/shapes.ts';
import type { ListedPart } from '../../../../domain/site/mcp/catalog-tools.ts';

/** Returns a part for a list, without its compound and its price breaks. */
export const listedPart = ({ part_number, description, size, stock, url, prices }: PublicPart): ListedPart => ({
  part_number,
  description,
  size,
  stock,
  url,
  starting_price: prices?.breaks[0]?.unit_price ?? null,
});
