import { choice, declareBlock, flag, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:Input',
  about: 'A field of one line in a form.',
  group: 'Interactive',
  builtIn: true,
  isOwnBox: true,
  inputs: {
    type: choice([
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
    ]),
    name: text({ required: true, help: 'Dots nest: opts.size' }),
    label: text({ help: 'Above the field; the placeholder when empty' }),
    value: text(),
    defaultValue: text(),
    placeholder: text(),
    required: flag(),
    defaultChecked: flag(),
  },
});
