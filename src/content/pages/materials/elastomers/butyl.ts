import { block, definePage } from '../../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/materialpages/butyl',
  title: 'Butyl (IIR) and halobutyl rubber seals',
  description:
    'Butyl holds gas better than any other common rubber. For vacuum, gas bladders, phosphate ester and closures, −50 to 120 °C. Halobutyl grades included.',
  blocks: [
    block('Content Header', {
      heading: 'Butyl (IIR)',
      lead: 'The rubber of inner tubes and vacuum seals: very low gas permeability, −50 to 120 °C (−58 to 248 °F), resistant to phosphate ester, ketones and alkalis. Mineral oil and fuel destroy it.',
      actions: [primary('Butyl O-rings', '/shop/orings?material=iir'), link('Gas permeability table', '/permeability')],
      image: '/drawings/temperature-range.svg?low=-50&high=120',
      material: 'IIR',
    }),
    block('Content Subheader', {
      id: 'gas',
      heading: 'Why it holds gas',
      content:
        '<p>Butyl is polyisobutylene with a few percent isoprene for the cure. Paired methyl groups crowd the chain and leave little free space for gas molecules. The same crowding damps vibration: a butyl ball hardly bounces.</p><p>Gas leaks past the rubber and through it. Butyl reduces the second; the first depends on squeeze and on <a href="/surface-finish">surface finish</a>.</p>',
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
      heading: 'Chemical resistance',
      columns: [
        plusPoints('Rated A', [
          'Acetone and MEK',
          'Phosphate ester, alkyl and aryl',
          'Sodium hydroxide, 20 and 50%',
          'Nitrogen, argon, hydrogen',
        ]),
        minusPoints('Rated D', [
          'Mineral oil and petroleum grease',
          'Gasoline, jet fuel, diesel',
          'Toluene and benzene',
          'Natural gas and propane, although butyl is gas-tight',
        ]),
      ],
    }),
    block('Page Margin', {
      material: 'IIR',
      store: '/shop/orings?material=iir',
      links: [
        link('Surface finish for seals', '/surface-finish'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Carboxylated nitrile (XNBR)', '/xnbr-carboxylated-nitrile'),
      ],
    }),
    block('Gland Table', {
      id: 'gland',
      heading: 'Face-seal groove for vacuum and gas',
      application: 'face_seal_vacuum_gas',
    }),
    faq('Questions about butyl', {
      'Butyl or FKM for a vacuum flange?':
        '<p>Butyl permeates less and costs less. <a href="/fkm-fluorocarbon">FKM</a> outgasses less, can be baked at higher temperature and resists pump oil, so most vacuum flanges use it. Butyl suits rough vacuum at room temperature and gas retention.</p>',
      'Why not EPDM for phosphate ester?':
        '<p>EPDM is the usual choice, with more sizes and a higher temperature limit. Choose butyl if the seal must also hold gas.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Estimate the gas loss',
      content:
        'Send gas, pressure, temperature and the leak rate you can accept, and we estimate the permeation before you buy.',
      actions: [primary('Send your data', '/contact-us'), link('Halobutyl O-rings', '/shop/orings?material=ciir-biir')],
    }),
  ],
});
