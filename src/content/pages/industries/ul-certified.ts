import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries/ul-certified',
  title: 'UL recognized seals and gasket materials',
  description:
    'UL 157, UL 94 and UL 50E put apart: which one a drawing really needs, what recognition of a gasket material covers, and compounds of such grades.',
  image: '/drawings/ul-enclosure.svg',
  blocks: [
    block('Content Header', {
      heading: 'UL certified',
      lead: 'Three standards get mixed up: one for the aging of gasket rubber, one for how a material burns, one for the enclosure around it. Pick the right one and the list of compounds becomes short.',
      actions: [
        { label: 'UL 157 grades', url: '/shop/orings?compliance=ul-157', priority: 'primary' },
        { label: 'UL listed materials', url: '/ul-listed-materials' },
      ],
      image: '/drawings/ul-enclosure.svg',
      altText: 'Electrical enclosure with a gasket under its door',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'three',
      heading: 'Three standards put apart',
      caption: 'What each UL standard asks of a seal',
      head: head('Standard', 'Asks', 'Result reads like', 'In the store'),
      rows: [
        row(
          'UL 157',
          'Does gasket rubber keep strength, elongation and volume after aging in air and fluids?',
          'A table of fluids and temperatures',
          ['UL 157', '/shop/orings?compliance=ul-157'],
        ),
        row(
          'UL 94',
          'Does a strip go out by itself when the flame is taken away?',
          'V-0, V-1, V-2 or HB at a thickness',
          ['UL 94 V-0', '/shop/orings?compliance=ul-94-v-0'],
        ),
        row('UL 50E', 'Does the closed enclosure keep out water, dust and ice?', 'A type number of the enclosure', [
          'Gaskets',
          '/gaskets',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'recognized',
      heading: 'Recognized, listed, complies',
      columns: [
        {
          heading: 'Recognized component',
          content:
            '<p>A material or part judged for use inside another product. Gasket rubbers are of this kind: the file names maker, compound and conditions of acceptability.</p>',
        },
        {
          heading: 'Listed',
          content:
            '<p>A finished product that may be installed as it stands. An O-ring by itself is hardly ever listed.</p>',
        },
        {
          heading: 'Complies with',
          content: '<p>A claim on data, without follow-up inspection. Ask who tested, what thickness and when.</p>',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'thickness',
      heading: 'Thickness and color belong to the rating',
      content:
        '<p>A flame rating holds from the tested thickness upward and often for named colors only. A V-0 obtained on a 3 mm strip says nothing about a 1 mm lip. Flame-retardant silicone reaches V-0 most readily; chloroprene carries its own halogen and also resists flame. Foam is rated under different methods again, so treat <a href="/foam">sponge gaskets</a> as a separate question.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'where',
      heading: 'Where these seals go',
      content: '<p>Typical parts with a UL question attached.</p>',
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
      heading: 'Before you write UL on a print',
      items: [
        {
          question: 'My customer wants “UL rubber”. What do I ask back?',
          answer:
            '<p>Which standard, which fluid or flame class, and whether the file must be in the name of the molder or of the compound maker.</p>',
        },
        {
          question: 'Does cutting a gasket void the recognition?',
          answer:
            '<p>The material stays the same; traceability may not. Fabricated parts are covered only if the cutter’s own file or the conditions allow it.</p>',
        },
        {
          question: 'Which rubbers are made in UL 157 grades?',
          answer:
            '<p>Nitrile, EPDM, FKM, silicone and chloroprene have them on file. <a href="/shop/orings?compliance=ul-157&material=cr">Chloroprene</a> is common in refrigeration and outdoor gear.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=ul-157',
      links: [
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'Foam and sponge', url: '/foam' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Grommets', url: '/grommets' },
        { label: 'Fastener seals', url: '/fastener-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Get the file number first',
      content:
        'Name the standard, thickness, color and end product, and the matching compound and its file are looked up for you.',
      actions: [
        { label: 'Request file details', url: '/request-a-quote', priority: 'primary' },
        { label: 'Silicone', url: '/silicone' },
      ],
    }),
  ],
});
