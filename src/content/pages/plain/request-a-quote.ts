import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/request-a-quote',
  title: 'Request a quote for O-rings and seals',
  description:
    'Ask for price and ship time of a part number, a size and material, or a drawing: one form, with up to three files attached.',
  image: '/drawings/o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Request a quote',
      lead: 'A part number and a quantity are enough. Without a part number, give inside diameter, cross-section and what the seal meets; a drawing says the rest.',
      showImage: false,
    }),
    block('Form', {
      id: 'quote',
      formType: 'RequestAQuoteForm',
      heading: 'What do you need?',
      content:
        '<p>Prices in the <a href="/shop/orings">store</a> are shown per quantity before you ask. Use this form for parts that say “Request Cost” or “CHECK STOCK”, for parts the store does not list, and for quantities above the last price break.</p>',
    }),
    block('Column Content', {
      id: 'what-helps',
      heading: 'What to include',
      columns: [
        {
          heading: 'For a catalog part',
          bulletType: 'plus_bullet',
          points: [
            { text: 'The part number as the store writes it, such as FK7502-214' },
            { text: 'Pieces per delivery, and per year when you order again' },
            { text: 'Documents you need with the parts, for example a certificate of conformance' },
          ],
        },
        {
          heading: 'For anything else',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Inside diameter and cross-section, with the unit' },
            { text: 'Fluid or gas, lowest and highest temperature, pressure' },
            { text: 'Whether the parts beside the seal move, and how' },
          ],
        },
      ],
    }),
    block('FAQ', {
      heading: 'Before you send',
      items: [
        {
          question: 'I have several parts. Do I fill in the form for each?',
          answer:
            '<p>No. Put them into the <a href="/cart">quote cart</a> from the store: one request sends every line with its quantity, note and price. Parts that are not in the store go into the free text of this form, one per line.</p>',
        },
        {
          question: 'Does a request commit me to anything?',
          answer:
            '<p>No. You get a quote; an order begins with your purchase order. The order minimum of $75 and the line minimum beside each price apply to orders, not to questions.</p>',
        },
        {
          question: 'I only have a worn ring. What should I measure?',
          answer:
            '<p>Measure the gland rather than the ring, since rubber takes a set in service: groove width and depth, and the diameter at the bottom of the groove. <a href="/general-groove-design">Groove design</a> shows where.</p>',
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
