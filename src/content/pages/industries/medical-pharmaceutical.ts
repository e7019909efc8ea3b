import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/industries/medical-pharmaceutical',
  title: 'Medical and pharmaceutical seals',
  description:
    'Seals for devices, dosing and bioprocess: what USP Class VI proves and what it does not, how rubbers withstand steam, gas and gamma, and documents to request.',
  image: '/drawings/syringe.svg',
  blocks: [
    block('Content Header', {
      heading: 'Medical and pharmaceutical',
      lead: 'Two questions decide: what touches the patient or the drug, and how is the part sterilized? Silicone, EPDM, FFKM and PTFE cover most uses; each has limits in sterilization.',
      actions: [
        { label: 'USP Class VI grades', url: '/shop/orings?compliance=usp-class-vi', priority: 'primary' },
        { label: 'What Class VI means', url: '/usp-class-vi' },
      ],
      image: '/drawings/syringe.svg',
      altText: 'Syringe with plunger seal',
    }),
    block('Table of Contents', {}),
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
          points: [
            {
              text: '<a href="/silicone">Silicone</a>, platinum cured: no peroxide residue, clear, soft; tears and wears easily',
            },
            { text: '<a href="/epdm">EPDM</a>: for steam and caustic; not for oil or petroleum jelly' },
          ],
        },
        {
          bulletType: 'default',
          points: [
            {
              text: '<a href="/ffkm-perfluoroelastomer">FFKM</a>: for solvents and hot water for injection; highest cost',
            },
            { text: '<a href="/materialpages/ptfe">PTFE</a>: inert, not elastic; used as a jacket or envelope' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'quality',
      heading: 'Questions about medical seals',
      items: [
        {
          question: 'Is there an animal-origin statement?',
          answer:
            '<p>Some processing aids, such as stearates, can come from animal fat. Request an ADI or TSE/BSE statement for the compound, and we ask the compounder.</p>',
        },
        {
          question: 'Can parts be traced to a batch?',
          answer: '<p>Yes. State in the inquiry how far back: molding lot, compound batch or raw polymer.</p>',
        },
        {
          question: 'Can I use a stock ring in an implant?',
          answer: '<p>No. Parts in the store are not made for implants and must not be used for them.</p>',
        },
        {
          question: 'Peroxide or platinum cure?',
          answer:
            '<p>Platinum-cured silicone leaves no acid by-products and stays clear. Filter for it: <a href="/shop/orings?material=vmq&curetype=platinum">platinum-cured silicone</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=usp-class-vi',
      links: [
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
        { label: 'Material testing', url: '/material-testing' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send contact and sterilization',
      content: 'Contact type, drug or fluid, sterilization method, number of cycles and the documents you need.',
      actions: [
        { label: 'Open an inquiry', url: '/request-a-quote', priority: 'primary' },
        { label: 'Cleanroom packing', url: '/cleanroom' },
      ],
    }),
  ],
});
