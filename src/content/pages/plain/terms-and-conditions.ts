import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/terms-and-conditions',
  title: 'Terms and conditions of quotes and orders',
  description:
    'How prices, quotes, minimums, ship times and technical figures on this site are meant, what makes an order binding, and what to settle before ordering.',
  blocks: [
    block('Content Header', {
      heading: 'Terms and conditions',
      lead: 'How the figures on this site are meant, in plain words. Conditions of a single order are those written in its confirmed quote; where they differ from this page, the quote counts.',
      actions: [{ label: 'Request a quote', url: '/request-a-quote', priority: 'primary' }],
      showImage: false,
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'prices',
      heading: 'Prices',
      style: 'bullets',
      items: [
        { text: 'Prices are in US dollars, without freight, duty and tax unless the quote names them.' },
        { text: 'They may change without notice, for one because tariffs do.' },
        { text: 'Very large volumes and special shipping are priced apart.' },
        { text: 'An order starts at $75. Every line has a minimum amount, shown with the price breaks of the part.' },
        { text: 'If a price looks wrong by a decimal point, ask: the confirmed quote settles it.' },
      ],
    }),
    block('Content Subheader', {
      id: 'quote',
      heading: 'From cart to contract',
      content:
        '<p>The quote cart is a request, not an order. Sending it obliges nobody. We answer with a written quote that names parts, quantities, prices, ship times and how long it is valid. It becomes binding when you order on it and we confirm the order. Changes after that need the consent of both sides, above all for parts already molded, cut or cleaned.</p>',
    }),
    block('Content Subheader', {
      id: 'time',
      heading: 'Ship times and stock',
      content:
        '<p>Ship times are counted in business days from release of the order and say when goods leave, not when they arrive. They follow from stock counts at the moment you look, own and of suppliers. Another order may take the pieces first; the confirmed quote then states the new time. A full quantity may come in several parcels from more than one warehouse.</p>',
    }),
    block('Column Content', {
      id: 'technical',
      heading: 'Technical information',
      columns: [
        {
          heading: 'What the figures are',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Nominal dimensions, unless a tolerance stands beside them' },
            { text: 'Typical limits of a material family, from tables and general engineering knowledge' },
            { text: 'Ratings for one chemical at a time, near room temperature' },
          ],
        },
        {
          heading: 'What they are not',
          bulletType: 'minus_bullet',
          points: [
            { text: 'A warranty of fitness for your joint: test the part in its service before release' },
            { text: 'A certificate. Compliance of a compound is confirmed on paper when you ask' },
            { text: 'Advice for implants, life support or flight safety without a written agreement' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'settle',
      heading: 'To settle before ordering',
      items: [
        {
          question: 'What if parts arrive damaged or wrong?',
          answer:
            '<p>Keep bag and label, fit nothing, and <a href="/contact-us">tell us</a> with a photo. What follows depends on the cause and on the confirmed conditions.</p>',
        },
        {
          question: 'Are there export limits?',
          answer:
            '<p>There can be. State the country of use and the end user when parts leave the country or belong to controlled equipment.</p>',
        },
        {
          question: 'Who owns tooling that I pay for?',
          answer:
            '<p>That is agreed in the tooling quote, together with storage and maintenance. Read that line before you sign.</p>',
        },
        {
          question: 'Whose names are the trade names?',
          answer:
            '<p>Viton™, Kalrez®, Aflas® and other marks belong to their owners. They identify a material and imply no connection with them.</p>',
        },
      ],
    }),
    block('Page Margin', {
      links: [
        { label: 'Privacy policy', url: '/privacy-policy' },
        { label: 'RMA tolerances', url: '/rma-tolerances' },
        { label: 'FAQ', url: '/faq' },
        { label: 'In-stock O-rings', url: '/shop/orings?stock_available=true' },
      ],
    }),
  ],
});
