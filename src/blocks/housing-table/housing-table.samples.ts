import { samplesOf } from '../sample.ts';
import { declaration } from './housing-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'by cross-section', options: { id: 'jis', heading: 'JIS B 2401-2', view: 'jis-sections' } },
  { state: 'by size, folded', options: { id: 'sizes', heading: 'By size', view: 'as-sizes' } },
  { state: 'without heading', options: { view: 'iso-sections' } },
]);
