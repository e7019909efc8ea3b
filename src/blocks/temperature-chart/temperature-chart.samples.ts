import { samplesOf } from '../sample.ts';
import { declaration } from './temperature-chart.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with links',
    options: {
      heading: 'Or from the temperature',
      content: 'Working ranges of general-purpose grades.',
      linkLabel: 'Compare materials',
      linkUrl: '/material-comparison-guide',
      links: [{ label: 'Shelf life', url: '/shelf-life' }],
    },
  },
]);
