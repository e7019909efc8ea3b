import { block, definePage } from '../../define-page.ts';
import { columns, faq, head, link, numeric, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/ul-listed-materials',
  title: 'UL 157 and UL 94 seal materials',
  description:
    'UL 157 tests gasket rubber for aging and fluids, UL 94 tests how it burns. Listed or recognized, flame classes, materials with such grades.',
  blocks: [
    block('Content Header', {
      heading: 'UL listed materials',
      lead: 'Two standards cover most seals: UL 157 for the aging of gaskets and seals, and UL 94 for how a plastic or rubber burns. A component is “recognized”; a finished product is “listed”. Buyers often ask for the second and need the first.',
      actions: [
        primary('O-rings with UL 157 grades', '/shop/orings?compliance=ul-157'),
        link('UL 94 V-0 grades', '/shop/orings?compliance=ul-94-v-0'),
      ],
      image: '/drawings/ul-enclosure.svg',
    }),
    block('Column Content', {
      id: 'standards',
      heading: 'Which standard you need',
      columns: columns({
        'UL 157':
          '<p>For seals in enclosures, gas appliances, fuel equipment and refrigeration. The rubber is aged in hot air and in the fluids claimed; changes in tensile strength, elongation, hardness and volume are limited.</p>',
        'UL 94':
          '<p>For flammability. A strip is ignited, and afterflame, glow and drips are recorded. Thickness and color are part of the result.</p>',
        'UL 50 E':
          '<p>For the enclosure as a whole: rain, dust, hose-down. It names gasket requirements, and UL 157 recognized rubber is one way to meet them.</p>',
      }),
    }),
    block('Data Table', {
      id: 'flame',
      heading: 'Flame classes, from HB to V-0',
      caption: 'UL 94 tests of bars in brief',
      head: head('Class', 'Bar held', numeric('Flames out within'), 'Burning drips'),
      rows: [
        row('HB', 'Horizontal', 'slow burn', 'Not judged'),
        row('V-2', 'Vertical', '30 s', 'Allowed'),
        row('V-1', 'Vertical', '30 s', 'None'),
        row('V-0', 'Vertical', '10 s', 'None'),
      ],
      note: 'Seconds per flame application for one bar; sets of bars also have a total limit.',
    }),
    block('List', {
      id: 'materials',
      heading: 'Materials with such grades',
      items: texts(
        '<b>UL 157:</b> <a href="/nbr-buna-n">NBR</a>, <a href="/epdm">EPDM</a>, <a href="/fkm-fluorocarbon">FKM</a>, <a href="/silicone">silicone</a> and <a href="/neoprene">chloroprene</a>.',
        '<b>UL 94 V-0:</b> silicone grades, <a href="/materialpages/ptfe">PTFE</a>, <a href="/materialpages/peek">PEEK</a>, <a href="/pvdf">PVDF</a>; nylon in V-0 and V-2.',
        '<b>UL 94 as sheet or foam:</b> chloroprene and silicone sponge; see <a href="/foam">foam</a>.',
      ),
    }),
    faq('Questions about UL grades', {
      'How do I check a claim?':
        '<p>Every recognized compound has a file number in the certifier’s public database. Ask for compound and file number and look it up; the entry shows fluids, temperature and any thickness limit.</p>',
      'Can I cut a gasket from recognized sheet?':
        '<p>Usually yes: recognition covers the material in the forms stated. Spliced cord may need its own coverage; ask before ordering.</p>',
      'Can every V-0 rubber be used outdoors?':
        '<p>No. Flame class says nothing about weather resistance. Where enclosure gaskets need both, silicone is often used.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=ul-157',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Silicone (VMQ)', '/silicone'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('PTFE', '/materialpages/ptfe'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Enclosure, burner or pump?',
      content: 'State the end-product standard, temperature, fluid and gasket thickness in your quote request.',
      actions: [
        primary('Request UL grades', '/request-a-quote'),
        link('UL certified industries', '/industries/ul-certified'),
      ],
    }),
  ],
});
