import { block, definePage } from '../../define-page.ts';
import { link, linkColumn, questions } from '../../shorthand.ts';

export const page = definePage({
  path: '/contact-us',
  title: 'Contact: questions, orders, documents',
  description:
    'Write to us about a price, an order, a material, a drawing or a quality document. The form goes to a person; phone and address are below.',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Contact us',
      lead: 'Ask about a part, an order, a document or a sealing problem. Choose a subject, and your message reaches the right person.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'secondary' },
        { label: 'Shop O-rings', url: '/shop/orings', priority: 'secondary' },
      ],
      image: '/drawings/drawing-board.svg',
      altText: 'Drawing board with a dimensioned seal',
    }),
    block('Form', {
      id: 'message',
      formType: 'ContactUsForm',
      heading: 'Send a message',
      content: '<p>A person reads your message and answers by email. Include part or order numbers.</p>',
    }),
    block('Link Columns', {
      id: 'shorter-ways',
      heading: 'Where to find it',
      columns: [
        linkColumn('Price and stock', [
          link('Filter the store', '/shop/orings'),
          link('Parts in stock now', '/shop/orings?stock_available=true'),
          link('Your quote cart', '/cart'),
        ]),
        linkColumn('Material and size', [
          link('Chemical compatibility', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
          link('Material comparison', '/material-comparison-guide'),
          link('AS568 sizes', '/as568-sizing-chart'),
        ]),
        linkColumn('Special parts', [
          link('Custom parts', '/custom-parts'),
          link('Engineering services', '/engineering-services'),
          link('Spring-energized seals', '/spring-energized-seals'),
        ]),
      ],
    }),
    block('FAQ', {
      heading: 'About messages',
      items: questions({
        'What happens to my message?':
          '<p>It is stored in our own records with the page you sent it from and read by the person who answers. Your address is used only for that answer. For details, see the <a href="/privacy-policy">privacy policy</a>.</p>',
        'How do I report an error on this website?':
          '<p>Choose “This website”, name the page and say what you expected. For a wrong figure, add the right one and its source.</p>',
        'How do I send parts back or report a defect?':
          '<p>Choose “An order”, give the order and the part number, and describe what you measured. Keep the parts and their bag; its label identifies the batch.</p>',
      }),
    }),
  ],
});
