import { block, definePage } from '../../define-page.ts';
import { faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/molybdenum-disulfide-coating',
  title: 'Molybdenum disulfide (MoS₂) on O-rings',
  description:
    'MoS₂ powder rubbed into the surface cuts friction at assembly and first stroke, with no binder or oil. Where it works, where it must not be used, options.',
  blocks: [
    block('Content Header', {
      heading: 'Molybdenum disulfide coating',
      lead: 'A dry, dark gray lubricant: plates of MoS₂ are tumbled into the surface of the ring. They slide on each other at the first stroke, when most O-rings stick. No liquid, no cure.',
      actions: [
        primary('Quote MoS₂-treated rings', '/request-a-quote'),
        link('Nitrile rings to treat', '/shop/orings?material=nbr'),
      ],
      image: '/drawings/dry-film.svg',
    }),
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
      items: texts(
        'Rings that do not move for weeks and must then start smoothly',
        'Places where grease would collect dust, such as pneumatic tools or outdoor latches',
        'Rings that stick together or to the groove',
        'Mechanisms that are rarely serviced',
      ),
    }),
    block('List', {
      id: 'bad',
      heading: 'Not suited to',
      style: 'minus_bullet',
      items: texts(
        'Contact with food, drinks or drugs',
        'Optics, paint or wafers, because of particles',
        'Oxygen service, unless the grade is released for it',
        'White or colored parts',
      ),
    }),
    faq('Questions about MoS₂ coating', {
      'Which rubbers can be treated?':
        '<p>All but very soft ones; <a href="/nbr-buna-n">nitrile</a>, <a href="/hnbr">HNBR</a> and <a href="/fkm-fluorocarbon">FKM</a> are usual. It does not hold well on silicone.</p>',
      'Should I choose MoS₂ or graphite?': '<p>Graphite for wet or humid places, MoS₂ for dry ones.</p>',
      'Does it change the size?':
        '<p>Not measurably. Inspect to the normal <a href="/rma-tolerances">tolerance</a> after wiping the ring.</p>',
      'Can I add grease on top?':
        '<p>Yes, provided the grease suits the rubber. Much of the powder then ends up in the grease, where it still works.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        link('PTFE-coated O-rings', '/ptfe-coated-o-rings'),
        link('O-ring lubrication', '/o-ring-lubrication'),
        link('Surface finish for seals', '/surface-finish'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Stick-slip at start-up?',
      content: 'State stroke, idle time, pressure and medium. Surface finish or squeeze may be the cause.',
      actions: [
        primary('Ask an engineer', '/contact-us'),
        link('Coatings and lubrication', '/coatings-and-lubrication-hub'),
      ],
    }),
  ],
});
