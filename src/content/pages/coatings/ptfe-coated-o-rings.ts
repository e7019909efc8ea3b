import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/ptfe-coated-o-rings',
  title: 'PTFE-coated O-rings for easy assembly',
  description:
    'A thin PTFE coat lets O-rings slide into place, feed in automatic assembly and carry a color code. It is no chemical barrier. When to choose encapsulated rings.',
  blocks: [
    block('Content Header', {
      heading: 'PTFE-coated O-rings',
      lead: 'A thin film of PTFE on an elastic ring: lower insertion force, no rings sticking together in the feeder, colors to tell sizes apart. The rubber underneath sets temperature and chemical limits.',
      actions: [
        primary('Quote coated O-rings', '/request-a-quote'),
        link('Choose the base ring', '/shop/orings?material=nbr,fkm,epdm,vmq'),
      ],
      image: '/drawings/coating.svg',
    }),
    block('Column Content', {
      id: 'decide',
      heading: 'When to coat',
      columns: [
        plusPoints('Coating helps if', [
          'Many fittings are assembled by hand',
          'A robot or bowl feeder separates the rings',
          'Oil or grease is not allowed: drinking water, oxygen, paint shops',
          'A valve must start to move smoothly',
        ]),
        minusPoints('Coating does not help if', [
          'The medium attacks the rubber: the film has pores and cracks when stretched',
          'The seal slides continuously: the film wears off',
          'The leak rate is critical: a stiff film seals fine roughness less well',
        ]),
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
      head: head('Item', 'Example', 'Reason'),
      rows: [
        row('Base ring', 'AS568-214, FKM 75', 'Size and compound stay as they are'),
        row('Coat', 'PTFE dispersion, all over', 'Distinguishes it from a jacket'),
        row('Color', 'Green, or clear', 'Prevents mix-ups'),
        row('Food or water contact', 'Yes or no, with standard', 'Binder and pigment must comply too'),
      ],
      note: 'The film adds little to the cross-section; state a limit if your groove is tight.',
    }),
    faq('Questions about coated rings', {
      'How far can I stretch one?':
        '<p>Far enough to install it once. Stretch causes fine cracks, which matter for appearance more than for assembly.</p>',
      'Does coating prevent twisting?':
        '<p>It often prevents <a href="/blog/why-o-rings-roll">rolling</a> at installation. For twisting in service, use another profile, such as an <a href="/x-rings">X-ring</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr,fkm,epdm,vmq',
      links: [
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('PTFE', '/materialpages/ptfe'),
        link('Why O-rings roll in moving glands', '/blog/why-o-rings-roll'),
        link('X-rings', '/x-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Order a trial lot',
      content: 'Send size, compound, color and yearly quantity; ask for samples to try in the feeder.',
      actions: [
        primary('Ask for a trial lot', '/request-a-quote'),
        link('Other coatings', '/coatings-and-lubrication-hub'),
      ],
    }),
  ],
});
