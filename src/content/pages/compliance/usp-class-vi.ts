import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/usp-class-vi',
  title: 'USP Class VI for seals: what it proves',
  description:
    'USP Class VI rates plastics and rubber by three tests in animals on extracts and implants. What it covers, what it does not, which materials have such grades.',
  blocks: [
    block('Content Header', {
      heading: 'USP Class VI',
      lead: 'The strictest of six classes in chapter ⟨88⟩ of the United States Pharmacopeia: extracts and strips of the material are tested in living tissue and must cause no more reaction than a blank. It rates a compound, not a device.',
      actions: [
        primary('O-rings with Class VI grades', '/shop/orings?compliance=usp-class-vi'),
        link('Medical and pharmaceutical', '/industries/medical-pharmaceutical'),
      ],
      image: '/drawings/syringe.svg',
    }),
    block('TabContent', {
      id: 'tests',
      heading: 'Three tests',
      tabs: [
        {
          label: 'Systemic',
          items: [
            {
              title: 'Injection of extracts',
              content:
                '<p>Extracts of the material in saline, alcohol in saline, polyethylene glycol and vegetable oil are injected. The animals are observed for general toxicity.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'Intracutaneous',
          items: [
            {
              title: 'Under the skin',
              content:
                '<p>The same extracts are injected into the skin. Redness and swelling are compared with plain solvent.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'Implantation',
          items: [
            {
              title: 'In muscle',
              content:
                '<p>Strips of the material are implanted in muscle for days; the tissue around them is then examined.</p>',
              toggleBtn: true,
            },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'scope',
      heading: 'What Class VI covers',
      columns: [
        plusPoints('Covered', [
          'This formulation, extracted at the stated temperature, was well tolerated.',
          'The extraction temperature, often 70 or 121 °C, is part of the result.',
        ]),
        minusPoints('Not covered', [
          'Cell toxicity: see chapter ⟨87⟩, a separate report.',
          'Fitness for long implantation: ISO 10993 and the device maker decide.',
          'How much leaches into a drug: extractables studies do.',
          'Cleanliness of the delivered parts.',
        ]),
      ],
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials with such grades',
      caption: 'Class VI materials by use',
      head: head('Material', 'Range, °C', 'Typical use'),
      rows: [
        row(['Silicone', '/silicone'], '−55 to 225', 'Tubing, gaskets, soft valves'),
        row(['EPDM, peroxide cure', '/epdm'], '−54 to 150', 'Steam sterilized process lines'),
        row(['FKM types A and GF', '/fkm-fluorocarbon'], 'from −20 and −10 to 204', 'Oily and solvent media'),
        row(['FFKM', '/ffkm-perfluoroelastomer'], '−15 to 325 by grade', 'Aggressive cleaning, solvents'),
        row(['PTFE', '/materialpages/ptfe'], '−200 to 260', 'Envelope gaskets, jackets'),
        row(['PEEK', '/materialpages/peek'], '−60 to 250', 'Instrument parts, hard seats'),
      ],
      note: 'Grades exist; each must be documented for the compound delivered.',
    }),
    faq('Questions about Class VI', {
      'What should the certificate show?':
        '<p>Compound number, test laboratory, date, extraction temperature and the result for all three tests. A claim in a brochure is not a report.</p>',
      'Does a change of color or cure matter?':
        '<p>Yes. Pigment and crosslinker are part of the formulation that was tested. A changed formulation needs a new test or a written assessment.</p>',
      'Can parts be packed clean?':
        '<p>Yes, as separate services: see <a href="/cleanroom">cleanroom</a> and <a href="/ultrasonic-cleaning">ultrasonic cleaning</a>.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Tell us contact type, contact time and sterilization method. They decide which report your regulator requires.',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=usp-class-vi',
      links: [
        link('Silicone (VMQ)', '/silicone'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
        link('PTFE', '/materialpages/ptfe'),
        link('PEEK', '/materialpages/peek'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Find a compound or a report',
      content: 'Name the compound, or the media and the sterilization method.',
      actions: [
        primary('Class VI silicone', '/shop/orings?material=vmq&compliance=usp-class-vi'),
        link('Request documents', '/contact-us'),
      ],
    }),
  ],
});
