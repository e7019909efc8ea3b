import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/nsf-61-drinking-water',
  title: 'NSF/ANSI 61 seals for drinking water',
  description:
    'NSF/ANSI/CAN 61 limits what a seal may release into drinking water. Cold and hot ratings, formulation review, other national marks, suitable rubbers.',
  image: '/drawings/water-tap.svg',
  blocks: [
    block('Content Header', {
      heading: 'NSF/ANSI 61 drinking water',
      lead: 'The North American standard for health effects of anything that touches drinking water. It looks at what leaches out, not at how long a ring lasts. A seal is judged for a use temperature and for a surface per volume of water.',
      actions: [
        { label: 'O-rings with NSF/ANSI 61 grades', url: '/shop/orings?compliance=nsf-ansi-61', priority: 'primary' },
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
          text: '<b>Exposure.</b> Parts lie in test water of set pH, at cold or hot temperature, with the water renewed on schedule.',
        },
        { text: '<b>Analysis.</b> Metals, solvents, nitrosamines and whatever the formula suggests are measured.' },
        {
          text: '<b>Normalization.</b> Results are scaled to the real tap, pipe or tank and compared with allowable levels.',
        },
        { text: '<b>Listing and audit.</b> The product appears in a public list and the plant is visited.' },
      ],
    }),
    block('Data Table', {
      id: 'temperature',
      heading: 'Cold is not hot',
      caption: 'Exposure temperatures of the standard',
      head: [{ text: 'Rating' }, { text: 'Test water', numeric: true }, { text: 'For instance' }],
      rows: [
        { cells: [{ text: 'Cold' }, { text: '23 °C' }, { text: 'Mains, meters, hydrants' }] },
        { cells: [{ text: 'Domestic hot' }, { text: '60 °C' }, { text: 'Kitchen and bath' }] },
        { cells: [{ text: 'Commercial hot' }, { text: '82 °C' }, { text: 'Dishwashers, boilers' }] },
      ],
      note: 'A listing for cold water may not be used in a mixing valve.',
    }),
    block('Column Content', {
      id: 'rubber',
      heading: 'Which rubber for water',
      columns: [
        {
          heading: 'EPDM, peroxide cure',
          content:
            '<p>First choice: hot water A, chloramine B. Sulfur-cured EPDM gives off more. <a href="/epdm">EPDM page</a></p>',
        },
        {
          heading: 'NBR',
          content:
            '<p>Where oil may reach the joint, cold water only. Chloramine is rated C. <a href="/nbr-buna-n">Nitrile page</a></p>',
        },
        {
          heading: 'Silicone',
          content:
            '<p>Soft check valves and gaskets without wear. Listings exist for NSF/ANSI 51 as well. <a href="/silicone">Silicone page</a></p>',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'abroad',
      heading: 'Marks of other countries',
      content:
        '<p>The United Kingdom looks for WRAS approval, Germany for the elastomer guideline often still called KTW and for the growth test W 270, France for ACS. They do not replace one another. In the store each has its own filter value; start with <a href="/shop/orings?compliance=wras">WRAS</a>, <a href="/shop/orings?compliance=ktw">KTW</a> or <a href="/shop/orings?compliance=acs">ACS</a>.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Water seals, asked by plumbers',
      items: [
        {
          question: 'Is a listed ring needed if my valve is listed?',
          answer:
            '<p>The certifier evaluates the valve with all wetted parts. Using a ring already listed shortens the review; changing the ring later has to be notified.</p>',
        },
        {
          question: 'And lead?',
          answer:
            '<p>Lead content of brass and solder is dealt with in NSF/ANSI/CAN 372. Rubber seldom matters there.</p>',
        },
        {
          question: 'Which grease is allowed?',
          answer:
            '<p>One that is listed itself, normally silicone based for EPDM. Details on <a href="/o-ring-lubrication">O-ring lubrication</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=nsf-ansi-61',
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
        'State water temperature, disinfectant and the country of sale. You get compound proposals with the listing each one can show.',
      actions: [
        { label: 'Send requirements', url: '/request-a-quote', priority: 'primary' },
        { label: 'EPDM for water', url: '/shop/orings?material=epdm&compliance=nsf-ansi-61' },
      ],
    }),
  ],
});
