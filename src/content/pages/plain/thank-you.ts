import { block, definePage } from '../../define-page.ts';
import { primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/thank-you',
  title: 'Thank you: we have your message',
  description:
    'We received your form. What happens next, what you can still send, and what to read while you wait for our answer.',
  noindex: true,
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Thank you',
      lead: 'We received your form and any files you attached. If you sent it twice, we keep one.',
      actions: [primary('Back to the store', '/shop/orings'), { label: 'Home', url: '/', priority: 'secondary' }],
      showImage: false,
    }),
    block('Content Subheader', { id: 'next', heading: 'What happens next' }),
    block('List', {
      style: 'numbers',
      items: texts(
        'A person reads what you sent and looks up the part, the drawing or the order it is about.',
        'The answer goes to the email address you gave. If something is missing, we ask for it there.',
        'A quote gives price, line minimum and ship time in writing; nothing is ordered until you place an order.',
      ),
    }),
    block('Text', {
      text: '<p>Forgot something, or mistyped your address? <a href="/contact-us">Send a short message</a> that mentions the first one. For several parts, use a <a href="/cart">quote cart</a>: every line keeps its quantity, note and price.</p><p>While you wait: <a href="/general-groove-design">groove design</a> for gland dimensions, the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">chemical compatibility table</a> for the fluid, and the <a href="/material-comparison-guide">material comparison</a> for temperature and wear.</p>',
    }),
  ],
});
