import { samplesOf } from '../sample.ts';
import { declaration } from './form.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'with three lengths and a drawing', options: { formType: 'SpringEnergizedSealsForm' } },
  { state: 'a question, without drawing', options: { formType: 'ContactUsForm' } },
  {
    state: 'with texts of its own',
    options: {
      formType: 'RequestAQuoteForm',
      id: 'ask',
      heading: 'What do you need?',
      content: '<p>A part number and a quantity are enough.</p>',
      submitLabel: 'Ask',
      successUrl: '/thank-you',
    },
  },
  { state: 'drawing hidden', options: { formType: 'EngineeringServicesForm', showDrawing: false } },
  { state: 'for a custom part', options: { formType: 'CustomPartRequestForm' } },
]);
