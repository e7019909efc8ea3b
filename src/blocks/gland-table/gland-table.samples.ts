import { samplesOf } from '../sample.ts';
import { declaration } from './gland-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'face seals for liquids', options: { application: 'face_seal_liquid', heading: 'Face seal glands' } },
  { state: 'dovetail', options: { application: 'dovetail' } },
]);
