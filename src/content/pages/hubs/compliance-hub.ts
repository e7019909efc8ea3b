import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/compliance-hub',
  title: 'Compliance of seal materials explained',
  description:
    'FDA, USP Class VI, NSF/ANSI 61, 3-A, UL, RoHS, REACH and decompression: what each standard tests, on what, and which store filter finds such grades.',
  image: '/drawings/measure-cs.svg',
  blocks: [
    block('Content Header', {
      heading: 'Compliance',
      lead: 'Each standard tests something different: formulation, extractables, the finished device or flammability. Check what is tested before you put a standard on the drawing.',
      actions: [
        primary('Grades with two approvals', '/shop/orings?compliance=fda-21-cfr-177-2600,usp-class-vi'),
        link('Specialty compliances', '/specialty-compliances'),
      ],
      image: '/drawings/sanitary-gasket.svg',
      altText: 'Section of a sanitary gasket between two ferrules',
    }),
    block('Tile Grid', {
      id: 'rules',
      heading: 'Eight topics',
      columns: '4',
      items: [
        tile('dairy-clamp', 'FDA food contact', 'Ingredients and extraction.', '/fda-food-contact'),
        tile('syringe', 'USP Class VI', 'Reaction of living tissue.', '/usp-class-vi'),
        tile('water-tap', 'NSF/ANSI 61 drinking water', 'What leaches into water.', '/nsf-61-drinking-water'),
        tile('sanitary-gasket', '3-A sanitary', 'Cleanability in dairy equipment.', '/3-a-sanitary'),
        tile('ul-enclosure', 'UL listed materials', 'Aging and flame.', '/ul-listed-materials'),
        tile('actuator', 'Military specifications', 'Numbers on old and new drawings.', '/military-specifications'),
        tile('shelf-life-bag', 'RoHS and REACH', 'Restricted substances.', '/rohs-and-reach'),
        tile(
          'failure-decompression',
          'Rapid gas decompression',
          'Survival of pressure release.',
          '/rapid-gas-decompression',
        ),
      ],
    }),
    block('Data Table', {
      id: 'object',
      heading: 'What is tested',
      caption: 'What is tested and which document to request',
      head: head('Standard', 'What is tested', 'Document to request'),
      rows: [
        row('FDA 21 CFR 177.2600', 'Formulation and its extract', 'Statement from the compounder'),
        row('USP Class VI', 'Cured material', 'Laboratory report'),
        row('NSF/ANSI 61', 'Product or component in water', 'Listing with end use and temperature'),
        row('3-A, rubber classes', 'Rubber for product contact', 'Class and statement'),
        row('UL 157', 'Gasket material after aging', 'File with conditions'),
        row('REACH', 'Substances in an article', 'Declaration with date of the list'),
        row('NORSOK M-710', 'Compound, aging and decompression', 'Report with section tested'),
      ],
    }),
    block('Content Subheader', {
      id: 'how',
      heading: 'How to request compliance',
      content:
        '<p>State standard, edition and scope: “USP Class VI, 121 °C extract” says more than “medical grade”, a term that no authority defines. State whether you need a statement about the compound or a certificate for the lot you receive; the second must be arranged before molding. Dates matter: the REACH candidate list grows, and a declaration names the version it was checked against.</p><p>In the store, selecting two standards leaves only grades made for both. A listing means that the compound is of such a grade. It does not replace the document, which we check for the compound on request.</p>',
    }),
    block('FAQ', {
      id: 'doubts',
      heading: 'Questions about compliance',
      items: questions({
        'Does “FDA approved rubber” exist?':
          '<p>No approval is issued. A compound complies with the regulation or it does not, and its maker says so in writing.</p>',
        'Is one certificate valid forever?':
          '<p>No. It applies to the recipe, plant and edition it names. If one of them changes, it must be checked again.</p>',
        'Can compliance be added to a stock ring?': '<p>No. Choose a compound that has it, in the same size.</p>',
      }),
    }),
    block('Lower Call to Action', {
      heading: 'Ask before ordering, not after delivery',
      content: 'Send the part number, the standard and the wording your inspector requires.',
      actions: [
        primary('Request a statement', '/request-a-quote'),
        link('ISO 9001 certification', '/iso-9001-certification'),
      ],
    }),
  ],
});
