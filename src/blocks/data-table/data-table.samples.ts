import { samplesOf } from '../sample.ts';
import { declaration } from './data-table.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'text, numbers and a link',
    options: {
      heading: 'Series of AS568',
      caption: 'Cross-sections of the AS568 series',
      head: [
        { text: 'Series' },
        { text: 'Cross-section, mm', numeric: true },
        { text: 'Cross-section, in', numeric: true },
        { text: 'Sizes' },
      ],
      rows: [
        { cells: [{ text: '0xx' }, { text: '1.78' }, { text: '0.070' }, { text: 'Open', url: '/as568-sizing-chart' }] },
        { cells: [{ text: '1xx' }, { text: '2.62' }, { text: '0.103' }, { text: 'Open', url: '/as568-sizing-chart' }] },
        { cells: [{ text: '2xx' }, { text: '3.53' }, { text: '0.139' }, { text: 'Open', url: '/as568-sizing-chart' }] },
      ],
      note: 'Nominal values; tolerances are in the sizing chart.',
    },
  },
]);
