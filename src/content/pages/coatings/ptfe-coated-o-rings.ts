import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/ptfe-coated-o-rings',
  title: 'PTFE-coated O-rings for easy assembly',
  description:
    'A thin PTFE coat lets O-rings slide into place, feed in automatic assembly and carry a color code. It is no chemical barrier. When to choose encapsulated rings.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'PTFE-coated O-rings',
      lead: 'A thin film of PTFE on an elastic ring: lower insertion force, no rings sticking together in the feeder, colors to tell sizes apart. The rubber underneath sets temperature and chemical limits.',
      actions: [
        { label: 'Quote coated O-rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Choose the base ring', url: '/shop/orings?material=nbr,fkm,epdm,vmq' },
      ],
      image: '/drawings/coating.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'decide',
      heading: 'When to coat',
      columns: [
        {
          heading: 'Coating helps if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Many fittings are assembled by hand' },
            { text: 'A robot or bowl feeder separates the rings' },
            { text: 'Oil or grease is not allowed: drinking water, oxygen, paint shops' },
            { text: 'A valve must start to move smoothly' },
          ],
        },
        {
          heading: 'Coating does not help if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The medium attacks the rubber: the film has pores and cracks when stretched' },
            { text: 'The seal slides continuously: the film wears off' },
            { text: 'The leak rate is critical: a stiff film seals fine roughness less well' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'process',
      heading: 'How rings are coated',
      content:
        '<p>Rings are washed, their surface is activated so that the film bonds, and PTFE in a flexible binder is sprayed on while they tumble in a drum. Warm air cures it at a temperature that does not age the rubber. Tumbling coats the entire surface.</p>',
    }),
    block('Image Content Blocks', {
      id: 'alternatives',
      heading: 'Coated, encapsulated or solid PTFE',
      items: [
        {
          image: '/drawings/coating.svg',
          title: 'Coated',
          content: '<p>Elastic, with a slippery surface. Same groove as the uncoated ring.</p>',
          toggleBtn: true,
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          title: 'Encapsulated',
          content: '<p>A closed FEP or PFA jacket resists chemicals. Stiffer, hardly stretches.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
        {
          image: '/drawings/o-ring.svg',
          title: 'Solid PTFE',
          content: '<p>All plastic. Seals once, under high bolt load.</p>',
          btnTitle: 'PTFE',
          btnLink: '/materialpages/ptfe',
        },
      ],
    }),
    block('Data Table', {
      id: 'specify',
      heading: 'What to put on the drawing',
      caption: 'Coating callout for a ring',
      head: [{ text: 'Item' }, { text: 'Example' }, { text: 'Reason' }],
      rows: [
        {
          cells: [{ text: 'Base ring' }, { text: 'AS568-214, FKM 75' }, { text: 'Size and compound stay as they are' }],
        },
        {
          cells: [{ text: 'Coat' }, { text: 'PTFE dispersion, all over' }, { text: 'Distinguishes it from a jacket' }],
        },
        { cells: [{ text: 'Color' }, { text: 'Green, or clear' }, { text: 'Prevents mix-ups' }] },
        {
          cells: [
            { text: 'Food or water contact' },
            { text: 'Yes or no, with standard' },
            { text: 'Binder and pigment must comply too' },
          ],
        },
      ],
      note: 'The film adds little to the cross-section; state a limit if your groove is tight.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about coated rings',
      items: [
        {
          question: 'How far can I stretch one?',
          answer:
            '<p>Far enough to install it once. Stretch causes fine cracks, which matter for appearance more than for assembly.</p>',
        },
        {
          question: 'Does coating prevent twisting?',
          answer:
            '<p>It often prevents <a href="/blog/why-o-rings-roll">rolling</a> at installation. For twisting in service, use another profile, such as an <a href="/x-rings">X-ring</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr,fkm,epdm,vmq',
      links: [
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'Why O-rings roll in moving glands', url: '/blog/why-o-rings-roll' },
        { label: 'X-rings', url: '/x-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Order a trial lot',
      content: 'Send size, compound, color and yearly quantity; ask for samples to try in the feeder.',
      actions: [
        { label: 'Ask for a trial lot', url: '/request-a-quote', priority: 'primary' },
        { label: 'Other coatings', url: '/coatings-and-lubrication-hub' },
      ],
    }),
  ],
});
