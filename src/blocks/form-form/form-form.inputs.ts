import { choice, declareBlock, flag, link, nestedBlocks, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:Form',
  label: 'Form of your own',
  about: 'A form put together in the editor: fields and a button dropped into it.',
  group: 'Forms',
  builtIn: true,
  isOwnBox: true,
  hasChildren: true,
  startsWith: [
    { name: 'Form:Input', options: { type: 'text', name: 'name', label: 'Name', required: true } },
    { name: 'Form:Input', options: { type: 'email', name: 'email', label: 'Email', required: true } },
    { name: 'Form:TextArea', options: { name: 'message', label: 'Message', required: true } },
    { name: 'Form:SubmitButton', options: { text: 'Send' } },
  ],
  inputs: {
    sendSubmissionsTo: choice(['email', 'custom', 'zapier'], {
      label: 'Goes to',
      names: { email: 'This site', custom: 'The address below', zapier: 'This site, as Zapier' },
      help: 'Everything goes to this site: to the action, or to the contact form when there is none',
    }),
    sendSubmissionsToEmail: text({
      label: 'Email',
      help: 'Kept for the editor; this site sends to its own address',
      default: 'your@email.com',
    }),
    sendWithJs: flag({
      label: 'Stay on the page',
      default: true,
      help: 'Off: the browser leaves the page as forms do without script',
    }),
    name: text({ help: 'Says which form it was' }),
    action: link({
      help: 'A path of this site, or an https address on its list (FORM_ACTION_ORIGINS). Empty: the contact form, where the fields are name, email and message; else it cannot be sent',
    }),
    method: choice(['POST', 'GET'], {
      help: 'GET puts the answers into the address',
      names: { POST: 'POST', GET: 'GET' },
    }),
    contentType: choice(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'], {
      label: 'Sent as',
      help: 'Files need multipart',
      names: {
        'application/json': 'JSON',
        'multipart/form-data': 'Multipart',
        'application/x-www-form-urlencoded': 'Plain form',
      },
    }),
    validate: flag({ label: 'Check before sending', help: 'Off: only the server checks', default: true }),
    successUrl: link(),
    resetFormOnSubmit: flag({ default: true }),
    errorMessagePath: text({ help: 'Dot path of the message in a failed answer' }),
    previewState: choice(['unsubmitted', 'sending', 'success', 'error'], {
      label: 'Show as',
      help: 'Shown in the editor only',
    }),
    sendingMessage: nestedBlocks({ help: 'Shown while it is sent' }),
    errorMessage: nestedBlocks({ help: 'Shown when it did not arrive' }),
    successMessage: nestedBlocks({ help: 'Shown when it was sent' }),
  },
});
