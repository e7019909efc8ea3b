import { choice, declareBlock, flag, link, nestedBlocks, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:Form',
  about: 'A form put together in the editor: fields and a button dropped into it.',
  group: 'Interactive',
  builtIn: true,
  isOwnBox: true,
  hasChildren: true,
  inputs: {
    sendSubmissionsTo: choice(['email', 'custom', 'zapier'], {
      help: 'Everything goes to this site: to the action, or to the contact form when there is none',
    }),
    sendSubmissionsToEmail: text({ default: 'your@email.com' }),
    sendWithJs: flag({ default: true, help: 'Off: the browser leaves the page as forms do without script' }),
    name: text(),
    action: link({
      help: 'A path of this site, or an https address on its list (FORM_ACTION_ORIGINS). Empty: the contact form, where the fields are name, email and message; else it cannot be sent',
    }),
    method: choice(['POST', 'GET']),
    contentType: choice(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']),
    validate: flag({ default: true }),
    successUrl: link(),
    resetFormOnSubmit: flag({ default: true }),
    errorMessagePath: text({ help: 'Dot path of the message in a failed answer' }),
    previewState: choice(['unsubmitted', 'sending', 'success', 'error'], { help: 'Shown in the editor only' }),
    sendingMessage: nestedBlocks(),
    errorMessage: nestedBlocks(),
    successMessage: nestedBlocks(),
  },
});
