import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/materialpages/butyl',
  title: 'Butyl (IIR) and halobutyl rubber seals',
  description:
    'Butyl holds gas better than any other common rubber: vacuum, gas bladders, phosphate ester and closures, −50 to 120 °C. Halobutyl grades included.',
  image: '/drawings/temperature-range.svg?low=-50&high=120',
  blocks: [
    block('Content Header', {
      heading: 'Butyl (IIR)',
      lead: 'The rubber of inner tubes and vacuum seals: very low gas permeability, −50 to 120 °C (−58 to 248 °F), at home in phosphate ester, ketones and alkalis. Mineral oil and fuel ruin it.',
      actions: [
        { label: 'Butyl O-rings', url: '/shop/orings?material=iir', priority: 'primary' },
        { label: 'Gas permeability table', url: '/permeability' },
      ],
      image: '/drawings/temperature-range.svg?low=-50&high=120',
      material: 'IIR',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'gas',
      heading: 'Why gas stays in',
      content:
        '<p>Butyl is polyisobutylene with a few percent isoprene to allow a cure. Paired methyl groups crowd the chain and leave little free space for a gas molecule to hop through. The same crowding makes it damp vibration: a butyl ball hardly bounces.</p><p>Leak through a seal has two parts, past the rubber and through it. Butyl cuts the second; the first still depends on squeeze and on <a href="/surface-finish">surface finish</a>.</p>',
    }),
    block('Content Subheader', {
      id: 'halobutyl',
      heading: 'Chlorobutyl and bromobutyl',
      content:
        '<p>A little chlorine or bromine lets the polymer cure with cleaner chemistry and bond to other rubbers. Pharmaceutical stoppers are the best-known use; the upper limit rises to 130 °C.</p>',
    }),
    block('Material Facts', { code: 'CIIR/BIIR' }),
    block('Column Content', {
      id: 'media',
      heading: 'Read before use',
      columns: [
        {
          heading: 'Where butyl is rated A',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Acetone and MEK' },
            { text: 'Phosphate ester, alkyl and aryl' },
            { text: 'Sodium hydroxide, 20 and 50%' },
            { text: 'Nitrogen, argon, hydrogen' },
          ],
        },
        {
          heading: 'Where it is rated D',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Mineral oil and petroleum grease' },
            { text: 'Gasoline, jet fuel, diesel' },
            { text: 'Toluene and benzene' },
            { text: 'Natural gas and propane, gas-tight as butyl is' },
          ],
        },
      ],
    }),
    block('Page Margin', {
      material: 'IIR',
      store: '/shop/orings?material=iir',
      links: [
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Carboxylated nitrile (XNBR)', url: '/xnbr-carboxylated-nitrile' },
      ],
    }),
    block('Gland Table', {
      id: 'gland',
      heading: 'Face-seal groove for vacuum and gas',
      application: 'face_seal_vacuum_gas',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'On butyl',
      items: [
        {
          question: 'Butyl or FKM for a vacuum flange?',
          answer:
            '<p>Butyl permeates less and costs less. <a href="/fkm-fluorocarbon">FKM</a> outgasses less, can be baked hotter and ignores pump oil, so most vacuum flanges use it. Butyl suits rough vacuum at room temperature and gas retention.</p>',
        },
        {
          question: 'Why not EPDM for phosphate ester?',
          answer:
            '<p>EPDM usually is the choice, as it comes in more sizes and runs hotter. Choose butyl when the same seal must also hold gas.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Gas tightness in figures',
      content:
        'Send gas, pressure, wall temperature and the leak you can accept. From these the permeated volume can be estimated before you buy.',
      actions: [
        { label: 'Send the case', url: '/contact-us', priority: 'primary' },
        { label: 'Halobutyl O-rings', url: '/shop/orings?material=ciir-biir' },
      ],
    }),
  ],
});
