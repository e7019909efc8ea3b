import { customRequestHref } from '../../kit/forms/custom-request.ts';
import { type LengthUnit, mm, roundTo } from '../../kit/units.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../shop/catalog/query.ts';
import type { Design } from './design-gland.ts';
import { enteredRows } from './entry/entered-rows.ts';
import type { Service } from './model.ts';
import { serviceFilters } from './rings/ring-parts.ts';

const NOT_GIVEN = 'not given';

/** Returns the link to the custom part form with a design: its ring in the fields, groove and service in words. */
export const designRequestHref = (design: Design, service: Service, unit: LengthUnit): string => {
  const { ring, report } = design;
  const { ring: rings, hardware, service: works } = enteredRows(design, service, unit);
  const lines = [...rings, ...hardware, ...works]
    .filter(({ text }) => text !== NOT_GIVEN)
    .map(({ label, text }) => `${label}: ${text}`);
  return customRequestHref({
    insideDiameter: mm(roundTo(ring.id, 3)),
    crossSection: mm(roundTo(ring.cs, 3)),
    material: service.polymer ?? '',
    message: `Designed gland: ${report.gland.kind}, ${report.gland.use}\n${lines.join('\n')}`,
  });
};

/** Returns the store query for the lengths of a ring that is not in a size table, which finds the nearest parts. */
export const lengthsQuery = ({ ring }: Design, service: Service): CatalogQuery => {
  const [id, cs] = [mm(roundTo(ring.id, 3)), mm(roundTo(ring.cs, 3))];
  return {
    ...EMPTY_PAGE,
    idMm: { low: id, high: id },
    csMm: { low: cs, high: cs },
    ...serviceFilters(service),
  };
};
