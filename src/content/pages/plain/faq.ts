import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/faq',
  title: 'FAQ: sizes, materials, prices, ordering',
  description:
    'Answers on O-ring sizes and units, materials, minimums, price breaks, ship times, drawings, approvals and returns, with links to where each is shown.',
  image: '/drawings/measure-id.svg',
  blocks: [
    block('Content Header', {
      heading: 'Frequently asked questions',
      lead: 'Short answers, each with a link to the page that shows it. If yours is missing, send us a message.',
      actions: [
        { label: 'Shop O-rings in stock', url: '/shop/orings?stock_available=true', priority: 'primary' },
        { label: 'Ask a question', url: '/contact-us' },
      ],
      showImage: false,
    }),
    block('Table of Contents', {}),
    block('FAQ', {
      id: 'sizes',
      heading: 'Sizes and units',
      openFirst: true,
      items: [
        {
          question: 'Which two dimensions name an O-ring?',
          answer:
            '<p>Inside diameter (ID) and cross-section (CS), the thickness of the cord. The outside diameter is the inside diameter plus twice the cross-section. AS568-214, for example, is 24.99 mm inside by 3.53 mm thick.</p>',
        },
        {
          question: 'Can I see everything in inches?',
          answer:
            '<p>Yes. The mm/in and °C/°F switches stand above the results of the store. Your choice is kept on this device and applies to tables, filters and part pages.</p>',
        },
        {
          question: 'What do 214, P24 and 24X3 mean?',
          answer:
            '<p>They are sizes of three standards: an <a href="/as568-sizing-chart">AS568</a> dash number, a <a href="/jis-sizing-chart">JIS</a> size of the P series, and a <a href="/metric-o-ring-table">metric</a> size written as inside diameter by cross-section.</p>',
        },
        {
          question: 'My size lies between two list sizes. Which one do I take?',
          answer:
            '<p>In a groove on a shaft, the smaller: a little stretch holds the ring. Under inside pressure in a face groove, the larger, so that it rests on the outer wall. Keep the cross-section the groove was cut for.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'materials',
      heading: 'Materials',
      items: [
        {
          question: 'Where do I start if I know only the fluid?',
          answer:
            '<p>With the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">compatibility table</a>: type the chemical, note the columns with A or B, then set these materials in the store.</p>',
        },
        {
          question: 'What does 70 Shore A tell me?',
          answer:
            '<p>The hardness of the rubber on a scale from 0 to 100. 70 suits most static and slow seals, 90 resists being pushed into gaps, 50 closes with little force. <a href="/durometer-and-hardness">More on hardness</a>.</p>',
        },
        {
          question: 'Is color a sign of the material?',
          answer:
            '<p>Only by habit. Black can be any rubber, and brown is as little proof of FKM as green is of HNBR. The label and the part number are what counts.</p>',
        },
        {
          question: 'Are Viton and FKM the same?',
          answer:
            '<p>Viton™ is a trademark for fluorocarbon rubbers of one maker; FKM is the general name. Parts made from a named brand carry it in the Material Brand filter.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'ordering',
      heading: 'Prices, minimums and the quote cart',
      items: [
        {
          question: 'What is the smallest order?',
          answer:
            '<p>$75 in total. Until the cart reaches it, the amount is shown in red. Each line has a minimum of its own, which depends on the compound and is $25 unless the part says otherwise.</p>',
        },
        {
          question: 'Why does the first price row cover a range?',
          answer:
            '<p>All quantities in that row cost the same: the line minimum. Its upper end is the number of pieces you get for that amount, so ordering fewer saves nothing.</p>',
        },
        {
          question: 'What happens above the last price break?',
          answer:
            '<p>The row says “Contact us for best value”. Put the quantity into a <a href="/request-a-quote">quote request</a>; we price large volumes individually.</p>',
        },
        {
          question: 'Does the cart charge my card?',
          answer:
            '<p>No. It is a quote cart: it collects priced lines and sends them as a request. You receive a written quote and decide then.</p>',
        },
        {
          question: 'A part shows Check Pricing or Request Cost. Is it available?',
          answer:
            '<p>It belongs to the range but has no price online. Add it with the quantity you need and the price comes with the quote.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'shipping',
      heading: 'Stock and ship times',
      items: [
        {
          question: 'What is the difference between In Stock and Offsite?',
          answer:
            '<p>In Stock is on our own shelf, Offsite is at a supplier. <em>CHECK STOCK</em> means that neither count is known, and the ship time is given with the quote.</p>',
        },
        {
          question: 'How is the ship time worked out?',
          answer:
            '<p>From your quantity. Own stock is used first, shown as 1 Business Day, then suppliers in order of their lead time. If all supply together does not cover it, the line reads “Ship time on request”.</p>',
        },
        {
          question: 'Can part of the order leave earlier?',
          answer:
            '<p>When some pieces are available sooner, a second option named “Faster Partial Shipment” shows how many and when. Choose it in place of the full shipment.</p>',
        },
        {
          question: 'How do I ask for an expedite?',
          answer:
            '<p>Switch on Expedite at the line in the <a href="/cart">cart</a> and write the date you need into its note. The answer comes with the quote.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'papers',
      heading: 'Drawings, approvals and returns',
      items: [
        {
          question: 'Which drawing files can I attach?',
          answer:
            '<p>Up to three files in PDF, STEP, DXF, PNG or JPG, 10 MB each, through the <a href="/request-a-quote">request form</a>. A photo with a ruler beside the part is a fair start.</p>',
        },
        {
          question: 'Do parts come with a certificate?',
          answer:
            '<p>Say in the note of the line which one you need: conformity, batch, cure date or a <a href="/compliance-hub">compliance</a> statement. It is confirmed for the compound in the quote, not assumed.</p>',
        },
        {
          question: 'Can I have a part made to my print?',
          answer:
            '<p>Yes, see <a href="/custom-o-rings">custom O-rings</a> and <a href="/custom-parts">custom molded parts</a>. Quantity, material and the tolerance that matters decide the process.</p>',
        },
        {
          question: 'How are returns handled?',
          answer:
            '<p>Ask us before you send anything: <a href="/contact-us">write</a> with the quote number, the part and the reason. Parts made, cut or cleaned to order are a different case from list sizes in sealed bags.</p>',
        },
      ],
    }),
    block('Page Margin', {
      links: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'JIS sizing chart', url: '/jis-sizing-chart' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
        { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
        { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Question not answered?',
      content: 'Put it in your own words. A part number or the name of the fluid helps.',
      actions: [
        { label: 'Write to us', url: '/contact-us', priority: 'primary' },
        { label: 'Glossary', url: '/glossary' },
      ],
    }),
  ],
});
