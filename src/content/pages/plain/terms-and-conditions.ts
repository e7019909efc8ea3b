import { block, definePage } from '../../define-page.ts';
import { link, minusPoints, plusPoints, primary, questions, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/terms-and-conditions',
  title: 'Terms and conditions of quotes and orders',
  description:
    'What prices, quotes, minimums, ship times and technical figures on this site mean, what makes an order binding, and what to agree on before ordering.',
  blocks: [
    block('Content Header', {
      heading: 'Terms and conditions',
      lead: 'What the figures on this site mean, in plain words. The conditions of an order are those in its confirmed quote; where they differ from this page, the quote applies.',
      actions: [primary('Request a quote', '/request-a-quote')],
      showImage: false,
    }),
    block('List', {
      id: 'prices',
      heading: 'Prices',
      style: 'bullets',
      items: texts(
        'Prices are in US dollars and exclude freight, duty and tax unless the quote includes them.',
        'They may change without notice, for example when tariffs change.',
        'Very large volumes and special shipping are priced separately.',
        'The order minimum is $75. Every line also has a minimum, shown with the price breaks of the part.',
        'If a price looks off by a decimal point, ask: the confirmed quote applies.',
      ),
    }),
    block('Content Subheader', {
      id: 'quote',
      heading: 'From cart to contract',
      content:
        '<p>The quote cart is a request, not an order. Sending it commits neither side. We answer with a written quote that states parts, quantities, prices, ship times and its period of validity. It becomes binding when you order from it and we confirm the order. Later changes need the consent of both sides, above all for parts already molded, cut or cleaned.</p>',
    }),
    block('Content Subheader', {
      id: 'time',
      heading: 'Ship times and stock',
      content:
        '<p>Ship times are counted in business days from release of the order and state when goods leave, not when they arrive. They are calculated from our own and suppliers’ stock at the moment you look. If another order takes the pieces first, the confirmed quote states the new time. An order may arrive in several parcels from more than one warehouse.</p>',
    }),
    block('Column Content', {
      id: 'technical',
      heading: 'Technical information',
      columns: [
        plusPoints('What the figures are', [
          'Nominal dimensions, unless a tolerance is given',
          'Typical limits of a material family, from tables and general engineering knowledge',
          'Ratings for one chemical at a time, near room temperature',
        ]),
        minusPoints('What they are not', [
          'A warranty of fitness for your application: test the part in service before release',
          'A certificate: compliance of a compound is confirmed in writing on request',
          'Advice for implants, life support or flight safety without a written agreement',
        ]),
      ],
    }),
    block('FAQ', {
      id: 'settle',
      heading: 'Before you order',
      items: questions({
        'What if parts arrive damaged or wrong?':
          '<p>Keep the bag and label, do not install the parts, and <a href="/contact-us">tell us</a> with a photo. The next steps depend on the cause and on the confirmed conditions.</p>',
        'Are there export limits?':
          '<p>There may be. State the country of use and the end user if parts are exported or used in controlled equipment.</p>',
        'Who owns tooling that I pay for?':
          '<p>The tooling quote states ownership, storage and maintenance. Read it before you sign.</p>',
        'Who owns the trade names?':
          '<p>Viton™, Kalrez®, Aflas® and other marks belong to their owners. They identify a material and imply no connection with them.</p>',
      }),
    }),
    block('Page Margin', {
      links: [
        link('Privacy policy', '/privacy-policy'),
        link('RMA tolerances', '/rma-tolerances'),
        link('FAQ', '/faq'),
        link('In-stock O-rings', '/shop/orings?stock_available=true'),
      ],
    }),
  ],
});
