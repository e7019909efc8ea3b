import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/molybdenum-disulfide-coating',
  title: 'Molybdenum disulfide (MoS₂) on O-rings',
  description:
    'MoS₂ powder rubbed into the surface cuts friction at assembly and first stroke, with no binder or oil. Where it works, where it is forbidden, options.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'Molybdenum disulfide coating',
      lead: 'Dry, dark gray, slippery: plates of MoS₂ are tumbled into the skin of the ring. They shear against each other at the first stroke, when most O-rings stick. No liquid, nothing to drip, nothing to cure.',
      actions: [
        { label: 'Quote MoS₂-treated rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Nitrile rings to treat', url: '/shop/orings?material=nbr' },
      ],
      image: '/drawings/coating.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'layer',
      heading: 'A mineral that slides in layers',
      content:
        '<p>Molybdenum disulfide, found in nature as molybdenite, consists of sheets: molybdenum between two layers of sulfur. Sulfur faces sulfur from sheet to sheet and the bond there is weak, so sheets slip. Unlike graphite it needs no moisture for that, which explains its use in dry gas and vacuum mechanisms. Humid air slowly oxidizes it.</p>',
    }),
    block('TabContent', {
      id: 'choices',
      heading: 'Three ways to bring it in',
      tabs: [
        {
          label: 'Tumbled',
          items: [
            {
              title: 'Powder on the surface',
              content:
                '<p>Cheapest. Adds practically no thickness, rubs off with use. Leaves gray marks on hands and parts.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'Bonded',
          items: [
            {
              title: 'Powder in a resin film',
              content:
                '<p>Lasts longer on metal; on stretching rubber the resin cracks, so it is for hard backup rings and housings.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'Mixed in',
          items: [
            {
              title: 'Powder through the compound',
              content: '<p>Cannot rub off, since new filler is exposed as the skin wears. Hardness and set change.</p>',
              btnTitle: 'Internally lubricated O-rings',
              btnLink: '/internally-lubricated-o-rings',
            },
          ],
        },
      ],
    }),
    block('List', {
      id: 'good',
      heading: 'Ask for it when',
      style: 'plus_bullet',
      items: [
        { text: 'rings sit for weeks between strokes and must then break free smoothly;' },
        { text: 'grease would collect dust, as in pneumatic tools or outdoor latches;' },
        { text: 'rings stick together in the bag or to the groove;' },
        { text: 'the mechanism is assembled once and hardly serviced.' },
      ],
    }),
    block('List', {
      id: 'bad',
      heading: 'Leave it out when',
      style: 'minus_bullet',
      items: [
        { text: 'food, drink or drug contact is possible;' },
        { text: 'optics, paint or wafers would suffer from particles;' },
        { text: 'oxygen service has not released the grade;' },
        { text: 'the part must be white or colored.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Moly, quick answers',
      items: [
        {
          question: 'Which rubbers take it?',
          answer:
            '<p>Any that is not too soft; <a href="/nbr-buna-n">nitrile</a>, <a href="/hnbr">HNBR</a> and <a href="/fkm-fluorocarbon">FKM</a> are usual. On silicone it holds poorly.</p>',
        },
        {
          question: 'MoS₂ or graphite?',
          answer: '<p>Graphite for wet or humid places, molybdenum disulfide for dry ones.</p>',
        },
        {
          question: 'Will it change the size?',
          answer:
            '<p>Not measurably. Inspect to the ordinary <a href="/rma-tolerances">tolerance</a> after wiping the ring.</p>',
        },
        {
          question: 'Can I add grease on top?',
          answer:
            '<p>Yes, provided the grease suits the rubber. Much of the powder then ends up in the grease, where it still works.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        { label: 'PTFE-coated O-rings', url: '/ptfe-coated-o-rings' },
        { label: 'O-ring lubrication', url: '/o-ring-lubrication' },
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Stick-slip at start?',
      content: 'State stroke, idle time, pressure and medium. Finish or squeeze may be the true cause, and we say so.',
      actions: [
        { label: 'Ask an engineer', url: '/contact-us', priority: 'primary' },
        { label: 'Coatings and lubrication', url: '/coatings-and-lubrication-hub' },
      ],
    }),
  ],
});
