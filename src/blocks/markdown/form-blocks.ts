import { type FormField, fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { FORMS } from '../../domain/kit/forms/form-types.ts';
import { bullets, labeled, paragraph, stack } from '../../domain/kit/markdown/blocks.ts';
import { joinInline, linkTo, type Markdown, md } from '../../domain/kit/markdown/markdown.ts';
import { telephoneHref } from '../../domain/kit/text/telephone-href.ts';
import type { BlockRenderers } from './block-markdown.ts';
import { richText } from './rich-text.ts';
import { section } from './shared.ts';

const UNITS: Readonly<Record<string, string>> = { length: 'mm', temperature: '°C', pressure: 'bar', pieces: 'pieces' };

const named = (label: string, isRequired: boolean, details: readonly string[]): Markdown => {
  const known = [...(isRequired ? ['required'] : []), ...details.filter((detail) => detail !== '')];
  return known.length === 0 ? md`${label}` : md`${label} (${known.join('; ')})`;
};

const fieldLine = (field: FormField): Markdown =>
  named(field.label, field.required !== undefined, [
    field.kind === 'number' ? (UNITS[field.measure] ?? '') : '',
    field.kind === 'select' ? `one of ${field.options.join(', ')}` : '',
    field.fromAddress === true ? `URL parameter ${field.name}` : '',
    field.help ?? '',
  ]);

/** Forms: their fields. A person sends them on the page. */
export const formBlocks: BlockRenderers<
  'Form' | 'Form:Form' | 'Form:Input' | 'Form:Select' | 'Form:SubmitButton' | 'Form:TextArea'
> = {
  Form: ({ heading: title, content, formType }, { page }) => {
    const schema = FORMS[formType];
    const { phone, salesEmail, brandName, postalAddress } = page.contact;
    return section(
      title || schema.title,
      richText(content),
      paragraph('Fill in the form on', joinInline([linkTo('this page', page.path), '. It has these fields:'], '')),
      bullets(fieldsOf(schema).map(fieldLine)),
      labeled(
        'Or contact us',
        joinInline(
          [
            linkTo(salesEmail, `mailto:${salesEmail}`),
            linkTo(phone, telephoneHref(phone)),
            `${brandName}, ${postalAddress}`,
          ],
          ' · ',
        ),
      ),
    );
  },
  'Form:Form': (_values, { children, page }) =>
    stack(
      paragraph('Fill in the form on', joinInline([linkTo('this page', page.path), '. It has these fields:'], '')),
      children(),
    ),
  'Form:Input': ({ type, name, label, placeholder, required }) =>
    type === 'hidden' ? null : bullets([named(label || placeholder || name, required, [])]),
  'Form:Select': ({ name, label, options, required }) =>
    bullets([
      named(label || name, required, [`one of ${options.map((option) => option.name || option.value).join(', ')}`]),
    ]),
  'Form:SubmitButton': () => null,
  'Form:TextArea': ({ name, label, placeholder, required }) =>
    bullets([named(label || placeholder || name, required, [])]),
};
