import { block, definePage } from '../../define-page.ts';
import { link, primary, questions, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/medical-pharmaceutical',
  title: 'Medical and pharmaceutical seals',
  description:
    'Seals for devices, dosing and bioprocess: what USP Class VI proves and what it does not, how rubbers withstand steam, gas and gamma, and documents to request.',
  blocks: [
    block('Content Header', {
      heading: 'Medical and pharmaceutical',
      lead: 'Two questions decide: what touches the patient or the drug, and how is the part sterilized? Silicone, EPDM, FFKM and PTFE cover most uses; each has limits in sterilization.',
      actions: [
        primary('USP Class VI grades', '/shop/orings?compliance=usp-class-vi'),
        link('What Class VI means', '/usp-class-vi'),
      ],
      image: '/drawings/syringe.svg',
      altText: 'Syringe with plunger seal',
    }),
    block('TabContent', {
      id: 'sterilization',
      heading: 'How will it be sterilized?',
      tabs: [
        {
          label: 'Steam',
          items: [
            {
              image: '/drawings/temperature-range.svg?low=-54&high=150',
              altText: 'Temperature bar of EPDM',
              title: 'Autoclave and SIP',
              content:
                '<p>Peroxide-cured EPDM is rated A below 150 °C, silicone C: silicone withstands single autoclave cycles but weakens in continuous steam. FFKM is rated A.</p>',
              btnTitle: 'EPDM, Class VI',
              btnLink: '/shop/orings?material=epdm&compliance=usp-class-vi',
            },
          ],
        },
        {
          label: 'Ethylene oxide',
          items: [
            {
              image: '/drawings/permeation.svg',
              altText: 'Gas entering rubber',
              title: 'Gas cycle and aeration',
              content:
                '<p>Rubber absorbs the gas and releases it slowly, so aeration time matters. For continuous contact, only FFKM and PTFE are rated A.</p>',
              btnTitle: 'FFKM',
              btnLink: '/ffkm-perfluoroelastomer',
            },
          ],
        },
        {
          label: 'Radiation',
          items: [
            {
              image: '/drawings/polymer-chain.svg',
              altText: 'Chains of a polymer',
              title: 'Gamma and electron beam',
              content:
                '<p>Radiation breaks or links polymer chains. At sterilizing doses PTFE becomes brittle and butyl soft; silicone and EPDM change less. Test after the full dose.</p>',
              btnTitle: 'Material testing',
              btnLink: '/material-testing',
            },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'class-vi',
      heading: 'What a Class VI statement covers',
      content:
        '<p>USP &lt;88&gt; tests extracts of a material by injection into animals, and strips of it by implantation; Class VI is the strictest of its six classes. It tests the material as made, not your part after machining, printing and sterilization. Device makers use the ISO 10993 series for the finished device, by type and length of contact.</p>',
    }),
    block('Column Content', {
      id: 'materials',
      heading: 'Materials',
      columns: [
        {
          bulletType: 'default',
          points: texts(
            '<a href="/silicone">Silicone</a>, platinum cured: no peroxide residue, clear, soft; tears and wears easily',
            '<a href="/epdm">EPDM</a>: for steam and caustic; not for oil or petroleum jelly',
          ),
        },
        {
          bulletType: 'default',
          points: texts(
            '<a href="/ffkm-perfluoroelastomer">FFKM</a>: for solvents and hot water for injection; highest cost',
            '<a href="/materialpages/ptfe">PTFE</a>: inert, not elastic; used as a jacket or envelope',
          ),
        },
      ],
    }),
    block('FAQ', {
      id: 'quality',
      heading: 'Questions about medical seals',
      items: questions({
        'Is there an animal-origin statement?':
          '<p>Some processing aids, such as stearates, can come from animal fat. Request an ADI or TSE/BSE statement for the compound, and we ask the compounder.</p>',
        'Can parts be traced to a batch?':
          '<p>Yes. State in the inquiry how far back: molding lot, compound batch or raw polymer.</p>',
        'Can I use a stock ring in an implant?':
          '<p>No. Parts in the store are not made for implants and must not be used for them.</p>',
        'Peroxide or platinum cure?':
          '<p>Platinum-cured silicone leaves no acid by-products and stays clear. Filter for it: <a href="/shop/orings?material=vmq&curetype=platinum">platinum-cured silicone</a>.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=usp-class-vi',
      links: [
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
        link('Material testing', '/material-testing'),
        link('Silicone (VMQ)', '/silicone'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('PTFE', '/materialpages/ptfe'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send contact and sterilization',
      content: 'Contact type, drug or fluid, sterilization method, number of cycles and the documents you need.',
      actions: [primary('Open an inquiry', '/request-a-quote'), link('Cleanroom packing', '/cleanroom')],
    }),
  ],
});
