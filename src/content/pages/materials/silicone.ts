import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/silicone',
  title: 'Silicone (VMQ) and phenyl silicone seals',
  description:
    'Silicone rings stay soft from −55 to 225 °C in air, phenyl grades from −100 °C. Food and medical grades, gas permeability, and why it is for static seals only.',
  image: '/drawings/temperature-range.svg?low=-55&high=225',
  blocks: [
    block('Content Header', {
      heading: 'Silicone (VMQ)',
      lead: 'The widest temperature range of the common rubbers in dry air: −55 to 225 °C (−67 to 437 °F). Clean, nearly tasteless, made in food and medical grades. It tears easily and lets gas through, so use it in static seals.',
      actions: [
        { label: 'Browse silicone O-rings', url: '/shop/orings?material=vmq', priority: 'primary' },
        { label: 'Food-contact grades', url: '/shop/orings?material=vmq&compliance=fda-21-cfr-177-2600' },
      ],
      image: '/drawings/temperature-range.svg?low=-55&high=225',
      material: 'VMQ',
    }),
    block('Table of Contents', {}),
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
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Oven doors, lamps, sterilizers with dry heat' },
            { text: 'Milk, beer, fruit juice, potable water: rated A' },
            { text: 'Oxygen at ambient temperature below 1 MPa, with an oxygen-cleaned, approved compound' },
            { text: 'Soft seals for low closing force, 30 to 50 Shore A' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Gasoline, diesel, toluene: D, see <a href="/fluorosilicone">fluorosilicone</a>' },
            { text: 'Steam: C below 150 °C, D above' },
            { text: 'Vacuum and helium: very high <a href="/permeability">permeability</a>' },
            { text: 'Rods, valves and other sliding contact' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about silicone',
      items: [
        {
          question: 'Can I grease silicone with silicone grease?',
          answer:
            '<p>No. Silicone fluids swell silicone rubber, which is rated D for them. Use PFPE grease or glycerin.</p>',
        },
        {
          question: 'What is the difference between red and translucent?',
          answer:
            '<p>Red comes from iron oxide, which also helps heat aging. Translucent silicone has no pigment and is common in food and medical parts.</p>',
        },
        {
          question: 'Why did a silicone ring turn sticky in a closed housing?',
          answer:
            '<p>Heat with moisture and without air can break down the polymer (reversion). Vent the space, or use <a href="/epdm">EPDM</a> for wet heat.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'VMQ',
      store: '/shop/orings?material=vmq',
      links: [
        { label: 'Fluorosilicone (FVMQ)', url: '/fluorosilicone' },
        { label: 'Gas permeability', url: '/permeability' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Silicone by size, color and hardness',
      content: 'For medical use, state the contact and the document you need before ordering.',
      actions: [
        { label: 'Shop VMQ', url: '/shop/orings?material=vmq', priority: 'primary' },
        { label: 'USP Class VI explained', url: '/usp-class-vi' },
      ],
    }),
  ],
});
