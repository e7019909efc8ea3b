import { block, definePage } from '../../define-page.ts';
import { columns, faq, head, link, numeric, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/nsf-61-drinking-water',
  title: 'NSF/ANSI 61 seals for drinking water',
  description:
    'NSF/ANSI/CAN 61 limits what a seal may release into drinking water. Cold and hot ratings, formulation review, other national approvals, suitable rubbers.',
  blocks: [
    block('Content Header', {
      heading: 'NSF/ANSI 61 drinking water',
      lead: 'The North American standard for health effects of anything that touches drinking water. It tests what leaches out, not how long a ring lasts. A seal is evaluated for a temperature of use and for its surface per volume of water.',
      actions: [
        primary('O-rings with NSF/ANSI 61 grades', '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold'),
        link('Drinking water seals', '/industries/drinking-water'),
      ],
      image: '/drawings/water-tap.svg',
    }),
    block('List', {
      id: 'process',
      heading: 'How a compound gets listed',
      style: 'numbers',
      items: texts(
        '<b>Formulation review.</b> The maker discloses every ingredient to an accredited certifier, in confidence.',
        '<b>Exposure.</b> Parts are placed in cold or hot test water of defined pH, which is replaced on schedule.',
        '<b>Analysis.</b> The water is tested for metals, solvents, nitrosamines and anything else the formula suggests.',
        '<b>Normalization.</b> Results are scaled to the actual tap, pipe or tank and compared with allowable levels.',
        '<b>Listing and audit.</b> The product is listed publicly, and the plant is audited.',
      ),
    }),
    block('Data Table', {
      id: 'temperature',
      heading: 'Cold and hot ratings',
      caption: 'Exposure temperatures of the standard',
      head: head('Rating', numeric('Test water'), 'Examples'),
      rows: [
        row('Cold', '23 °C', 'Mains, meters, hydrants'),
        row('Domestic hot', '60 °C', 'Kitchen and bath'),
        row('Commercial hot', '82 °C', 'Dishwashers, boilers'),
      ],
      note: 'A listing for cold water does not cover mixing valves.',
    }),
    block('Column Content', {
      id: 'rubber',
      heading: 'Rubbers for water',
      columns: columns({
        'EPDM, peroxide cure':
          '<p>First choice: rated A for hot water, B for chloramine. Sulfur-cured EPDM releases more. See the <a href="/epdm">EPDM page</a>.</p>',
        NBR: '<p>Where there may be oil, cold water only. Rated C for chloramine. See the <a href="/nbr-buna-n">nitrile page</a>.</p>',
        Silicone:
          '<p>For soft check valves and gaskets without wear. Listings exist for NSF/ANSI 51 as well. See the <a href="/silicone">silicone page</a>.</p>',
      }),
    }),
    block('Content Subheader', {
      id: 'abroad',
      heading: 'Approvals of other countries',
      content:
        '<p>The United Kingdom requires WRAS approval, Germany the elastomer guideline still often called KTW and the growth test W 270, France ACS. They do not replace each other. The store has a filter for each: <a href="/shop/orings?compliance=wras">WRAS</a>, <a href="/shop/orings?compliance=ktw">KTW</a> or <a href="/shop/orings?compliance=acs">ACS</a>.</p>',
    }),
    faq('Questions about NSF/ANSI 61', {
      'Do I need a listed ring if my valve is listed?':
        '<p>The certifier evaluates the valve with all wetted parts. A listed ring shortens the review; a later change of the ring must be reported.</p>',
      'Does it cover lead?':
        '<p>Lead in brass and solder is covered by NSF/ANSI/CAN 372, which rarely affects rubber.</p>',
      'Which grease is allowed?':
        '<p>One that is itself listed, normally silicone grease for EPDM. See <a href="/o-ring-lubrication">O-ring lubrication</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold',
      links: [
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Silicone (VMQ)', '/silicone'),
        link('O-ring lubrication', '/o-ring-lubrication'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Tap, meter, filter or pipe?',
      content:
        'State water temperature, disinfectant and the country of sale. We propose compounds with the listings of each.',
      actions: [
        primary('Send requirements', '/request-a-quote'),
        link('EPDM for water', '/shop/orings?material=epdm&compliance=nsf-ansi-61'),
      ],
    }),
  ],
});
