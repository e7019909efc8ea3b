import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/contact-us',
  title: 'Contact: questions, orders, documents',
  description:
    'Write to us about a price, an order, a material, a drawing or a quality document. The form goes to a person; phone and address are below.',
  blocks: [
    block('Content Header', {
      heading: 'Contact us',
      lead: 'Ask about a part, an order, a document or a sealing problem. Choose a subject, and your message reaches the right person.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'secondary' },
        { label: 'Shop O-rings', url: '/shop/orings', priority: 'secondary' },
      ],
      showImage: false,
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
        {
          heading: 'Price and stock',
          links: [
            { label: 'Filter the store', url: '/shop/orings' },
            { label: 'Parts in stock now', url: '/shop/orings?stock_available=true' },
            { label: 'Your quote cart', url: '/cart' },
          ],
        },
        {
          heading: 'Material and size',
          links: [
            { label: 'Chemical compatibility', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
            { label: 'Material comparison', url: '/material-comparison-guide' },
            { label: 'AS568 sizes', url: '/as568-sizing-chart' },
          ],
        },
        {
          heading: 'Special parts',
          links: [
            { label: 'Custom parts', url: '/custom-parts' },
            { label: 'Engineering services', url: '/engineering-services' },
            { label: 'Spring-energized seals', url: '/spring-energized-seals' },
          ],
        },
      ],
    }),
    block('FAQ', {
      heading: 'About messages',
      items: [
        {
          question: 'What happens to my message?',
          answer:
            '<p>It is stored in our own records with the page you sent it from and read by the person who answers. Your address is used only for that answer. For details, see the <a href="/privacy-policy">privacy policy</a>.</p>',
        },
        {
          question: 'How do I report an error on this website?',
          answer:
            '<p>Choose “This website”, name the page and say what you expected. For a wrong figure, add the right one and its source.</p>',
        },
        {
          question: 'How do I send parts back or report a defect?',
          answer:
            '<p>Choose “An order”, give the order and the part number, and describe what you measured. Keep the parts and their bag; its label identifies the batch.</p>',
        },
      ],
    }),
  ],
});
