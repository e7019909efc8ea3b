import { samplesOf } from '../sample.ts';
import { declaration } from './lower-call-to-action.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with two buttons',
    options: {
      heading: 'No standard size fits?',
      content: 'Send a sketch, a worn part or three dimensions.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote' },
        { label: 'Contact us', url: '/contact-us', priority: 'primary' },
      ],
    },
  },
  {
    state: 'a button without an address is left out',
    options: { heading: 'Prefer to talk it through?', actions: [{ label: 'Nowhere', url: '' }] },
  },
]);
