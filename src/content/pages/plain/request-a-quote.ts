import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/request-a-quote',
  title: 'Request a quote for O-rings and seals',
  description:
    'Request price and ship time for a part number, a size and material, or a drawing: one form, with up to three files attached.',
  image: '/drawings/o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Request a quote',
      lead: 'A part number and a quantity are enough. Without a part number, give inside diameter, cross-section, medium and temperature, or attach a drawing.',
      showImage: false,
    }),
    block('Form', {
      id: 'quote',
      formType: 'RequestAQuoteForm',
      heading: 'What do you need?',
      content:
        '<p>The <a href="/shop/orings">store</a> shows prices by quantity. Use this form for parts that say “Request Cost” or “CHECK STOCK”, for parts the store does not list, and for quantities above the last price break.</p>',
    }),
    block('Column Content', {
      id: 'what-helps',
      heading: 'What to include',
      columns: [
        {
          heading: 'For a catalog part',
          bulletType: 'plus_bullet',
          points: [
            { text: 'The part number as shown in the store, such as FK7502-214' },
            { text: 'Pieces per delivery, and per year for repeat orders' },
            { text: 'Documents you need with the parts, for example a certificate of conformance' },
          ],
        },
        {
          heading: 'For any other part',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Inside diameter and cross-section, with the unit' },
            { text: 'Fluid or gas, lowest and highest temperature, pressure' },
            { text: 'Whether parts move against the seal, and how' },
          ],
        },
      ],
    }),
    block('FAQ', {
      heading: 'Before you send',
      items: [
        {
          question: 'I have several parts. Do I need one form for each?',
          answer:
            '<p>No. Add them to the <a href="/cart">quote cart</a> in the store: one request sends every line with its quantity, note and price. List parts that are not in the store in the message of this form, one per line.</p>',
        },
        {
          question: 'Does a request commit me to anything?',
          answer:
            '<p>No. You get a quote; an order starts with your purchase order. The order minimum of $75 and the line minimum shown with each price apply to orders only.</p>',
        },
        {
          question: 'I only have a worn ring. What should I measure?',
          answer:
            '<p>Measure the gland rather than the ring, since rubber deforms in service: groove width and depth, and the diameter at the bottom of the groove. <a href="/general-groove-design">Groove design</a> shows where to measure.</p>',
        },
        {
          question: 'Which file types can I attach?',
          answer:
            '<p>PDF, STEP, DXF, PNG and JPG, up to three files of 10 MB each. For larger files, email us and we will agree on another way.</p>',
        },
      ],
    }),
  ],
});
