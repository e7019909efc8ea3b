import { expect, test } from 'vitest';
import { formTarget } from '../../src/blocks/form-form/form-target.ts';
import { renderBlock } from '../support/render-block.tsx';

const LIST = ['https://crm.example', 'https://*.forms.example'];
const CONTACT = '/api/forms/ContactUsForm';

test.each([
  ['/api/forms/RequestAQuoteForm', '/api/forms/RequestAQuoteForm'],
  ['https://crm.example/lead', 'https://crm.example/lead'],
  ['https://eu.forms.example/a?b=1', 'https://eu.forms.example/a?b=1'],
])('a form may be sent to %s', (typed, action) => {
  expect(formTarget(typed, LIST)).toEqual({ action, isRefused: false });
});

test.each([
  'https://crm.example.evil.test/lead',
  'https://forms.example/lead',
  'https://evilforms.example/lead',
  'https://a@crm.example:444/lead',
  'http://crm.example/lead',
  '//crm.example/lead',
  'javascript:alert(1)',
  'mailto:a@crm.example',
])('%s goes to the contact form instead', (typed) => {
  expect(formTarget(typed, LIST)).toEqual({ action: CONTACT, isRefused: true });
});

test('without an address it is the contact form, and nothing was refused', () => {
  for (const typed of ['', ' ', undefined])
    expect(formTarget(typed, LIST)).toEqual({ action: CONTACT, isRefused: false });
});

test('the editor says that an address is not on the list, the published page does not', () => {
  const options = { action: 'https://crm.example/lead' };
  expect(renderBlock('Form:Form', options, { editing: true })).toContain('FORM_ACTION_ORIGINS');
  expect(renderBlock('Form:Form', options)).not.toContain('FORM_ACTION_ORIGINS');
  const listed = renderBlock('Form:Form', options, { editing: true, formOrigins: LIST });
  expect(listed).toContain('action="https://crm.example/lead"');
  expect(listed).not.toContain('FORM_ACTION_ORIGINS');
});
