import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/semiconductor-products-and-services',
  title: 'Semiconductor seals: products and services',
  description:
    'Chamber O-rings, jacketed and metal seals for wafer tools, and the cleaning, baking and bagging that go with them: which contamination each step removes.',
  image: '/drawings/wafer-chamber.svg',
  blocks: [
    block('Content Header', {
      heading: 'Semiconductor products and services',
      lead: 'Seals for etch, deposition and wet tools, with the treatment that makes them fit for a clean chamber. Part and treatment are specified together, because a clean recipe in a dusty bag helps nobody.',
      actions: [
        { label: 'Low-volatile compounds', url: '/shop/orings?subtype=low-volatile', priority: 'primary' },
        { label: 'The industry page', url: '/industries/semiconductor-solar' },
      ],
      image: '/drawings/wafer-chamber.svg',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'products',
      heading: 'What goes into the tool',
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
          content:
            '<p>A closed FEP or PFA skin around FKM or silicone, for joints that stay shut and see strong acids.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
        {
          image: '/drawings/metal-c-ring.svg',
          title: 'Metal rings',
          content: '<p>For flanges hotter or emptier than rubber allows. A new ring at every opening.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
        {
          image: '/drawings/dovetail-gland.svg',
          title: 'Door and lid seals',
          content: '<p>Rings held in a dovetail, or bonded into the plate so that nothing can be pulled out.</p>',
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
      heading: 'Contamination, and the step against it',
      caption: 'Sources of contamination from a seal',
      head: head('What comes off', 'Where it comes from', 'Step'),
      rows: [
        row('Rubber crumbs', 'Flash at the parting line', ['Deflashing', '/deflashing']),
        row('Loose particles', 'Handling, mold release, dust', ['Ultrasonic cleaning', '/ultrasonic-cleaning']),
        row('Water and light residues', 'Cure and storage', ['Vacuum baking', '/vacuum-baking']),
        row('Fibers and skin flakes', 'Packing', ['Cleanroom', '/cleanroom']),
        row('Fresh dust, moisture', 'Transport', ['Vacuum bagging', '/vacuum-bagging']),
        row('Filler freed by plasma', 'The recipe itself', ['Another compound', '/ffkm-perfluoroelastomer']),
      ],
      note: 'No washing changes the last line. Particles that plasma sets free are a question of material.',
    }),
    block('Content Subheader', {
      id: 'specify',
      heading: 'A specification that can be checked',
      content:
        '<p>“Semiconductor clean” means something else in every fab. Write what an inspector can verify: size of particle that may not be seen, and at which magnification; bake temperature, vacuum and hours; number of bags and what the label carries. If ion content or mass loss under vacuum matters, name the limit and the method, and it becomes a line for <a href="/material-testing">material testing</a>.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions from tool owners',
      items: [
        {
          question: 'Can FKM replace FFKM in remote positions?',
          answer:
            '<p>Away from plasma and below 200 °C often, yes: foreline, pump inlet, chamber lift. Compare media position by position instead of changing a tool at once.</p>',
        },
        {
          question: 'Are rings traceable?',
          answer:
            '<p>Order by lot and ask for the batch on each bag. Mixed lots in one bag cannot be separated later.</p>',
        },
        {
          question: 'What about a ring that has touched the floor?',
          answer: '<p>Scrap it. A rewash costs more than the ring in most sizes and proves less.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=low-volatile',
      links: [
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
        { label: 'Metal seals', url: '/metal-seals' },
        { label: 'Dovetail groove design', url: '/dove-tail-design' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'Washer gaskets', url: '/washer-gaskets' },
        { label: 'Deflashing', url: '/deflashing' },
      ],
    }),
    block('Lower Banner', {
      heading: 'Leak rate too high although the ring is new?',
      actions: [{ label: 'Look at permeation', url: '/permeability' }],
      image: '/drawings/permeation.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Ring and treatment in one line',
      content: 'Put the part in the cart and write bake, wash and bag into its note.',
      actions: [
        { label: 'FFKM O-rings', url: '/shop/orings?material=ffkm', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
