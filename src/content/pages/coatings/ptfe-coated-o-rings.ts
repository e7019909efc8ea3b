import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/ptfe-coated-o-rings',
  title: 'PTFE-coated O-rings for easy assembly',
  description:
    'A thin PTFE coat lets O-rings slide into place, feed in automatic assembly and carry a color code. It is no chemical barrier: when to encapsulate.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'PTFE-coated O-rings',
      lead: 'A thin film of PTFE on an elastic ring: lower insertion force, no rings stuck together in the bowl feeder, color to tell sizes apart. The rubber underneath still sets temperature and chemical limits.',
      actions: [
        { label: 'Quote coated O-rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Choose the base ring', url: '/shop/orings?material=nbr,fkm,epdm,vmq' },
      ],
      image: '/drawings/coating.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'decide',
      heading: 'Coat it, or not',
      columns: [
        {
          heading: 'A coat helps when',
          bulletType: 'plus_bullet',
          points: [
            { text: 'hundreds of fittings are pushed together by hand each shift;' },
            { text: 'a robot or bowl feeder separates the rings;' },
            { text: 'oil or grease is unwanted: drinking water, oxygen, paint shops;' },
            { text: 'the first movement of a valve must not jerk.' },
          ],
        },
        {
          heading: 'A coat does not help when',
          bulletType: 'minus_bullet',
          points: [
            { text: 'the medium attacks the rubber, since the film has pores and cracks on stretch;' },
            { text: 'the seal slides for life: the film wears off;' },
            { text: 'leak rate is critical, as a stiff film bridges fine roughness less well.' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'process',
      heading: 'How the coat goes on',
      content:
        '<p>Rings are washed, their surface is activated so that the film bonds, and a dispersion of PTFE in a flexible binder is sprayed on while they tumble in a drum. Warm air cures it well below the aging limit of the rubber. Tumbling coats the entire surface without a bare spot where a hook would have held it.</p>',
    }),
    block('Image Content Blocks', {
      id: 'alternatives',
      heading: 'Coated, encapsulated, or solid',
      items: [
        {
          image: '/drawings/coating.svg',
          title: 'Coated',
          content: '<p>Rubber behavior, slippery skin. Same groove as the uncoated ring.</p>',
          toggleBtn: true,
        },
        {
          image: '/drawings/encapsulated-o-ring.svg',
          title: 'Encapsulated',
          content: '<p>A closed FEP or PFA jacket carries the chemistry. Stiffer, hardly stretches.</p>',
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
        { cells: [{ text: 'Coat' }, { text: 'PTFE dispersion, all over' }, { text: 'Tells it from a jacket' }] },
        { cells: [{ text: 'Color' }, { text: 'Green, or clear' }, { text: 'Error-proofing on the line' }] },
        {
          cells: [
            { text: 'Food or water contact' },
            { text: 'Yes or no, with standard' },
            { text: 'Binder and pigment count as well' },
          ],
        },
      ],
      note: 'The film adds little to the cross-section; state a limit if your groove is tight.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Coated rings: doubts cleared',
      items: [
        {
          question: 'How far may I stretch one?',
          answer:
            '<p>Far enough to fit, once. Cracks from stretch appear as fine lines; they harm appearance more than assembly.</p>',
        },
        {
          question: 'Does coating cure a twisted ring?',
          answer:
            '<p>It often prevents <a href="/blog/why-o-rings-roll">rolling</a> at installation. In service look for another profile, such as an <a href="/x-rings">X-ring</a>.</p>',
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
      heading: 'Trial lot for your line',
      content: 'Send size, compound, color and yearly quantity; ask for samples to try in the feeder.',
      actions: [
        { label: 'Ask for a trial lot', url: '/request-a-quote', priority: 'primary' },
        { label: 'Other coatings', url: '/coatings-and-lubrication-hub' },
      ],
    }),
  ],
});
