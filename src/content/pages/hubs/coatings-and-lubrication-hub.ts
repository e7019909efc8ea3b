import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/coatings-and-lubrication-hub',
  title: 'Coatings and lubrication for O-rings',
  description:
    'Four ways to cut the friction of a rubber ring: PTFE film, molybdenum disulfide, grease or oil, and wax in the compound. Which one lasts and what it forbids.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'Coatings and lubrication',
      lead: 'Dry rubber grips metal. That tears rings at assembly, makes valves stick after a pause and lets feeders jam. The remedy depends on whether friction matters once or always.',
      actions: [
        {
          label: 'Internally lubricated rings',
          url: '/shop/orings?subtype=internally-lubricated',
          priority: 'primary',
        },
        { label: 'Ask for a coating', url: '/request-a-quote' },
      ],
      image: '/drawings/coating.svg',
      altText: 'Ring with a thin coating shown in section',
    }),
    block('Tile Grid', {
      id: 'ways',
      heading: 'Four ways',
      columns: '2',
      items: [
        tile(
          'coating',
          'PTFE-coated O-rings',
          'Dry film, clear or tinted, for feeding and fitting.',
          '/ptfe-coated-o-rings',
        ),
        tile(
          'coating',
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
      caption: 'How the four ways compare in use',
      head: head('Way', 'Helps at assembly', 'Helps in service', 'Leaves something behind'),
      rows: [
        row('PTFE film', 'Yes', 'For few strokes', 'Flakes possible when stretched far'),
        row('Molybdenum disulfide', 'Yes', 'Short runs, dry', 'Dark marks'),
        row('Grease', 'Yes', 'While it stays in place', 'Film in the medium'),
        row('Internal wax', 'Little when new', 'Yes, it keeps migrating outward', 'Bloom on the surface'),
      ],
    }),
    block('Content Subheader', {
      id: 'decide',
      heading: 'How to decide',
      content:
        '<p>If the trouble ends once the lid is closed, treat the surface: a film for machine feeding, a drop of grease for handwork. If the seal moves for years, treat the compound or change the profile, for no film survives a million strokes. <a href="/x-rings">X-rings</a> and <a href="/cap-seals">cap seals</a> lower friction by shape.</p><p>Then look for what the surroundings forbid. Silicone oil ruins paint adhesion and swells silicone rings; mineral grease swells EPDM; oxygen systems allow only special fluorinated greases; food, water and wafer plants have lists of their own. A coating adds thickness too, so a groove filled to its limit needs checking again.</p>',
    }),
    block('FAQ', {
      heading: 'Coating questions',
      items: [
        {
          question: 'Can color alone be the purpose?',
          answer: '<p>Yes. A tinted film tells two compounds or sizes apart on the line, at little thickness.</p>',
        },
        {
          question: 'Will a coated ring resist more chemicals?',
          answer:
            '<p>No. The film is porous and cracks when stretched. For chemical resistance the skin must be closed: <a href="/encapsulated-o-rings">encapsulated rings</a>.</p>',
        },
        {
          question: 'What else can be applied?',
          answer:
            '<p>The <a href="/coatings">coatings</a> service page names the options and what to send with a request.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Have your own rings coated',
      content: 'State rubber, size, quantity, wanted color and what may not come into contact with the medium.',
      actions: [
        { label: 'Request coating', url: '/request-a-quote', priority: 'primary' },
        { label: 'Surface finish', url: '/surface-finish' },
      ],
    }),
  ],
});
