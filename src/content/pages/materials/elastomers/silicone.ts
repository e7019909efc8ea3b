import { block, definePage } from '../../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/silicone',
  title: 'Silicone (VMQ) and phenyl silicone seals',
  description:
    'Silicone rings stay soft from −55 to 225 °C in air, phenyl grades from −100 °C. Food and medical grades, gas permeability, and why it is for static seals only.',
  blocks: [
    block('Content Header', {
      heading: 'Silicone (VMQ)',
      lead: 'The widest temperature range of the common rubbers in dry air: −55 to 225 °C (−67 to 437 °F). Clean, nearly tasteless, made in food and medical grades. It tears easily and lets gas through, so use it in static seals.',
      actions: [
        primary('Browse silicone O-rings', '/shop/orings?material=vmq'),
        link('Food-contact grades', '/shop/orings?material=vmq&compliance=fda-21-cfr-177-2600'),
      ],
      image: '/drawings/temperature-range.svg?low=-55&high=225',
      material: 'VMQ',
    }),
    block('Content Subheader', {
      id: 'backbone',
      heading: 'Structure and cure',
      content:
        '<p>Other rubbers are chains of carbon. Silicone alternates silicon and oxygen, a bond that heat, ozone and ultraviolet light hardly affect and that stays flexible at low temperature. The chains attract each other weakly, which is why tensile and tear strength are low.</p><p>Platinum cure leaves nothing that could migrate and is usual for medical and food parts. Peroxide cure costs less and needs a post-cure in an oven to drive off by-products.</p>',
    }),
    block('Content Subheader', {
      id: 'pvmq',
      heading: 'PVMQ: for extreme cold',
      content:
        '<p>Phenyl groups keep the chain from crystallizing. The range starts at −100 °C (−148 °F); oil and steam resistance do not improve.</p>',
    }),
    block('Material Facts', { code: 'PVMQ' }),
    block('Column Content', {
      id: 'decide',
      heading: 'When to use silicone',
      columns: [
        plusPoints('Suited to', [
          'Oven doors, lamps, sterilizers with dry heat',
          'Milk, beer, fruit juice, potable water: rated A',
          'Oxygen at ambient temperature below 1 MPa, with an oxygen-cleaned, approved compound',
          'Soft seals for low closing force, 30 to 50 Shore A',
        ]),
        minusPoints('Not suited to', [
          'Gasoline, diesel, toluene: D, see <a href="/fluorosilicone">fluorosilicone</a>',
          'Steam: C below 150 °C, D above',
          'Vacuum and helium: very high <a href="/permeability">permeability</a>',
          'Rods, valves and other sliding contact',
        ]),
      ],
    }),
    faq('Questions about silicone', {
      'Can I grease silicone with silicone grease?':
        '<p>No. Silicone fluids swell silicone rubber, which is rated D for them. Use PFPE grease or glycerin.</p>',
      'What is the difference between red and translucent?':
        '<p>Red comes from iron oxide, which also helps heat aging. Translucent silicone has no pigment and is common in food and medical parts.</p>',
      'Why did a silicone ring turn sticky in a closed housing?':
        '<p>Heat with moisture and without air can break down the polymer (reversion). Vent the space, or use <a href="/epdm">EPDM</a> for wet heat.</p>',
    }),
    block('Page Margin', {
      material: 'VMQ',
      store: '/shop/orings?material=vmq',
      links: [
        link('Fluorosilicone (FVMQ)', '/fluorosilicone'),
        link('Gas permeability', '/permeability'),
        link('Ethylene propylene (EPDM)', '/epdm'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Silicone by size, color and hardness',
      content: 'For medical use, state the contact and the document you need before ordering.',
      actions: [primary('Shop VMQ', '/shop/orings?material=vmq'), link('USP Class VI explained', '/usp-class-vi')],
    }),
  ],
});
