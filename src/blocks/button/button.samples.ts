import { samplesOf } from '../sample.ts';
import { declaration } from './button.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'primary', options: { text: 'Request a quote', link: '/request-a-quote', priority: 'primary' } },
  { state: 'secondary, in a new tab', options: { text: 'Shop O-rings', link: '/shop/orings', openLinkInNewTab: true } },
  { state: 'without a link', options: { text: 'Send' } },
]);
