import { samplesOf } from '../sample.ts';
import { declaration } from './section-drawing.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'hydraulic cylinder', options: { heading: 'Seals in a hydraulic cylinder' } },
  { state: 'ball valve', options: { heading: 'Seals in a ball valve', drawing: 'ball-valve' } },
]);
