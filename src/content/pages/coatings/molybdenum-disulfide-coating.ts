import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/molybdenum-disulfide-coating',
  title: 'Molybdenum disulfide (MoS₂) on O-rings',
  description:
    'MoS₂ powder rubbed into the surface cuts friction at assembly and first stroke, with no binder or oil. Where it works, where it must not be used, options.',
  image: '/drawings/coating.svg',
  blocks: [
    block('Content Header', {
      heading: 'Molybdenum disulfide coating',
      lead: 'A dry, dark gray lubricant: plates of MoS₂ are tumbled into the surface of the ring. They slide on each other at the first stroke, when most O-rings stick. No liquid, no cure.',
      actions: [
        { label: 'Quote MoS₂-treated rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Nitrile rings to treat', url: '/shop/orings?material=nbr' },
      ],
      image: '/drawings/coating.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'layer',
      heading: 'How it works',
      content:
        '<p>Molybdenum disulfide, found in nature as molybdenite, consists of sheets: molybdenum between two layers of sulfur. The bond between sulfur layers is weak, so the sheets slide. Unlike graphite it needs no moisture for this, so it is used in dry gas and vacuum. Humid air slowly oxidizes it.</p>',
    }),
    block('TabContent', {
      id: 'choices',
      heading: 'Three methods',
      tabs: [
        {
          label: 'Tumbled',
          items: [
            {
              title: 'Powder on the surface',
              content:
                '<p>The least expensive. Adds almost no thickness, rubs off with use, and leaves gray marks on hands and parts.</p>',
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
                '<p>Lasts longer on metal; on rubber the resin cracks when stretched, so it is for hard backup rings and housings.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'Mixed in',
          items: [
            {
              title: 'Powder through the compound',
              content: '<p>Cannot rub off, since wear exposes new particles. Hardness and compression set change.</p>',
              btnTitle: 'Internally lubricated O-rings',
              btnLink: '/internally-lubricated-o-rings',
            },
          ],
        },
      ],
    }),
    block('List', {
      id: 'good',
      heading: 'Suited to',
      style: 'plus_bullet',
      items: [
        { text: 'Rings that do not move for weeks and must then start smoothly' },
        { text: 'Places where grease would collect dust, such as pneumatic tools or outdoor latches' },
        { text: 'Rings that stick together or to the groove' },
        { text: 'Mechanisms that are rarely serviced' },
      ],
    }),
    block('List', {
      id: 'bad',
      heading: 'Not suited to',
      style: 'minus_bullet',
      items: [
        { text: 'Contact with food, drinks or drugs' },
        { text: 'Optics, paint or wafers, because of particles' },
        { text: 'Oxygen service, unless the grade is released for it' },
        { text: 'White or colored parts' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about MoS₂ coating',
      items: [
        {
          question: 'Which rubbers can be treated?',
          answer:
            '<p>All but very soft ones; <a href="/nbr-buna-n">nitrile</a>, <a href="/hnbr">HNBR</a> and <a href="/fkm-fluorocarbon">FKM</a> are usual. It does not hold well on silicone.</p>',
        },
        {
          question: 'Should I choose MoS₂ or graphite?',
          answer: '<p>Graphite for wet or humid places, MoS₂ for dry ones.</p>',
        },
        {
          question: 'Does it change the size?',
          answer:
            '<p>Not measurably. Inspect to the normal <a href="/rma-tolerances">tolerance</a> after wiping the ring.</p>',
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
      heading: 'Stick-slip at start-up?',
      content: 'State stroke, idle time, pressure and medium. Surface finish or squeeze may be the cause.',
      actions: [
        { label: 'Ask an engineer', url: '/contact-us', priority: 'primary' },
        { label: 'Coatings and lubrication', url: '/coatings-and-lubrication-hub' },
      ],
    }),
  ],
});
