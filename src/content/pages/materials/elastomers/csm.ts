import { block, definePage } from '../../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/csm',
  title: 'Chlorosulfonated polyethylene (CSM)',
  description:
    'CSM rubber withstands weather, ozone and oxidizing chemicals from −29 to 121 °C but takes a set. Where sheet, boots and gaskets in CSM make sense.',
  blocks: [
    block('Content Header', {
      heading: 'Chlorosulfonated polyethylene (CSM)',
      lead: 'For weather, ozone, dilute acid and oxidizers such as bleach, −29 to 121 °C (−20 to 250 °F). Hypalon™ is the best-known name. Better suited to covers, boots and gaskets than to O-rings.',
      actions: [
        primary('CSM compounds in the store', '/shop/orings?material=csm'),
        link('Quote a boot or gasket', '/request-a-quote'),
      ],
      image: '/drawings/temperature-range.svg?low=-29&high=121',
      material: 'CSM',
    }),
    block('Content Subheader', {
      id: 'make',
      heading: 'How it is made',
      content:
        '<p>Chlorine breaks up the crystals of polyethylene and makes it rubbery; sulfonyl chloride groups provide cure sites. The chain has no double bonds, so sunlight and ozone hardly attack it, and colors last outdoors. Chlorine also slows burning and adds moderate oil resistance.</p>',
    }),
    block('Column Content', {
      id: 'verdict',
      heading: 'Strengths and weaknesses',
      columns: [
        plusPoints('Strong points', [
          'Sun and ozone, hence its use in roofing and cable jackets',
          'Acids and alkalis',
          'Oxidizers, with limits',
          'Colors other than black',
        ]),
        minusPoints('Weak points', [
          '<a href="/glossary">Compression set</a>: a bolted joint loses load and must be retightened',
          'Fuels, aromatic and chlorinated solvents, ketones',
          'Stiff below about −29 °C',
          'Fewer compounds to choose from than in EPDM or FKM',
        ]),
      ],
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Available forms',
      items: [
        {
          image: '/drawings/slab.svg',
          title: 'Sheet',
          content: '<p>Linings, flange gaskets, glove-box gloves.</p>',
          btnTitle: 'Slabs and sheet',
          btnLink: '/slabs',
        },
        {
          image: '/drawings/diaphragm.svg',
          title: 'Diaphragms',
          content: '<p>Fabric-reinforced, for hypochlorite dosing pumps.</p>',
          btnTitle: 'Diaphragms',
          btnLink: '/diaphragms',
        },
        {
          image: '/drawings/extrusion.svg',
          title: 'Profiles',
          content: '<p>Edge trim and door seals exposed to weather.</p>',
          btnTitle: 'Extrusions',
          btnLink: '/extrusions',
        },
      ],
    }),
    faq('Questions about CSM', {
      'Which O-ring should I take instead?':
        '<p>For bleach and acids with a tight seal, <a href="/fkm-fluorocarbon">FKM</a>; for weather and alkalis without oil, <a href="/epdm">EPDM</a>. Both take far less set.</p>',
      'No shelf life is shown. Why?':
        '<p>Our sources do not list CSM. Ask for the compounder’s recommendation with your quote, and see <a href="/shelf-life">shelf life</a> for general storage conditions.</p>',
    }),
    block('Page Margin', {
      material: 'CSM',
      store: '/shop/orings?material=csm',
      links: [
        link('Glossary of seal terms', '/glossary'),
        link('Rubber slabs and sheet', '/slabs'),
        link('Diaphragms', '/diaphragms'),
        link('Extrusions', '/extrusions'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Ethylene propylene (EPDM)', '/epdm'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Oxidizing medium outdoors?',
      content:
        'Give medium, concentration, temperature and how the joint is bolted. We compare CSM with FKM and EPDM for it.',
      actions: [primary('Describe the joint', '/contact-us'), link('CSM rings', '/shop/orings?material=csm')],
    }),
  ],
});
