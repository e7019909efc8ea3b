import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/coatings-and-lubrication-hub',
  title: 'Coatings and lubrication for O-rings',
  description:
    'Four ways to cut the friction of a rubber ring: PTFE film, molybdenum disulfide, grease or oil, and wax in the compound. Which lasts, and what rules each out.',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Coatings and lubrication',
      lead: 'Dry rubber grips metal. Rings tear during assembly, valves stick after a pause and feeders jam. The remedy depends on whether friction matters once or always.',
      actions: [
        primary('Internally lubricated rings', '/shop/orings?subtype=internally-lubricated'),
        link('Ask for a coating', '/request-a-quote'),
      ],
      image: '/drawings/coating.svg',
      altText: 'Ring with a thin coating shown in section',
    }),
    block('Tile Grid', {
      id: 'ways',
      heading: 'Four methods',
      columns: '2',
      items: [
        tile(
          'coating',
          'PTFE-coated O-rings',
          'Dry film, clear or tinted, for feeding and fitting.',
          '/ptfe-coated-o-rings',
        ),
        tile(
          'dry-film',
          'Molybdenum disulfide coating',
          'Dark dry powder for cold and heat.',
          '/molybdenum-disulfide-coating',
        ),
        tile('lubrication', 'O-ring lubrication', 'Grease and oil matched to the rubber.', '/o-ring-lubrication'),
        tile(
          'elastomer',
          'Internally lubricated O-rings',
          'Wax or PTFE powder mixed into the rubber.',
          '/internally-lubricated-o-rings',
        ),
      ],
    }),
    block('Data Table', {
      id: 'compare',
      heading: 'Side by side',
      caption: 'The four methods compared',
      head: head('Method', 'Helps at assembly', 'Helps in service', 'Residue'),
      rows: [
        row('PTFE film', 'Yes', 'For few strokes', 'Flakes possible when stretched far'),
        row('Molybdenum disulfide', 'Yes', 'Short runs, dry', 'Dark marks'),
        row('Grease', 'Yes', 'While it stays in place', 'Film in the medium'),
        row('Internal wax', 'Little when new', 'Yes, it keeps migrating outward', 'Bloom on the surface'),
      ],
    }),
    block('Content Subheader', {
      id: 'decide',
      heading: 'How to choose',
      content:
        '<p>If friction matters only at assembly, treat the surface: a film for machine feeding, a little grease for manual assembly. If the seal moves for years, choose a lubricated compound or change the profile; no film survives a million strokes. <a href="/x-rings">X-rings</a> and <a href="/cap-seals">cap seals</a> lower friction by shape.</p><p>Then check what the application rules out. Silicone oil spoils paint adhesion and swells silicone rings; mineral grease swells EPDM; oxygen systems allow only special fluorinated greases; food, water and wafer plants have their own lists. A coating also adds thickness, so check the fill of a tight groove again.</p>',
    }),
    block('FAQ', {
      heading: 'Questions about coatings',
      items: questions({
        'Can a coating be used for color alone?':
          '<p>Yes. A thin tinted film tells two compounds or sizes apart on the line.</p>',
        'Will a coated ring resist more chemicals?':
          '<p>No. The film is porous and cracks when stretched. For chemical resistance the jacket must be closed: use <a href="/encapsulated-o-rings">encapsulated rings</a>.</p>',
        'What else can be applied?':
          '<p>The <a href="/coatings">coatings</a> service page names the options and what to send with a request.</p>',
      }),
    }),
    block('Lower Call to Action', {
      heading: 'Have your own rings coated',
      content: 'State rubber, size, quantity, color and what must not come into contact with the medium.',
      actions: [primary('Request coating', '/request-a-quote'), link('Surface finish', '/surface-finish')],
    }),
  ],
});
