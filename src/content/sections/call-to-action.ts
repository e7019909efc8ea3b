import { defineSection, open } from '../define-section.ts';
import { link, primary } from '../shorthand.ts';

export const section = defineSection({
  key: 'call-to-action',
  place: 12,
  name: 'Call to action',
  about: 'The dark band that ends a page: one sentence and what to do next.',
  blocks: [
    open(
      'Lower Call to Action',
      {
        heading: 'Ready when you have the figures',
        content: 'Two dimensions and a material are enough to begin. We ask for what is missing.',
        actions: [primary('Request a quote', '/request-a-quote'), link('Contact us', '/contact-us')],
      },
      ['heading', 'content', 'actions'],
    ),
  ],
});
