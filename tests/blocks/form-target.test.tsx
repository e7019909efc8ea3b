import { describe, expect, test } from 'vitest';
import { formTarget } from '../../src/blocks/form-form/form-target.ts';
import { elementOf, renderBlock, renderPage } from '../support/pages/render-block.tsx';

const LIST = ['https://crm.example', 'https://*.forms.example'];
const CONTACT = '/api/forms/ContactUsForm';
const CONTACT_FIELDS = ['name', 'email', 'message'];

test.each([
  ['/api/forms/RequestAQuoteForm', '/api/forms/RequestAQuoteForm'],
  ['https://crm.example/lead', 'https://crm.example/lead'],
  ['https://eu.forms.example/a?b=1', 'https://eu.forms.example/a?b=1'],
])('a form can be sent to %s', (typed, action) => {
  expect(formTarget(typed, LIST, [])).toEqual({ action, note: '' });
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
])('rejects %s: the contact form accepts forms with its fields, and others are sent nowhere', (typed) => {
  const contact = formTarget(typed, LIST, CONTACT_FIELDS);
  expect(contact.action).toBe(CONTACT);
  expect(contact.note).toContain('FORM_ACTION_ORIGINS');
  const other = formTarget(typed, LIST, ['size']);
  expect(other.action).toBeNull();
  expect(other.note).toContain('cannot send');
});

describe('a form without a URL', () => {
  test('is the contact form when it has the required fields', () => {
    for (const typed of ['', ' ', undefined])
      expect(formTarget(typed, LIST, CONTACT_FIELDS)).toEqual({ action: CONTACT, note: '' });
    expect(formTarget('', LIST, [...CONTACT_FIELDS, 'copy']).note).toContain('does not keep: copy');
  });

  test('with other fields is sent nowhere: staff see a note, visitors a link', () => {
    expect(formTarget('', LIST, ['name', 'email']).action).toBeNull();
    const inside = [
      elementOf('input', 'Form:Input', { name: 'size' }),
      elementOf('send', 'Form:SubmitButton', { text: 'Send' }),
    ];
    const html = renderPage([elementOf('form', 'Form:Form', {}, inside)]);
    expect(html).toContain('method="dialog"');
    expect(html).not.toContain('action=');
    expect(html).not.toContain('data-enhance');
    expect(html).toMatch(/<button[^>]* disabled=""/);
    expect(html).toContain('href="/contact-us"');
    expect(html).not.toContain('has no address');
    expect(renderPage([elementOf('form', 'Form:Form', {}, inside)], { editing: true })).toContain('has no address');
  });

  test('is searched for fields, including those in columns', () => {
    const fields = CONTACT_FIELDS.map((name) => elementOf(name, 'Form:Input', { name }));
    const columns = elementOf('columns', 'Columns', { columns: [{ blocks: fields }] });
    expect(renderPage([elementOf('form', 'Form:Form', {}, [columns])])).toContain(`action="${CONTACT}"`);
  });
});

test('the editor says that a URL is not on the list, the published page does not', () => {
  const options = { action: 'https://crm.example/lead' };
  expect(renderBlock('Form:Form', options, { editing: true })).toContain('FORM_ACTION_ORIGINS');
  expect(renderBlock('Form:Form', options)).not.toContain('FORM_ACTION_ORIGINS');
  const listed = renderBlock('Form:Form', options, { editing: true, formOrigins: LIST });
  expect(listed).toContain('action="https://crm.example/lead"');
  expect(listed).not.toContain('FORM_ACTION_ORIGINS');
});
