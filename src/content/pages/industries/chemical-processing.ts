import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/chemical-processing',
  title: 'Seals for chemical processing',
  description:
    'Choosing O-rings and gaskets for pumps, valves and flanges in chemical plants: ratings for eight aggressive media, jackets, metal and spiral-wound seals.',
  blocks: [
    block('Content Header', {
      heading: 'Chemical processing',
      lead: 'A plant seal meets the product, the cleaning agent, the steam and the cold start. The material must withstand all of them, so the worst medium decides, not the most frequent one.',
      actions: [
        primary('FFKM and FEPM O-rings', '/shop/orings?material=ffkm,fepm'),
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
      image: '/drawings/flange-pipe.svg',
      altText: 'Section through a bolted pipe flange with a gasket between its faces',
    }),
    block('Data Table', {
      id: 'media',
      heading: 'Ratings for eight aggressive media',
      caption: 'Six materials in eight cold media, from A (little effect) to D (unsuitable)',
      head: head('Medium', 'NBR', 'EPDM', 'FKM', 'FEPM', 'FFKM', 'PTFE'),
      rows: [
        row('Toluene', 'D', 'D', 'A', 'D', 'A', 'A'),
        row('Acetone', 'D', 'A', 'D', 'D', 'A', 'A'),
        row('Tetrahydrofuran', 'D', 'C', 'D', 'D', 'A', 'A'),
        row('Acetic acid, glacial', 'D', 'B', 'D', 'C', 'A', 'A'),
        row('Sulfuric acid, 98%', 'D', 'C', 'A', 'A', 'A', 'A'),
        row('Nitric acid, 70%', 'D', 'D', 'C', 'C', 'A', 'A'),
        row('Hydrochloric acid, 37%', 'C', 'B', 'A', 'A', 'A', 'A'),
        row('Sodium hydroxide, 50%', 'B', 'A', 'D', 'A', 'A', 'A'),
      ],
      note: 'A guide only. Heat, concentration and mixtures change the rating; soak a ring in the actual medium before release.',
    }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'Reading the table',
      content:
        '<p><a href="/epdm">EPDM</a> and <a href="/fkm-fluorocarbon">FKM</a> are almost opposites: EPDM suits ketones and caustic, FKM hydrocarbons and strong oxidizing acids. If one line carries both in turn, neither is enough; choose <a href="/ffkm-perfluoroelastomer">FFKM</a> or a seal with a PTFE face.</p><p><a href="/fepm">FEPM</a> resists acids, caustic and steam but fails in aromatic and ketone solvents.</p>',
    }),
    block('Image Content Blocks', {
      id: 'beyond',
      heading: 'When rubber alone is not enough',
      items: [
        {
          image: '/drawings/encapsulated-o-ring.svg',
          altText: 'O-ring with a fluoropolymer jacket around a rubber core',
          title: 'Jacketed rings',
          content:
            '<p>FEP or PFA outside, silicone or FKM inside. For static glands only; the jacket stretches little.</p>',
          btnTitle: 'Encapsulated O-rings',
          btnLink: '/encapsulated-o-rings',
        },
        {
          image: '/drawings/spring-energized-seal.svg',
          altText: 'PTFE jacket with a metal spring',
          title: 'Spring-energized PTFE',
          content:
            '<p>For pump shafts and valve stems that move. The spring supplies the elasticity that PTFE lacks.</p>',
          btnTitle: 'Spring-energized seals',
          btnLink: '/spring-energized-seals',
        },
        {
          image: '/drawings/spiral-wound-gasket.svg',
          altText: 'Section of a spiral-wound gasket',
          title: 'Wound metal and filler',
          content:
            '<p>For raised-face flanges with thermal cycles. State flange class, facing, winding alloy and filler.</p>',
          btnTitle: 'Spiral-wound gaskets',
          btnLink: '/spiral-wound-gaskets',
        },
      ],
    }),
    block('FAQ', {
      id: 'asked',
      heading: 'Questions about chemical service',
      items: questions({
        'Our line runs solvent by day and hot caustic at night. Can one ring take both?':
          '<p>List both with temperature and contact time. If the solvent is a ketone and the wash is caustic, EPDM may suit both. If it is an aromatic, plan on FFKM or a jacketed ring.</p>',
        'How much swelling is acceptable?':
          '<p>It depends on how full the gland is. A static groove filled to 75% has room for some swell; one at 85% has little, and a moving seal has the least. See <a href="/general-groove-design">gland fill</a>.</p>',
        'Is one FFKM as good as another?':
          '<p>No. Grades differ in cure system and therefore in resistance to steam, amines and heat. State medium and temperature, not only the polymer.</p>',
      }),
    }),
    block('Consult an Engineer', {
      content:
        'Toxic, flammable or pressurized media need a review of the whole joint. Send the safety data sheet of the medium and the flange or pump drawing.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=ffkm,fepm',
      links: [
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
        link('Tetrafluoroethylene propylene (FEPM)', '/fepm'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Spring-energized seals', '/spring-energized-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the list of media',
      content: 'Names, concentrations, temperatures and pressure. We propose a material and mark open questions.',
      actions: [primary('Ask for a material', '/request-a-quote'), link('All industries', '/industries')],
    }),
  ],
});
