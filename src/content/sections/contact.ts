import { defineSection, open } from '../define-section.ts';

export const section = defineSection({
  key: 'contact',
  place: 11,
  name: 'Contact form',
  about: 'One of the forms of the site; it goes to a person.',
  blocks: [
    open(
      'Form',
      {
        heading: 'Write to us',
        content: '<p>Part or order numbers help us to answer at once.</p>',
        formType: 'ContactUsForm',
        showDrawing: false,
      },
      ['heading', 'content', 'formType'],
    ),
  ],
});
