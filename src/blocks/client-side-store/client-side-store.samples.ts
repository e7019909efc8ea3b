import { samplesOf } from '../sample.ts';
import { declaration } from './client-side-store.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'compounds of one material', options: { initialUrl: '/shop/orings?material=fkm' } },
  {
    state: 'two on one page',
    options: { initialUrl: '/shop/orings?compliance=fda-21-cfr-177-2600', height: '420px' },
    after: [{ name: 'ClientSideStore', options: { initialUrl: '/shop/orings?material=vmq&color=red' } }],
  },
  { state: 'every compound', options: {} },
]);
