import { FORM_TYPES } from '../../domain/forms/form-types.ts';
import { choice, declareBlock, flag, link, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form',
  about: 'One of the five forms, a drawing beside it that names its dimensions.',
  group: 'Interactive',
  width: 'full',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    content: richText(),
    formType: choice(FORM_TYPES),
    showDrawing: flag({ default: true }),
    submitLabel: text(),
    sendingMessage: text({ default: 'Sending...' }),
    successMessage: text({ default: 'Thanks!' }),
    errorMessage: text({ default: 'Form submission error :( Please check your answers and try again.' }),
    errorMessagePath: text({ help: 'Dot path of the message in a failed answer' }),
    successUrl: link({ help: 'Page to go to after success' }),
    resetFormOnSubmit: flag({ default: true }),
  },
});
