import { block, definePage } from '../../define-page.ts';
import { link, primary, questions } from '../../shorthand.ts';

export const page = definePage({
  path: '/faq',
  title: 'FAQ: sizes, materials, prices, ordering',
  description:
    'Answers on O-ring sizes and units, materials, minimums, price breaks, ship times, drawings, approvals and returns, with links to the page for each.',
  image: '/drawings/measure-id.svg',
  blocks: [
    block('Content Header', {
      heading: 'Frequently asked questions',
      lead: 'Answers to common questions, most with a link to more. If yours is missing, send us a message.',
      actions: [
        primary('Shop O-rings in stock', '/shop/orings?stock_available=true'),
        link('Ask a question', '/contact-us'),
      ],
      image: '/drawings/measure-id.svg',
      altText: 'Inside diameter of an O-ring being measured',
    }),
    block('FAQ', {
      id: 'sizes',
      heading: 'Sizes and units',
      openFirst: true,
      items: questions({
        'Which two dimensions define an O-ring?':
          '<p>Inside diameter (ID) and cross-section (CS), the thickness of the cord. The outside diameter is the inside diameter plus twice the cross-section. AS568-214, for example, is 24.99 mm inside by 3.53 mm thick.</p>',
        'Can I see everything in inches?':
          '<p>Yes. The mm/in and °C/°F switches are above the results in the store. Your choice is kept on this device and applies to every page, filter and table.</p>',
        'What do 214, P24 and 24X3 mean?':
          '<p>They are sizes of three standards: an <a href="/as568-sizing-chart">AS568</a> dash number, a <a href="/jis-sizing-chart">JIS</a> size of the P series, and a <a href="/metric-o-ring-table">metric</a> size written as inside diameter by cross-section.</p>',
        'My size is between two standard sizes. Which one do I choose?':
          '<p>For a groove on a shaft, the smaller: slight stretch holds the ring in place. For a face groove with pressure from inside, the larger, so that it rests on the outer wall. Keep the cross-section the groove was made for.</p>',
      }),
    }),
    block('FAQ', {
      id: 'materials',
      heading: 'Materials',
      items: questions({
        'Where do I start if I know only the fluid?':
          '<p>With the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">compatibility table</a>: type the chemical, note the columns rated A or B, then filter the store by these materials.</p>',
        'What does 70 Shore A tell me?':
          '<p>The hardness of the rubber on a scale from 0 to 100. 70 suits most static and slow seals, 90 resists extrusion into gaps, and 50 seals with little force. <a href="/durometer-and-hardness">More on hardness</a>.</p>',
        'Does the color tell the material?':
          '<p>No. Black can be any rubber, and brown does not prove FKM any more than green proves HNBR. Go by the label and the part number.</p>',
        'Are Viton and FKM the same?':
          '<p>Viton™ is one manufacturer’s trademark for fluorocarbon rubber; FKM is the generic name. Parts made from a branded material can be found with the Material Brand filter.</p>',
      }),
    }),
    block('FAQ', {
      id: 'ordering',
      heading: 'Prices, minimums and the quote cart',
      items: questions({
        'What is the smallest order?':
          '<p>$75 in total. Until the cart reaches it, the amount is shown in red. Each line also has its own minimum, which depends on the compound and is $25 unless the part page says otherwise.</p>',
        'Why does the first price row cover a range?':
          '<p>All quantities in that row cost the same, the line minimum. The upper end is the number of pieces you get for that amount; ordering fewer saves nothing.</p>',
        'What happens above the last price break?':
          '<p>The row says “Contact us for best value”. Enter the quantity in a <a href="/request-a-quote">quote request</a>; we price large volumes individually.</p>',
        'Does the cart charge my card?':
          '<p>No. It is a quote cart: it collects priced lines and sends them as a request. You receive a written quote before you decide.</p>',
        'A part shows Check Pricing or Request Cost. Is it available?':
          '<p>Yes, but it has no price online. Add the quantity you need, and the quote gives the price.</p>',
      }),
    }),
    block('FAQ', {
      id: 'shipping',
      heading: 'Stock and ship times',
      items: questions({
        'What is the difference between In Stock and Offsite?':
          '<p>In Stock parts are in our own warehouse; Offsite parts are at a supplier. <em>CHECK STOCK</em> means that neither quantity is known; the quote gives the ship time.</p>',
        'How is the ship time calculated?':
          '<p>From your quantity. Our own stock is used first (1 business day), then suppliers in order of lead time. If all of it together is not enough, the line reads “Ship time on request”.</p>',
        'Can part of the order leave earlier?':
          '<p>When some pieces are available sooner, a second option named “Faster Partial Shipment” shows how many and when. Choose it in place of the full shipment.</p>',
        'How do I request expedited shipment?':
          '<p>Turn on Expedite for the line in the <a href="/cart">cart</a> and add the date you need as a note. We answer with the quote.</p>',
      }),
    }),
    block('FAQ', {
      id: 'papers',
      heading: 'Drawings, approvals and returns',
      items: questions({
        'Which drawing files can I attach?':
          '<p>Up to three files in PDF, STEP, DXF, PNG or JPG, 10 MB each, through the <a href="/request-a-quote">request form</a>. A photo of the part beside a ruler also helps.</p>',
        'Do parts come with a certificate?':
          '<p>State in the line note which one you need: conformance, batch, cure date or a <a href="/compliance-hub">compliance</a> statement. The quote confirms what is available for the compound.</p>',
        'Can I have a part made to my print?':
          '<p>Yes, see <a href="/custom-o-rings">custom O-rings</a> and <a href="/custom-parts">custom molded parts</a>. Quantity, material and critical tolerances decide the process.</p>',
        'How are returns handled?':
          '<p>Contact us before you return anything: <a href="/contact-us">write</a> with the quote number, the part and the reason. Different rules apply to parts made, cut or cleaned to order than to standard sizes in unopened bags.</p>',
      }),
    }),
    block('Page Margin', {
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
        link('Durometer and hardness', '/durometer-and-hardness'),
        link('Compliance', '/compliance-hub'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Question not answered?',
      content: 'Ask in your own words. A part number or the name of the fluid helps.',
      actions: [primary('Write to us', '/contact-us'), link('Glossary', '/glossary')],
    }),
  ],
});
