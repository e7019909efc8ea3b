import { block, definePage } from '../../define-page.ts';
import { plusPoints, questions } from '../../shorthand.ts';

export const page = definePage({
  path: '/request-a-quote',
  title: 'Request a quote for O-rings and seals',
  description:
    'Request price and ship time for a part number, a size and material, or a drawing: one form, with up to three files attached.',
  image: '/drawings/o-ring.svg',
  contents: false,
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
        plusPoints('For a catalog part', [
          'The part number as shown in the store, such as FK7502-214',
          'Pieces per delivery, and per year for repeat orders',
          'Documents you need with the parts, for example a certificate of conformance',
        ]),
        plusPoints('For any other part', [
          'Inside diameter and cross-section, with the unit',
          'Fluid or gas, lowest and highest temperature, pressure',
          'Whether parts move against the seal, and how',
        ]),
      ],
    }),
    block('FAQ', {
      heading: 'Before you send',
      items: questions({
        'I have several parts. Do I need one form for each?':
          '<p>No. Add them to the <a href="/cart">quote cart</a> in the store: one request sends every line with its quantity, note and price. List parts that are not in the store in the message of this form, one per line.</p>',
        'Does a request commit me to anything?':
          '<p>No. You get a quote; an order starts with your purchase order. The order minimum of $75 and the line minimum shown with each price apply to orders only.</p>',
        'I only have a worn ring. What should I measure?':
          '<p>Measure the gland rather than the ring, since rubber deforms in service: groove width and depth, and the diameter at the bottom of the groove. <a href="/general-groove-design">Groove design</a> shows where to measure.</p>',
        'Which file types can I attach?':
          '<p>PDF, STEP, DXF, PNG and JPG, up to three files of 10 MB each. For larger files, email us and we will agree on another way.</p>',
      }),
    }),
  ],
});
