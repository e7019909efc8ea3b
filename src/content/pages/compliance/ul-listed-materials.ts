import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/ul-listed-materials',
  title: 'UL 157 and UL 94 seal materials',
  description:
    'UL 157 tests gasket rubber for aging and fluids, UL 94 tests how it burns. The terms listed and recognized, flame classes, materials with grades.',
  image: '/drawings/ul-enclosure.svg',
  blocks: [
    block('Content Header', {
      heading: 'UL listed materials',
      lead: 'Two standards meet most seals: UL 157, gaskets and seals that must not age away, and UL 94, how a plastic or rubber burns. A component is “recognized”; a finished product is “listed”. Buyers often say the second and need the first.',
      actions: [
        { label: 'O-rings with UL 157 grades', url: '/shop/orings?compliance=ul-157', priority: 'primary' },
        { label: 'UL 94 V-0 grades', url: '/shop/orings?compliance=ul-94-v-0' },
      ],
      image: '/drawings/ul-enclosure.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'standards',
      heading: 'Which standard is meant?',
      columns: [
        {
          heading: 'UL 157',
          content:
            '<p>For seals in enclosures, gas appliances, fuel equipment and refrigeration. The rubber is aged in hot air and in the fluids claimed; tensile strength, elongation, hardness and volume may change only so far.</p>',
        },
        {
          heading: 'UL 94',
          content:
            '<p>For flammability. A strip is lit from below and after-flame, glow and drips are recorded. Thickness and color belong to the result.</p>',
        },
        {
          heading: 'UL 50 E',
          content:
            '<p>For the enclosure as a whole: rain, dust, hose-down. It names gasket requirements, and UL 157 recognized rubber is one way to meet them.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'flame',
      heading: 'Flame classes, from HB to V-0',
      caption: 'UL 94 bar tests in brief',
      head: [
        { text: 'Class' },
        { text: 'Bar held' },
        { text: 'Flames out within', numeric: true },
        { text: 'Burning drips' },
      ],
      rows: [
        { cells: [{ text: 'HB' }, { text: 'Horizontal' }, { text: 'slow burn' }, { text: 'Not judged' }] },
        { cells: [{ text: 'V-2' }, { text: 'Vertical' }, { text: '30 s' }, { text: 'Allowed' }] },
        { cells: [{ text: 'V-1' }, { text: 'Vertical' }, { text: '30 s' }, { text: 'None' }] },
        { cells: [{ text: 'V-0' }, { text: 'Vertical' }, { text: '10 s' }, { text: 'None' }] },
      ],
      note: 'Seconds per flame application for one bar; sets of bars have a sum limit as well.',
    }),
    block('List', {
      id: 'materials',
      heading: 'Where recognized grades are found',
      items: [
        {
          text: '<b>UL 157:</b> <a href="/nbr-buna-n">NBR</a>, <a href="/epdm">EPDM</a>, <a href="/fkm-fluorocarbon">FKM</a>, <a href="/silicone">silicone</a> and <a href="/neoprene">chloroprene</a>.',
        },
        {
          text: '<b>UL 94 V-0:</b> silicone grades, <a href="/materialpages/ptfe">PTFE</a>, <a href="/materialpages/peek">PEEK</a>, <a href="/pvdf">PVDF</a>; nylon in V-0 and V-2.',
        },
        { text: '<b>UL 94 as sheet or foam:</b> chloroprene and silicone sponge; see <a href="/foam">foam</a>.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'UL questions from enclosure builders',
      items: [
        {
          question: 'How do I check a claim?',
          answer:
            '<p>Every recognized compound stands under a file number in the public database of the certifier. Ask for compound and file number and look it up; the entry shows fluids, temperature and any thickness limit.</p>',
        },
        {
          question: 'Can I cut a gasket from recognized sheet?',
          answer:
            '<p>Usually recognition covers the material in the forms stated. Splicing a cord may need its own coverage: mention it before ordering.</p>',
        },
        {
          question: 'Is every V-0 rubber good outdoors?',
          answer:
            '<p>Flame class and weather have nothing to do with each other. Enclosure gaskets often need both, silicone being a frequent answer.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=ul-157',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Enclosure, burner or pump',
      content: 'Quote requests should carry the end-product standard, temperature, fluid and gasket thickness.',
      actions: [
        { label: 'Request UL grades', url: '/request-a-quote', priority: 'primary' },
        { label: 'UL certified industries', url: '/industries/ul-certified' },
      ],
    }),
  ],
});
