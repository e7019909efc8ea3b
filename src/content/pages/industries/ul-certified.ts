import { block, definePage } from '../../define-page.ts';
import { columns, head, link, primary, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/ul-certified',
  title: 'UL recognized seals and gasket materials',
  description:
    'UL 157, UL 94 and UL 50E explained: which one a drawing needs, what recognition of a gasket material covers, and compounds of such grades.',
  blocks: [
    block('Content Header', {
      heading: 'UL certified',
      lead: 'Three standards are often confused: UL 157 for the aging of gasket rubber, UL 94 for how a material burns, UL 50E for the enclosure.',
      actions: [
        primary('UL 157 grades', '/shop/orings?compliance=ul-157'),
        link('UL listed materials', '/ul-listed-materials'),
      ],
      image: '/drawings/ul-enclosure.svg',
      altText: 'Electrical enclosure with a gasket under its door',
    }),
    block('Data Table', {
      id: 'three',
      heading: 'Three standards',
      caption: 'What each UL standard tests',
      head: head('Standard', 'Question', 'Result', 'In the store'),
      rows: [
        row(
          'UL 157',
          'Does gasket rubber keep strength, elongation and volume after aging in air and fluids?',
          'A table of fluids and temperatures',
          ['UL 157', '/shop/orings?compliance=ul-157'],
        ),
        row('UL 94', 'Does a strip stop burning when the flame is removed?', 'V-0, V-1, V-2 or HB at a thickness', [
          'UL 94 V-0',
          '/shop/orings?compliance=ul-94-v-0',
        ]),
        row('UL 50E', 'Does the closed enclosure keep out water, dust and ice?', 'A type number of the enclosure', [
          'Gaskets',
          '/gaskets',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'recognized',
      heading: 'Recognized, listed or complies',
      columns: columns({
        'Recognized component':
          '<p>A material or part evaluated for use inside another product, as gasket rubber is. The file names manufacturer, compound and conditions of acceptability.</p>',
        Listed: '<p>A finished product ready to install. An O-ring alone is hardly ever listed.</p>',
        'Complies with':
          '<p>A claim based on data, without follow-up inspection. Ask who tested what thickness, and when.</p>',
      }),
    }),
    block('Content Subheader', {
      id: 'thickness',
      heading: 'Thickness and color are part of the rating',
      content:
        '<p>A flame rating applies from the tested thickness upward, and often only to named colors. A V-0 rating for a 3 mm strip says nothing about a 1 mm lip. Flame-retardant silicone reaches V-0 most easily; chloroprene contains chlorine and also resists flame. Foam is tested by other methods, so treat <a href="/foam">sponge gaskets</a> as a separate question.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'where',
      heading: 'Typical parts',
      content: '<p>Parts that often need a UL rating.</p>',
      bubbles: [
        { label: 'Gaskets', url: '/gaskets', image: '/drawings/gasket.svg' },
        { label: 'Foam', url: '/foam', image: '/drawings/foam.svg' },
        { label: 'Extrusions', url: '/extrusions', image: '/drawings/extrusion.svg' },
        { label: 'Grommets', url: '/grommets', image: '/drawings/grommet.svg' },
        { label: 'Fastener seals', url: '/fastener-seals', image: '/drawings/fastener-seal.svg' },
      ],
    }),
    block('FAQ', {
      id: 'ul-questions',
      heading: 'Questions about UL',
      items: questions({
        'My customer wants “UL rubber”. What should I ask?':
          '<p>Which standard, which fluid or flame class, and whether the file must be in the name of the molder or the compounder.</p>',
        'Does cutting a gasket void the recognition?':
          '<p>It may: the material stays the same, but traceability can be lost. Cut parts are covered only if the cutter’s own file or the conditions allow it.</p>',
        'Which rubbers are made in UL 157 grades?':
          '<p>Nitrile, EPDM, FKM, silicone and chloroprene. <a href="/shop/orings?compliance=ul-157&material=cr">Chloroprene</a> is common in refrigeration and outdoor gear.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=ul-157',
      links: [
        link('Gaskets', '/gaskets'),
        link('Foam and sponge', '/foam'),
        link('Extrusions', '/extrusions'),
        link('Grommets', '/grommets'),
        link('Fastener seals', '/fastener-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Find the UL file',
      content: 'Send standard, thickness, color and end product, and we look up compound and file.',
      actions: [primary('Request file details', '/request-a-quote'), link('Silicone', '/silicone')],
    }),
  ],
});
