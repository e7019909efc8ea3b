import { block, definePage } from '../../../define-page.ts';
import { head, link, minusPoints, numeric, plusPoints, points, primary, questions, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/epdm',
  title: 'EPDM O-rings for water, steam, brake fluid',
  description:
    'EPDM seals hot water, steam, glycol and phosphate ester; mineral oil destroys it. Peroxide and sulfur cure compared, ratings, approvals that exist.',
  blocks: [
    block('Content Header', {
      heading: 'Ethylene propylene (EPDM)',
      lead: 'For water, steam, glycol, ketones and weather from −54 to 150 °C (−65 to 302 °F) in peroxide cure. Never use it with mineral oil, petroleum grease or fuel.',
      actions: [
        primary('EPDM O-rings', '/shop/orings?material=epdm'),
        link('Peroxide cure only', '/shop/orings?material=epdm&curetype=peroxide'),
      ],
      image: '/drawings/temperature-range.svg?low=-54&high=150',
      material: 'EPDM-P',
    }),
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
      head: head('Version', numeric('Low, °C'), numeric('High, °C'), 'Used for'),
      rows: [
        row('EPDM, peroxide cure', '−54', '150', 'Steam, drinking water, brake fluid, phosphate ester'),
        row('EPDM, sulfur cure', '−45', '125', 'Cold water, weather, pipe gaskets'),
        row('EPM copolymer', '−54', '150', 'Phosphate ester, steam, ketones'),
      ],
      note: 'Special steam grades are listed up to 175 to 200 °C.',
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Chemical resistance',
      columns: [
        plusPoints('Rated A', [
          'Hot water and steam below 150 °C',
          'Glycol brake fluid, engine coolant',
          'Acetone, MEK, 50% sodium hydroxide',
          'Skydrol-type phosphate ester',
        ]),
        points('Rated B or C', [
          'Chloramine-treated water (B; peroxide cure preferred)',
          'Nitric acid 10% (B)',
          'Olive and soybean oil (C)',
          'Steam above 150 °C (C)',
        ]),
        minusPoints('Rated D', [
          'Mineral oil, diesel, gasoline',
          'Toluene, hexane',
          'Petroleum jelly, often used by mistake in assembly',
        ]),
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about EPDM',
      openFirst: true,
      items: questions({
        'Which lubricants suit EPDM?':
          '<p>Silicone grease, PFPE grease, glycerin or soapy water. Petroleum grease swells the ring out of its groove. More on <a href="/o-ring-lubrication">lubrication</a>.</p>',
        'Which approvals can EPDM carry?':
          '<p>Grades exist for FDA 21 CFR 177.2600, USP Class VI, NSF/ANSI 61, WRAS, KTW, W270, ACS and 3-A. Approval belongs to one compound, so choose it by the <a href="/compliance-hub">compliance</a> filter and ask for the document.</p>',
        'What does purple EPDM mean?': '<p>Purple often marks peroxide cure. It is a convention, not a standard.</p>',
      }),
    }),
    block('Page Margin', {
      material: 'EPDM-P',
      store: '/shop/orings?material=epdm',
      links: [
        link('Butyl (IIR)', '/materialpages/butyl'),
        link('FEPM for steam and oil', '/fepm'),
        link('Silicone (VMQ)', '/silicone'),
        link('Drinking water', '/industries/drinking-water'),
        link('Food and dairy', '/industries/food-dairy'),
        link('Nuclear', '/industries/nuclear'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Water, steam or brake fluid?',
      content: 'Choose size and approval; the store shows the price for your quantity.',
      actions: [
        primary('EPDM with NSF/ANSI 61 grades', '/shop/orings?material=epdm&compliance=nsf-ansi-61'),
        link('Contact us', '/contact-us'),
      ],
    }),
  ],
});
