import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/ul-listed-materials',
  title: 'UL 157 and UL 94 seal materials',
  description:
    'UL 157 tests gasket rubber for aging and fluids, UL 94 tests how it burns. Listed or recognized, flame classes, materials with such grades.',
  image: '/drawings/ul-enclosure.svg',
  blocks: [
    block('Content Header', {
      heading: 'UL listed materials',
      lead: 'Two standards cover most seals: UL 157 for the aging of gaskets and seals, and UL 94 for how a plastic or rubber burns. A component is “recognized”; a finished product is “listed”. Buyers often ask for the second and need the first.',
      actions: [
        { label: 'O-rings with UL 157 grades', url: '/shop/orings?compliance=ul-157', priority: 'primary' },
        { label: 'UL 94 V-0 grades', url: '/shop/orings?compliance=ul-94-v-0' },
      ],
      image: '/drawings/ul-enclosure.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'standards',
      heading: 'Which standard you need',
      columns: [
        {
          heading: 'UL 157',
          content:
            '<p>For seals in enclosures, gas appliances, fuel equipment and refrigeration. The rubber is aged in hot air and in the fluids claimed; changes in tensile strength, elongation, hardness and volume are limited.</p>',
        },
        {
          heading: 'UL 94',
          content:
            '<p>For flammability. A strip is ignited, and afterflame, glow and drips are recorded. Thickness and color are part of the result.</p>',
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
      caption: 'UL 94 tests of bars in brief',
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
      note: 'Seconds per flame application for one bar; sets of bars also have a total limit.',
    }),
    block('List', {
      id: 'materials',
      heading: 'Materials with such grades',
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
      heading: 'Questions about UL grades',
      items: [
        {
          question: 'How do I check a claim?',
          answer:
            '<p>Every recognized compound has a file number in the certifier’s public database. Ask for compound and file number and look it up; the entry shows fluids, temperature and any thickness limit.</p>',
        },
        {
          question: 'Can I cut a gasket from recognized sheet?',
          answer:
            '<p>Usually yes: recognition covers the material in the forms stated. Spliced cord may need its own coverage; ask before ordering.</p>',
        },
        {
          question: 'Can every V-0 rubber be used outdoors?',
          answer:
            '<p>No. Flame class says nothing about weather resistance. Where enclosure gaskets need both, silicone is often used.</p>',
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
      heading: 'Enclosure, burner or pump?',
      content: 'State the end-product standard, temperature, fluid and gasket thickness in your quote request.',
      actions: [
        { label: 'Request UL grades', url: '/request-a-quote', priority: 'primary' },
        { label: 'UL certified industries', url: '/industries/ul-certified' },
      ],
    }),
  ],
});
