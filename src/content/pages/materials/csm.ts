import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/csm',
  title: 'Chlorosulfonated polyethylene (CSM)',
  description:
    'CSM rubber stands weather, ozone and oxidizing chemicals from −29 to 121 °C but takes a set. Where sheet, boots and gaskets in CSM make sense.',
  image: '/drawings/temperature-range.svg?low=-29&high=121',
  blocks: [
    block('Content Header', {
      heading: 'Chlorosulfonated polyethylene (CSM)',
      lead: 'Weather, ozone, dilute acid and bleach-like oxidizers, −29 to 121 °C (−20 to 250 °F). Hypalon™ is the name most people know. A rubber for covers, boots and gaskets more than for tight O-rings.',
      actions: [
        { label: 'CSM compounds in the store', url: '/shop/orings?material=csm', priority: 'primary' },
        { label: 'Quote a boot or gasket', url: '/request-a-quote' },
      ],
      image: '/drawings/temperature-range.svg?low=-29&high=121',
      material: 'CSM',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'make',
      heading: 'Polyethylene made elastic',
      content:
        '<p>Chlorine breaks up the crystals of polyethylene so that it becomes rubbery; sulfonyl chloride groups give the cure something to grip. The chain has no double bonds, so sunlight and ozone pass it by, and pigments other than black hold outdoors. Chlorine also slows burning and adds moderate oil resistance.</p>',
    }),
    block('Column Content', {
      id: 'verdict',
      heading: 'For and against',
      columns: [
        {
          heading: 'Strong points',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Sun and ozone, hence its use in roofing and cable jackets' },
            { text: 'Acids and alkalis' },
            { text: 'Oxidizers, within moderation' },
            { text: 'Colors other than black' },
          ],
        },
        {
          heading: 'Weak points',
          bulletType: 'minus_bullet',
          points: [
            { text: '<a href="/glossary">Compression set</a>: a bolted joint loses load and must be retightened' },
            { text: 'Fuels, aromatic and chlorinated solvents, ketones' },
            { text: 'Stiff below about −29 °C' },
            { text: 'Fewer compounds to choose from than in EPDM or FKM' },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Forms it is bought in',
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
          content: '<p>Dosing pumps that meter hypochlorite, with fabric inside.</p>',
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
    block('FAQ', {
      id: 'questions',
      heading: 'CSM: asked and answered',
      items: [
        {
          question: 'Which O-ring should I take instead?',
          answer:
            '<p>For bleach and acids with a tight seal, <a href="/fkm-fluorocarbon">FKM</a>; for weather and alkalis without oil, <a href="/epdm">EPDM</a>. Both set far less.</p>',
        },
        {
          question: 'No shelf life is shown. Why?',
          answer:
            '<p>The lists we work from do not name CSM. Ask for the compound maker’s recommendation with your quote, and see <a href="/shelf-life">shelf life</a> for storage conditions that suit any rubber.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'CSM',
      store: '/shop/orings?material=csm',
      links: [
        { label: 'Glossary of seal terms', url: '/glossary' },
        { label: 'Rubber slabs and sheet', url: '/slabs' },
        { label: 'Diaphragms', url: '/diaphragms' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Oxidizing medium outdoors?',
      content:
        'Give medium, concentration, temperature and how the joint is bolted. We weigh CSM against FKM and EPDM for it.',
      actions: [
        { label: 'Describe the joint', url: '/contact-us', priority: 'primary' },
        { label: 'CSM rings', url: '/shop/orings?material=csm' },
      ],
    }),
  ],
});
