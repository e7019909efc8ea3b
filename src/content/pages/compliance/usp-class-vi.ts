import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/usp-class-vi',
  title: 'USP Class VI for seals: what it proves',
  description:
    'USP Class VI rates plastics and rubber by three tests in animals on extracts and implants. What it covers, what it does not, which materials have such grades.',
  image: '/drawings/syringe.svg',
  blocks: [
    block('Content Header', {
      heading: 'USP Class VI',
      lead: 'The strictest of six classes in chapter ⟨88⟩ of the United States Pharmacopeia: extracts and strips of the material are tested in living tissue and must cause no more reaction than a blank. It rates a compound, not a device.',
      actions: [
        { label: 'O-rings with Class VI grades', url: '/shop/orings?compliance=usp-class-vi', priority: 'primary' },
        { label: 'Medical and pharmaceutical', url: '/industries/medical-pharmaceutical' },
      ],
      image: '/drawings/syringe.svg',
    }),
    block('Table of Contents', {}),
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
        {
          heading: 'Covered',
          bulletType: 'plus_bullet',
          points: [
            { text: 'This formulation, extracted at the stated temperature, was well tolerated.' },
            { text: 'The extraction temperature, often 70 or 121 °C, is part of the result.' },
          ],
        },
        {
          heading: 'Not covered',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Cell toxicity: see chapter ⟨87⟩, a separate report.' },
            { text: 'Fitness for long implantation: ISO 10993 and the device maker decide.' },
            { text: 'How much leaches into a drug: extractables studies do.' },
            { text: 'Cleanliness of the delivered parts.' },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials with such grades',
      caption: 'Class VI materials by use',
      head: [{ text: 'Material' }, { text: 'Range, °C' }, { text: 'Typical use' }],
      rows: [
        {
          cells: [
            { text: 'Silicone', url: '/silicone' },
            { text: '−55 to 225' },
            { text: 'Tubing, gaskets, soft valves' },
          ],
        },
        {
          cells: [
            { text: 'EPDM, peroxide cure', url: '/epdm' },
            { text: '−54 to 150' },
            { text: 'Steam sterilized process lines' },
          ],
        },
        {
          cells: [
            { text: 'FKM types A and GF', url: '/fkm-fluorocarbon' },
            { text: 'from −20 and −10 to 204' },
            { text: 'Oily and solvent media' },
          ],
        },
        {
          cells: [
            { text: 'FFKM', url: '/ffkm-perfluoroelastomer' },
            { text: '−15 to 325 by grade' },
            { text: 'Aggressive cleaning, solvents' },
          ],
        },
        {
          cells: [
            { text: 'PTFE', url: '/materialpages/ptfe' },
            { text: '−200 to 260' },
            { text: 'Envelope gaskets, jackets' },
          ],
        },
        {
          cells: [
            { text: 'PEEK', url: '/materialpages/peek' },
            { text: '−60 to 250' },
            { text: 'Instrument parts, hard seats' },
          ],
        },
      ],
      note: 'Grades exist; each must be documented for the compound delivered.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about Class VI',
      items: [
        {
          question: 'What should the certificate show?',
          answer:
            '<p>Compound number, test laboratory, date, extraction temperature and the result for all three tests. A claim in a brochure is not a report.</p>',
        },
        {
          question: 'Does a change of color or cure matter?',
          answer:
            '<p>Yes. Pigment and crosslinker are part of the formulation that was tested. A changed formulation needs a new test or a written assessment.</p>',
        },
        {
          question: 'Can parts be packed clean?',
          answer:
            '<p>Yes, as separate services: see <a href="/cleanroom">cleanroom</a> and <a href="/ultrasonic-cleaning">ultrasonic cleaning</a>.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Tell us contact type, contact time and sterilization method. They decide which report your regulator requires.',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=usp-class-vi',
      links: [
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'PEEK', url: '/materialpages/peek' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Find a compound or a report',
      content: 'Name the compound, or the media and the sterilization method.',
      actions: [
        { label: 'Class VI silicone', url: '/shop/orings?material=vmq&compliance=usp-class-vi', priority: 'primary' },
        { label: 'Request documents', url: '/contact-us' },
      ],
    }),
  ],
});
