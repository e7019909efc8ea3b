import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/coatings',
  title: 'Coatings for O-rings and metal seals',
  description:
    'PTFE, molybdenum disulfide, silicone, parylene and soft metal plating: what each layer does on a seal, how thick it is, and what it cannot do.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'Coatings',
      lead: 'A few micrometers on the surface change how a seal slides, feeds and looks. Temperature and chemical limits stay those of the material underneath.',
      actions: [
        { label: 'Quote a coating', url: '/request-a-quote', priority: 'primary' },
        { label: 'Coating and lubrication hub', url: '/coatings-and-lubrication-hub' },
      ],
      image: '/drawings/coating.svg',
    }),
    block('Table of Contents', {}),
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
      items: [
        { text: 'Trim the part; a coating does not hide flash.' },
        { text: '<a href="/ultrasonic-cleaning">Clean</a> it down to the bare surface.' },
        { text: 'Activate surfaces to which little sticks: silicone and fluorinated rubbers.' },
        { text: 'Coat, dry or cure, and let the parts cool without touching.' },
        { text: 'Rub test and color check, then pack. Bake before coating, never after.' },
      ],
    }),
    block('Column Content', {
      id: 'choose',
      heading: 'Coat or change the part?',
      columns: [
        {
          heading: 'Coat',
          bulletType: 'plus_bullet',
          points: [
            { text: 'The ring is right but hard to install' },
            { text: 'Two sizes must be easy to tell apart' },
            { text: 'Static seals stick to the flange after years' },
          ],
        },
        {
          heading: 'Change the part',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Friction must stay low for life: use a cap seal or a filled jacket' },
            { text: 'The medium attacks the rubber: use another polymer' },
            { text: 'Dirt causes wear: use polyurethane and a wiper' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about coatings on seals',
      items: [
        {
          question: 'Can a coating touch food or drinking water?',
          answer: '<p>Only if its own ingredients comply. The statement for the rubber does not cover the coating.</p>',
        },
        {
          question: 'Which coating suits oxygen service?',
          answer:
            '<p>Tell us pressure and standard first. Binder and pigment burn too, so it is often safest to use none.</p>',
        },
        {
          question: 'Can rings from the store be coated?',
          answer: '<p>Yes, as a separate line. Name part, color and quantity.</p>',
        },
      ],
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
        { label: 'PTFE-coated O-rings', url: '/ptfe-coated-o-rings' },
        { label: 'Molybdenum disulfide coating', url: '/molybdenum-disulfide-coating' },
        { label: 'Metal seals', url: '/metal-seals' },
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
        { label: 'Ultrasonic cleaning', url: '/ultrasonic-cleaning' },
        { label: 'O-ring lubrication', url: '/o-ring-lubrication' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose the base ring',
      content: 'Choose size and compound first; add the coating to the same line.',
      actions: [
        { label: 'HNBR O-rings', url: '/shop/orings?material=hnbr', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
