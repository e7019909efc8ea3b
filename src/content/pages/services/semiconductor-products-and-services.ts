import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/semiconductor-products-and-services',
  title: 'Semiconductor seals: products and services',
  description:
    'Chamber O-rings, jacketed and metal seals for wafer tools, and the cleaning, baking and bagging that go with them: which contamination each step removes.',
  blocks: [
    block('Content Header', {
      heading: 'Semiconductor products and services',
      lead: 'Seals for etch, deposition and wet tools, with the treatment that makes them fit for a clean chamber. Specify part and treatment together.',
      actions: [
        primary('Low-volatile compounds', '/shop/orings?subtype=low-volatile'),
        link('The industry page', '/industries/semiconductor-solar'),
      ],
      image: '/drawings/wafer-chamber.svg',
    }),
    block('Image Content Blocks', {
      id: 'products',
      heading: 'Seals for wafer tools',
      items: [
        {
          image: '/drawings/o-ring.svg',
          title: 'Perfluoroelastomer rings',
          content:
            '<p>For plasma, hot process gas and mixed wet chemistry. −15 to 325 °C is the widest range on file; grades differ.</p>',
          btnTitle: 'Shop semiconductor grades',
          btnLink: '/shop/orings?subtype=semiconductor',
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          title: 'Jacketed rings',
          content: '<p>A closed FEP or PFA jacket around FKM or silicone, for static joints with strong acids.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
        {
          image: '/drawings/metal-c-ring.svg',
          title: 'Metal rings',
          content: '<p>For temperatures and vacuum beyond the limits of rubber. A new ring at every opening.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
        {
          image: '/drawings/dovetail-gland.svg',
          title: 'Door and lid seals',
          content: '<p>Rings held in a dovetail groove or bonded to the plate.</p>',
          btnTitle: 'Dovetail grooves',
          btnLink: '/dove-tail-design',
        },
        {
          image: '/drawings/spring-energized-seal.svg',
          title: 'Spring-energized seals',
          content: '<p>A fluoropolymer jacket pressed outward by a spring, where shafts and lift pins move.</p>',
          btnTitle: 'Spring-energized seals',
          btnLink: '/spring-energized-seals',
        },
        {
          image: '/drawings/gasket.svg',
          title: 'Gas panel gaskets',
          content: '<p>Flat rings and washers of PCTFE, PTFE or nickel alloy for fittings and regulators.</p>',
          btnTitle: 'Washer gaskets',
          btnLink: '/washer-gaskets',
        },
      ],
    }),
    block('Data Table', {
      id: 'services',
      heading: 'Sources of contamination and remedies',
      caption: 'Contamination from a seal and how to prevent it',
      head: head('Contamination', 'Source', 'Remedy'),
      rows: [
        row('Rubber crumbs', 'Flash at the parting line', ['Deflashing', '/deflashing']),
        row('Loose particles', 'Handling, mold release, dust', ['Ultrasonic cleaning', '/ultrasonic-cleaning']),
        row('Water and light residues', 'Cure and storage', ['Vacuum baking', '/vacuum-baking']),
        row('Fibers and skin flakes', 'Packing', ['Cleanroom', '/cleanroom']),
        row('Fresh dust, moisture', 'Transport', ['Vacuum bagging', '/vacuum-bagging']),
        row('Filler freed by plasma', 'The compound itself', ['Another compound', '/ffkm-perfluoroelastomer']),
      ],
      note: 'Washing does not help against filler freed by plasma; that depends on the material.',
    }),
    block('Content Subheader', {
      id: 'specify',
      heading: 'How to specify cleanliness',
      content:
        '<p>“Semiconductor clean” means something different in every fab. Specify what an inspector can verify: particle size and magnification; bake temperature, vacuum and hours; number of bags and label contents. If ion content or mass loss under vacuum matters, state limit and method for <a href="/material-testing">material testing</a>.</p>',
    }),
    faq('Questions about semiconductor seals', {
      'Can FKM replace FFKM in remote positions?':
        '<p>Often, away from plasma and below 200 °C: foreline, pump inlet, chamber lift. Compare media position by position.</p>',
      'Are rings traceable?':
        '<p>Yes. Order by lot and request the batch on each bag. Lots mixed in one bag cannot be separated later.</p>',
      'Can I use a ring that has touched the floor?': '<p>No. Washing it again costs more than most rings.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=low-volatile',
      links: [
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Metal seals', '/metal-seals'),
        link('Dovetail groove design', '/dove-tail-design'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('Washer gaskets', '/washer-gaskets'),
        link('Deflashing', '/deflashing'),
      ],
    }),
    block('Lower Banner', {
      heading: 'Leak rate too high with a new ring?',
      actions: [link('See permeation', '/permeability')],
      image: '/drawings/permeation.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Order ring and treatment together',
      content: 'Add the part to the cart and specify washing, baking and bagging in the note.',
      actions: [primary('FFKM O-rings', '/shop/orings?material=ffkm'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});
