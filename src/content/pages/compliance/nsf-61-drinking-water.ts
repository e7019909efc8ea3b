import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/nsf-61-drinking-water',
  title: 'NSF/ANSI 61 seals for drinking water',
  description:
    'NSF/ANSI/CAN 61 limits what a seal may release into drinking water. Cold and hot ratings, formulation review, other national approvals, suitable rubbers.',
  image: '/drawings/water-tap.svg',
  blocks: [
    block('Content Header', {
      heading: 'NSF/ANSI 61 drinking water',
      lead: 'The North American standard for health effects of anything that touches drinking water. It tests what leaches out, not how long a ring lasts. A seal is evaluated for a temperature of use and for its surface per volume of water.',
      actions: [
        {
          label: 'O-rings with NSF/ANSI 61 grades',
          url: '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold',
          priority: 'primary',
        },
        { label: 'Drinking water seals', url: '/industries/drinking-water' },
      ],
      image: '/drawings/water-tap.svg',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'process',
      heading: 'How a compound gets listed',
      style: 'numbers',
      items: [
        {
          text: '<b>Formulation review.</b> The maker discloses every ingredient to an accredited certifier, in confidence.',
        },
        {
          text: '<b>Exposure.</b> Parts are placed in cold or hot test water of defined pH, which is replaced on schedule.',
        },
        {
          text: '<b>Analysis.</b> The water is tested for metals, solvents, nitrosamines and anything else the formula suggests.',
        },
        {
          text: '<b>Normalization.</b> Results are scaled to the actual tap, pipe or tank and compared with allowable levels.',
        },
        { text: '<b>Listing and audit.</b> The product is listed publicly, and the plant is audited.' },
      ],
    }),
    block('Data Table', {
      id: 'temperature',
      heading: 'Cold and hot ratings',
      caption: 'Exposure temperatures of the standard',
      head: [{ text: 'Rating' }, { text: 'Test water', numeric: true }, { text: 'Examples' }],
      rows: [
        { cells: [{ text: 'Cold' }, { text: '23 °C' }, { text: 'Mains, meters, hydrants' }] },
        { cells: [{ text: 'Domestic hot' }, { text: '60 °C' }, { text: 'Kitchen and bath' }] },
        { cells: [{ text: 'Commercial hot' }, { text: '82 °C' }, { text: 'Dishwashers, boilers' }] },
      ],
      note: 'A listing for cold water does not cover mixing valves.',
    }),
    block('Column Content', {
      id: 'rubber',
      heading: 'Rubbers for water',
      columns: [
        {
          heading: 'EPDM, peroxide cure',
          content:
            '<p>First choice: rated A for hot water, B for chloramine. Sulfur-cured EPDM releases more. See the <a href="/epdm">EPDM page</a>.</p>',
        },
        {
          heading: 'NBR',
          content:
            '<p>Where there may be oil, cold water only. Rated C for chloramine. See the <a href="/nbr-buna-n">nitrile page</a>.</p>',
        },
        {
          heading: 'Silicone',
          content:
            '<p>For soft check valves and gaskets without wear. Listings exist for NSF/ANSI 51 as well. See the <a href="/silicone">silicone page</a>.</p>',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'abroad',
      heading: 'Approvals of other countries',
      content:
        '<p>The United Kingdom requires WRAS approval, Germany the elastomer guideline still often called KTW and the growth test W 270, France ACS. They do not replace each other. The store has a filter for each: <a href="/shop/orings?compliance=wras">WRAS</a>, <a href="/shop/orings?compliance=ktw">KTW</a> or <a href="/shop/orings?compliance=acs">ACS</a>.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about NSF/ANSI 61',
      items: [
        {
          question: 'Do I need a listed ring if my valve is listed?',
          answer:
            '<p>The certifier evaluates the valve with all wetted parts. A listed ring shortens the review; a later change of the ring must be reported.</p>',
        },
        {
          question: 'Does it cover lead?',
          answer: '<p>Lead in brass and solder is covered by NSF/ANSI/CAN 372, which rarely affects rubber.</p>',
        },
        {
          question: 'Which grease is allowed?',
          answer:
            '<p>One that is itself listed, normally silicone grease for EPDM. See <a href="/o-ring-lubrication">O-ring lubrication</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold',
      links: [
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'O-ring lubrication', url: '/o-ring-lubrication' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Tap, meter, filter or pipe?',
      content:
        'State water temperature, disinfectant and the country of sale. We propose compounds with the listings of each.',
      actions: [
        { label: 'Send requirements', url: '/request-a-quote', priority: 'primary' },
        { label: 'EPDM for water', url: '/shop/orings?material=epdm&compliance=nsf-ansi-61' },
      ],
    }),
  ],
});
