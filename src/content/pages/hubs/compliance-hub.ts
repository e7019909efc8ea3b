import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/compliance-hub',
  title: 'Compliance of seal materials explained',
  description:
    'FDA, USP Class VI, NSF/ANSI 61, 3-A, UL, RoHS, REACH and decompression: what each rule tests, on what, and which store filter finds such grades.',
  image: '/drawings/measure-cs.svg',
  blocks: [
    block('Content Header', {
      heading: 'Compliance',
      lead: 'Every rule tests something particular: a recipe, an extract, a finished device, a flame. Read what is tested before you write a name on the drawing.',
      actions: [
        {
          label: 'Grades with two approvals',
          url: '/shop/orings?compliance=fda-21-cfr-177-2600,usp-class-vi',
          priority: 'primary',
        },
        { label: 'Specialty compliances', url: '/specialty-compliances' },
      ],
      showImage: false,
    }),
    block('Table of Contents', {}),
    block('Tile Grid', {
      id: 'rules',
      heading: 'Eight topics',
      columns: '4',
      items: [
        tile('dairy-clamp', 'FDA food contact', 'Ingredients and extraction.', '/fda-food-contact'),
        tile('syringe', 'USP Class VI', 'Reaction of living tissue.', '/usp-class-vi'),
        tile('water-tap', 'NSF/ANSI 61 drinking water', 'What water picks up.', '/nsf-61-drinking-water'),
        tile('sanitary-gasket', '3-A sanitary', 'Cleanability in dairies.', '/3-a-sanitary'),
        tile('ul-enclosure', 'UL listed materials', 'Aging and flame.', '/ul-listed-materials'),
        tile('actuator', 'Military specifications', 'Numbers on old and new prints.', '/military-specifications'),
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
      heading: 'What exactly is tested',
      caption: 'Object of the test and what a buyer receives',
      head: head('Rule', 'Object', 'Paper to ask for'),
      rows: [
        row('FDA 21 CFR 177.2600', 'Formulation and its extract', 'Statement of the compounder'),
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
      heading: 'How to ask for compliance',
      content:
        '<p>Write rule, edition and scope: “USP Class VI, 121 °C extract” says more than “medical grade”, which no authority defines. State whether you need a statement about the compound or a certificate for the lot you receive; the second has to be arranged before molding. Dates matter: the REACH list of substances grows, and a declaration names the version it was checked against.</p><p>In the store the compliance filter works as an “and”: tick two rules and only grades made for both remain. A tick means that a compound is of such a grade. It does not replace the paper, which is checked for the compound when you ask.</p>',
    }),
    block('FAQ', {
      id: 'doubts',
      heading: 'Doubts that come up',
      items: [
        {
          question: 'Does “FDA approved rubber” exist?',
          answer:
            '<p>No approval is issued. A compound complies with the regulation or it does not, and its maker says so in writing.</p>',
        },
        {
          question: 'Is one certificate valid forever?',
          answer:
            '<p>It holds for the recipe, plant and edition it names. Changes of any of them call for a new look.</p>',
        },
        {
          question: 'Can compliance be added to a stock ring?',
          answer: '<p>Not after molding. Choose a compound that has it, in the same size.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Ask before ordering, not after delivery',
      content: 'Part number, rule and the wording your inspector wants to read.',
      actions: [
        { label: 'Request a statement', url: '/request-a-quote', priority: 'primary' },
        { label: 'ISO 9001 certification', url: '/iso-9001-certification' },
      ],
    }),
  ],
});
