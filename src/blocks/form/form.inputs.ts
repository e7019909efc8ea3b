import { FORM_TYPES } from '../../domain/kit/forms/form-types.ts';
import { anchor, choice, declareBlock, flag, link, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form',
  label: 'Form of the site',
  about: 'One of the five forms, a drawing beside it that names its dimensions.',
  group: 'Forms',
  width: 'full',
  inputs: {
    id: anchor(),
    heading: text(),
    content: richText(),
    formType: choice(FORM_TYPES, { label: 'Which form', help: 'Its fields and where it goes are those of the site' }),
    showDrawing: flag({ label: 'Drawing beside it', help: 'Names the dimensions the form asks for', default: true }),
    submitLabel: text({ label: 'Words of the button', help: 'Empty: those of the form', longest: 80 }),
    sendingMessage: text({ help: 'Shown while it is sent', default: 'Sending...' }),
    successMessage: text({ help: 'Shown when it was sent', default: 'Thanks!' }),
    errorMessage: text({
      help: 'Shown when it did not arrive',
      default: 'Form submission error :( Please check your answers and try again.',
    }),
    errorMessagePath: text({ help: 'Dot path of the message in a failed answer' }),
    successUrl: link({ help: 'Page to go to after success' }),
    resetFormOnSubmit: flag({ default: true }),
  },
});
