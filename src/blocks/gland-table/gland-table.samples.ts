import { samplesOf } from '../sample.ts';
import { declaration } from './gland-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'face seal, own heading', options: { id: 'face', heading: 'Dimensions', application: 'face_seal_liquid' } },
  { state: 'with backup rings', options: { application: 'static_radial' } },
  { state: 'rotary', options: { application: 'rotary' } },
]);
