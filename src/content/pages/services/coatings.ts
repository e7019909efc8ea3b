import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/coatings',
  title: 'Coatings for O-rings and metal seals',
  description:
    'PTFE, molybdenum disulfide, silicone, parylene and soft metal plating: what each layer does on a seal, how thick it may be, and what it cannot do.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'Coatings',
      lead: 'A few micrometers on the surface change how a seal slides, feeds and looks. They leave temperature and chemistry to the material underneath.',
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
          'First strokes, dry start',
          'Rubs off black',
        ),
        row('Silicone oil or emulsion', 'Rubber', 'Separating rings in a feeder', 'Not before painting'),
        row('Parylene', 'Rubber, metal', 'Thin closed film from vapor', 'Cost; no great stretch'),
        row('Silver', ['Metal seals', '/metal-seals'], 'Soft skin that fills roughness', 'Sulfur tarnishes it'),
        row('Nickel', ['Metal seals', '/metal-seals'], 'Heat, corrosion', 'Needs more seating load'),
      ],
    }),
    block('Content Subheader', {
      id: 'size',
      heading: 'Does the layer count as size?',
      content:
        '<p>On O-rings hardly ever. The cross-section of an AS568-214 may vary by ±0.10 mm, which is several times any sprayed film. On metal rings the plating is part of the design: its thickness decides how deep a scratch in the flange can be filled, so it stands on the drawing with its own tolerance.</p><p>Stretch is the other limit. A film that cannot follow cracks into islands. That does no harm to sliding, yet ends any hope of a barrier; for a barrier take an <a href="/encapsulated-o-rings">encapsulated ring</a>.</p>',
    }),
    block('List', {
      id: 'sequence',
      heading: 'Place in the sequence',
      style: 'numbers',
      items: [
        { text: 'Trim the part; a coat does not hide flash.' },
        { text: '<a href="/ultrasonic-cleaning">Clean</a> it down to the bare surface.' },
        { text: 'Activate, where the polymer is one that nothing sticks to: silicone and the fluorinated rubbers.' },
        { text: 'Coat, dry or cure, and let it cool without pieces touching.' },
        { text: 'Rub test and color check, then pack. Baking comes before coating, never after.' },
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
            { text: 'The ring is right, only its assembly is not' },
            { text: 'Two sizes must be told apart in a hurry' },
            { text: 'Static seals that stick to the flange after years' },
          ],
        },
        {
          heading: 'Change the part',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Friction hurts for life: take a cap seal or a filled jacket' },
            { text: 'The medium attacks: take another polymer' },
            { text: 'Dirt grinds: take polyurethane and a wiper' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Surface questions',
      items: [
        {
          question: 'May a coat touch food or drinking water?',
          answer:
            '<p>Only if its own ingredients comply. The statement for the rubber does not cover what is sprayed on it.</p>',
        },
        {
          question: 'Which coat for oxygen service?',
          answer:
            '<p>Tell us pressure and standard first. Binder and pigment burn too, so the safest answer is often none.</p>',
        },
        {
          question: 'Can rings from the store be coated?',
          answer: '<p>Yes, as a line of its own. Name part, color and quantity; the layer is quoted with it.</p>',
        },
      ],
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'more',
      heading: 'Ways to less friction',
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
      content: 'Size and compound first; the surface is added to the same line.',
      actions: [
        { label: 'HNBR O-rings', url: '/shop/orings?material=hnbr', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
