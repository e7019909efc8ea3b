import { choice, declareBlock, flag, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:Input',
  label: 'Field of one line',
  about: 'A field of one line in a form.',
  group: 'Forms',
  builtIn: true,
  isOwnBox: true,
  startOptions: { name: 'field', label: 'Field' },
  inputs: {
    type: choice(
      [
        'text',
        'number',
        'email',
        'url',
        'tel',
        'checkbox',
        'radio',
        'range',
        'date',
        'datetime-local',
        'time',
        'search',
        'hidden',
        'file',
      ],
      { help: 'Decides the keyboard of phones and what is checked' },
    ),
    name: text({ required: true, longest: 120, help: 'Dots nest: opts.size' }),
    label: text({ help: 'Above the field; the placeholder when empty' }),
    value: text({ help: 'Of a tick, a choice or a hidden field' }),
    defaultValue: text(),
    placeholder: text(),
    required: flag(),
    defaultChecked: flag({ label: 'Ticked', help: 'For a tick or a choice' }),
  },
});
