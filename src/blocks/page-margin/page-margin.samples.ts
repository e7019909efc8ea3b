import { samplesOf } from '../sample.ts';
import { declaration } from './page-margin.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'facts of a material, parts and related pages',
    options: {
      material: 'EPDM-P',
      store: '/shop/orings?material=epdm',
      links: [
        { label: 'Butyl (IIR)', url: '/materialpages/butyl' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
      ],
    },
  },
  {
    state: 'facts of its own, without parts',
    options: {
      facts: [{ label: 'Section', value: 'Four lobes', url: '' }],
      links: [{ label: 'O-rings', url: '/o-rings' }],
    },
  },
]);
