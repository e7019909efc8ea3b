import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/coatings',
  title: 'Coatings for O-rings and metal seals',
  description:
    'PTFE, molybdenum disulfide, silicone, parylene and soft metal plating: what each layer does on a seal, how thick it is, and what it cannot do.',
  blocks: [
    block('Content Header', {
      heading: 'Coatings',
      lead: 'A few micrometers on the surface change how a seal slides, feeds and looks. Temperature and chemical limits stay those of the material underneath.',
      actions: [
        primary('Quote a coating', '/request-a-quote'),
        link('Coating and lubrication hub', '/coatings-and-lubrication-hub'),
      ],
      image: '/drawings/coating.svg',
    }),
    block('Data Table', {
      id: 'layers',
      heading: 'Layers compared',
      caption: 'Coatings by base, purpose and weak point',
      head: head('Layer', 'On', 'For', 'Weak point'),
      rows: [
        row(['PTFE dispersion', '/ptfe-coated-o-rings'], 'Rubber', 'Assembly, feeding, color code', 'Wears in motion'),
        row(
          ['Molybdenum disulfide', '/molybdenum-disulfide-coating'],
          'Rubber',
          'First strokes, dry starts',
          'Rubs off black',
        ),
        row('Silicone oil or emulsion', 'Rubber', 'Separating rings in a feeder', 'Spoils painting'),
        row('Parylene', 'Rubber, metal', 'Thin closed film from vapor', 'Cost; little stretch'),
        row('Silver', ['Metal seals', '/metal-seals'], 'Soft layer that fills roughness', 'Tarnished by sulfur'),
        row('Nickel', ['Metal seals', '/metal-seals'], 'Heat, corrosion', 'Needs more seating load'),
      ],
    }),
    block('Content Subheader', {
      id: 'size',
      heading: 'Does a coating change the size?',
      content:
        '<p>On O-rings, hardly. The cross-section of an AS568-214 may vary by ±0.10 mm, which is several times any sprayed film. On metal rings the plating is part of the design: its thickness decides how deep a scratch in the flange it can fill, so the drawing states it with a tolerance.</p><p>Stretch is the other limit. A film that cannot follow cracks. It still reduces friction but is no barrier; for a barrier use an <a href="/encapsulated-o-rings">encapsulated ring</a>.</p>',
    }),
    block('List', {
      id: 'sequence',
      heading: 'When coating takes place',
      style: 'numbers',
      items: texts(
        'Trim the part; a coating does not hide flash.',
        '<a href="/ultrasonic-cleaning">Clean</a> it down to the bare surface.',
        'Activate surfaces to which little sticks: silicone and fluorinated rubbers.',
        'Coat, dry or cure, and let the parts cool without touching.',
        'Rub test and color check, then pack. Bake before coating, never after.',
      ),
    }),
    block('Column Content', {
      id: 'choose',
      heading: 'Coat or change the part?',
      columns: [
        plusPoints('Coat', [
          'The ring is right but hard to install',
          'Two sizes must be easy to tell apart',
          'Static seals stick to the flange after years',
        ]),
        minusPoints('Change the part', [
          'Friction must stay low for life: use a cap seal or a filled jacket',
          'The medium attacks the rubber: use another polymer',
          'Dirt causes wear: use polyurethane and a wiper',
        ]),
      ],
    }),
    faq('Questions about coatings on seals', {
      'Can a coating touch food or drinking water?':
        '<p>Only if its own ingredients comply. The statement for the rubber does not cover the coating.</p>',
      'Which coating suits oxygen service?':
        '<p>Tell us pressure and standard first. Binder and pigment burn too, so it is often safest to use none.</p>',
      'Can rings from the store be coated?': '<p>Yes, as a separate line. Name part, color and quantity.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'more',
      heading: 'Other ways to reduce friction',
      bubbles: [
        { label: 'Grease', url: '/o-ring-lubrication', image: '/drawings/lubrication.svg' },
        { label: 'Inside the rubber', url: '/internally-lubricated-o-rings', image: '/drawings/polymer-chain.svg' },
        { label: 'Cap seal', url: '/cap-seals', image: '/drawings/cap-seal.svg' },
        { label: 'Lobed ring', url: '/x-rings', image: '/drawings/x-ring.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=hnbr',
      links: [
        link('PTFE-coated O-rings', '/ptfe-coated-o-rings'),
        link('Molybdenum disulfide coating', '/molybdenum-disulfide-coating'),
        link('Metal seals', '/metal-seals'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Ultrasonic cleaning', '/ultrasonic-cleaning'),
        link('O-ring lubrication', '/o-ring-lubrication'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose the base ring',
      content: 'Choose size and compound first; add the coating to the same line.',
      actions: [primary('HNBR O-rings', '/shop/orings?material=hnbr'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});
