import { customRequestHref } from '../../kit/forms/custom-request.ts';
import { type Mm, mm, roundTo } from '../../kit/units.ts';
import type { RingEstimate, Span } from '../../reference/sizes/ring-estimate.ts';
import type { SizeFields } from './size-question.ts';

const SPAN_TITLES: Readonly<Record<Span, string>> = {
  id: 'Inside diameter',
  od: 'Outside diameter',
  circumference: 'Circumference',
  cord: 'Length of the cut cord',
};

const rounded = (length: Mm | null): Mm | null => (length === null ? null : mm(roundTo(length, 2)));

/**
 * Returns the link to the custom part form with a measured ring: its estimated dimensions when new in the fields, the
 * typed values in words.
 */
export const measuredRequestHref = (fields: SizeFields, { idMm, csMm }: RingEstimate): string => {
  const typed = (title: string, text: string): string => (text === '' ? '' : `${title}: ${text} ${fields.unit}`);
  const words = [
    typed(SPAN_TITLES[fields.span], fields.length),
    typed('Thickness', fields.thickness),
    typed('Width', fields.width),
    fields.isWorn ? 'Worn' : 'New',
    fields.seat === 'unknown' ? '' : `Seat: ${fields.seat}`,
  ].filter(Boolean);
  return customRequestHref({
    insideDiameter: rounded(idMm),
    crossSection: rounded(csMm),
    message: `Measured ring, no listed size is near it:\n${words.join('\n')}`,
  });
};
