import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/epdm',
  title: 'EPDM O-rings for water, steam, brake fluid',
  description:
    'EPDM seals hot water, steam, glycol and phosphate ester; mineral oil destroys it. Peroxide and sulfur cure compared, ratings, approvals that exist.',
  image: '/drawings/temperature-range.svg?low=-54&high=150',
  blocks: [
    block('Content Header', {
      heading: 'Ethylene propylene (EPDM)',
      lead: 'For water, steam, glycol, ketones and weather from −54 to 150 °C (−65 to 302 °F) in peroxide cure. Never use it with mineral oil, petroleum grease or fuel.',
      actions: [
        { label: 'EPDM O-rings', url: '/shop/orings?material=epdm', priority: 'primary' },
        { label: 'Peroxide cure only', url: '/shop/orings?material=epdm&curetype=peroxide' },
      ],
      image: '/drawings/temperature-range.svg?low=-54&high=150',
      material: 'EPDM-P',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'cure',
      heading: 'Peroxide or sulfur cure',
      content:
        '<p>Ethylene and propylene form a chain without double bonds, so ozone and weather do not attack it. A third monomer, the D in EPDM, provides cure sites. The copolymer without it is EPM, which is cured with peroxide.</p><p>Peroxide cure withstands more heat, takes less set and leaves less residue for water to extract. Sulfur cure costs less and resists tearing better.</p>',
    }),
    block('Data Table', {
      id: 'types',
      heading: 'Three types',
      caption: 'Ethylene propylene by type and cure',
      head: [
        { text: 'Version' },
        { text: 'Low, °C', numeric: true },
        { text: 'High, °C', numeric: true },
        { text: 'Used for' },
      ],
      rows: [
        {
          cells: [
            { text: 'EPDM, peroxide cure' },
            { text: '−54' },
            { text: '150' },
            { text: 'Steam, drinking water, brake fluid, phosphate ester' },
          ],
        },
        {
          cells: [
            { text: 'EPDM, sulfur cure' },
            { text: '−45' },
            { text: '125' },
            { text: 'Cold water, weather, pipe gaskets' },
          ],
        },
        {
          cells: [
            { text: 'EPM copolymer' },
            { text: '−54' },
            { text: '150' },
            { text: 'Phosphate ester, steam, ketones' },
          ],
        },
      ],
      note: 'Special steam grades are listed up to 175 to 200 °C.',
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Chemical resistance',
      columns: [
        {
          heading: 'Rated A',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Hot water and steam below 150 °C' },
            { text: 'Glycol brake fluid, engine coolant' },
            { text: 'Acetone, MEK, 50% sodium hydroxide' },
            { text: 'Skydrol-type phosphate ester' },
          ],
        },
        {
          heading: 'Rated B or C',
          points: [
            { text: 'Chloramine-treated water (B; peroxide cure preferred)' },
            { text: 'Nitric acid 10% (B)' },
            { text: 'Olive and soybean oil (C)' },
            { text: 'Steam above 150 °C (C)' },
          ],
        },
        {
          heading: 'Rated D',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Mineral oil, diesel, gasoline' },
            { text: 'Toluene, hexane' },
            { text: 'Petroleum jelly, often used by mistake in assembly' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about EPDM',
      openFirst: true,
      items: [
        {
          question: 'Which lubricants suit EPDM?',
          answer:
            '<p>Silicone grease, PFPE grease, glycerin or soapy water. Petroleum grease swells the ring out of its groove. More on <a href="/o-ring-lubrication">lubrication</a>.</p>',
        },
        {
          question: 'Which approvals can EPDM carry?',
          answer:
            '<p>Grades exist for FDA 21 CFR 177.2600, USP Class VI, NSF/ANSI 61, WRAS, KTW, W270, ACS and 3-A. Approval belongs to one compound, so choose it by the <a href="/compliance-hub">compliance</a> filter and ask for the document.</p>',
        },
        {
          question: 'What does purple EPDM mean?',
          answer: '<p>Purple often marks peroxide cure. It is a convention, not a standard.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'EPDM-P',
      store: '/shop/orings?material=epdm',
      links: [
        { label: 'Butyl (IIR)', url: '/materialpages/butyl' },
        { label: 'FEPM for steam and oil', url: '/fepm' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Drinking water', url: '/industries/drinking-water' },
        { label: 'Food and dairy', url: '/industries/food-dairy' },
        { label: 'Nuclear', url: '/industries/nuclear' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Water, steam or brake fluid?',
      content: 'Choose size and approval; the store shows the price for your quantity.',
      actions: [
        {
          label: 'EPDM with NSF/ANSI 61 grades',
          url: '/shop/orings?material=epdm&compliance=nsf-ansi-61',
          priority: 'primary',
        },
        { label: 'Contact us', url: '/contact-us' },
      ],
    }),
  ],
});
