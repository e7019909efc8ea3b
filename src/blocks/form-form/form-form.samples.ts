import { samplesOf } from '../sample.ts';
import { declaration } from './form-form.inputs.ts';

const inside = [
  { name: 'Form:Input', options: { name: 'name', label: 'Name', required: true } },
  { name: 'Form:Input', options: { name: 'email', type: 'email', placeholder: 'name@company.com', required: true } },
  { name: 'Form:Select', options: { name: 'topic', label: 'Topic', options: [{ value: 'An order' }] } },
  { name: 'Form:TextArea', options: { name: 'message', label: 'Message', required: true } },
  { name: 'Form:Input', options: { name: 'copy', type: 'checkbox', label: 'Send me a copy' } },
  { name: 'Form:SubmitButton', options: { text: 'Send' } },
];

export const samples = samplesOf(declaration, [
  { state: 'to the contact form', options: { sendSubmissionsTo: 'custom' }, inside },
  {
    state: 'without script, as multipart, to a page after success',
    options: {
      sendSubmissionsTo: 'custom',
      action: '/api/forms/ContactUsForm',
      sendWithJs: false,
      contentType: 'multipart/form-data',
      successUrl: '/thank-you',
    },
    inside,
  },
  {
    state: 'with nowhere to send it',
    options: { sendSubmissionsTo: 'custom' },
    inside: [
      { name: 'Form:Input', options: { name: 'size', label: 'Size' } },
      { name: 'Form:SubmitButton', options: { text: 'Send' } },
    ],
  },
]);
