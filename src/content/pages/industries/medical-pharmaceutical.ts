import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/industries/medical-pharmaceutical',
  title: 'Medical and pharmaceutical seals',
  description:
    'Seals for devices, dosing and bioprocess: what USP Class VI proves and what it does not, how rubbers take steam, gas and gamma, and records to ask for.',
  image: '/drawings/syringe.svg',
  blocks: [
    block('Content Header', {
      heading: 'Medical and pharmaceutical',
      lead: 'Two questions decide: what touches the patient or the drug, and how is the part sterilized. Silicone, EPDM, FFKM and PTFE answer most of them, each with a method of sterilization it dislikes.',
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
                '<p>Peroxide-cured EPDM is rated A below 150 °C, silicone C: silicone stands single autoclave cycles but weakens in steady steam. FFKM is rated A.</p>',
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
              title: 'Gas cycle and airing',
              content:
                '<p>Rubber takes the gas up and gives it off slowly, so airing time counts. Continuous contact is a different matter: there only FFKM and PTFE are rated A.</p>',
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
                '<p>Radiation cuts or links polymer chains. PTFE embrittles at sterilizing doses, butyl softens; silicone and EPDM change less. Test after the full dose.</p>',
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
        '<p>USP &lt;88&gt; injects extracts of a material into test animals, implants strips of it and looks for a reaction; Class VI is the strictest of its six classes. It tests the material as made, not your part after machining, printing and sterilization. Device makers go on to the ISO 10993 series for the finished device, chosen by type and length of contact.</p>',
    }),
    block('Column Content', {
      id: 'materials',
      heading: 'Four materials, four habits',
      columns: [
        {
          bulletType: 'default',
          points: [
            {
              text: '<a href="/silicone">Silicone</a>, platinum cured: no peroxide residue, clear, soft; wears and tears easily',
            },
            { text: '<a href="/epdm">EPDM</a>: steam and caustic; keep oil and petroleum jelly away' },
          ],
        },
        {
          bulletType: 'default',
          points: [
            { text: '<a href="/ffkm-perfluoroelastomer">FFKM</a>: solvents, hot water for injection; costs most' },
            { text: '<a href="/materialpages/ptfe">PTFE</a>: inert, no elasticity; used as jacket or envelope' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'quality',
      heading: 'From quality departments',
      items: [
        {
          question: 'Is there an animal-origin statement?',
          answer:
            '<p>Some processing aids, stearates for one, can come from animal fat. Ask for an ADI or TSE/BSE statement by compound and it is requested from the maker of the rubber.</p>',
        },
        {
          question: 'Can parts be traced to a batch?',
          answer:
            '<p>Say in the inquiry how far back the record must reach: molding lot, compound batch or raw polymer.</p>',
        },
        {
          question: 'Can I use a stock ring in an implant?',
          answer: '<p>No. Parts in the store are not made for implantation, and none should be used for it.</p>',
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
      heading: 'Start with contact and cycle',
      content: 'Contact type, drug or fluid, sterilization method, number of cycles and the documents your file needs.',
      actions: [
        { label: 'Open an inquiry', url: '/request-a-quote', priority: 'primary' },
        { label: 'Cleanroom packing', url: '/cleanroom' },
      ],
    }),
  ],
});
