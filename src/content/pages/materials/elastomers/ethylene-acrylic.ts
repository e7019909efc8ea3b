import { block, definePage } from '../../../define-page.ts';
import { faq, link, primary, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/ethylene-acrylic',
  title: 'Ethylene acrylic (AEM) seals',
  description:
    'AEM covers hot oil, transmission fluid and coolant from −40 to 150 °C. Its place between polyacrylate and HNBR, its figures and its weak spots.',
  blocks: [
    block('Content Header', {
      heading: 'Ethylene acrylic (AEM)',
      lead: 'For hot lubricating oil and coolant with cold starts at −40 °C, 20 °C (36 °F) lower than polyacrylate. The limit is 150 °C (302 °F) continuous, 175 °C (347 °F) short term. Vamac® is a trade name for it.',
      actions: [primary('AEM O-rings', '/shop/orings?material=aem'), link('Talk to an engineer', '/contact-us')],
      image: '/drawings/temperature-range.svg?low=-40&high=150',
      material: 'AEM',
    }),
    block('Content Subheader', {
      id: 'chain',
      heading: 'How it is made',
      content:
        '<p>Copolymerizing ethylene with methyl acrylate gives a saturated chain that resists ozone and ages slowly in hot air. Ethylene units lower the glass transition; acrylate units resist oil. Diamine-cured terpolymers take less compression set; peroxide-cured dipolymers process faster.</p>',
    }),
    block('Image Content Blocks', {
      id: 'jobs',
      heading: 'Typical uses',
      items: [
        {
          image: '/drawings/gasket.svg',
          title: 'Pan and cover gaskets',
          content: '<p>Oil inside, road spray and ozone outside, with heat cycles.</p>',
          btnTitle: 'Gaskets',
          btnLink: '/gaskets',
        },
        {
          image: '/drawings/o-ring.svg',
          title: 'Cooler fittings',
          content: '<p>ATF or engine oil on one side and glycol coolant on the other.</p>',
          btnTitle: 'O-rings',
          btnLink: '/o-rings',
        },
        {
          image: '/drawings/tubing.svg',
          title: 'Turbocharger hoses',
          content: '<p>Hot, oily air at moderate pressure; the rubber also damps vibration.</p>',
          btnTitle: 'Tubing',
          btnLink: '/tubing',
        },
      ],
    }),
    block('List', {
      id: 'limits',
      heading: 'Not for',
      style: 'minus_bullet',
      items: texts(
        'Gasoline or diesel: <a href="/fkm-fluorocarbon">fluorocarbon</a> and <a href="/nbr-buna-n">nitrile</a> swell far less',
        'Steam, strong acids, ketones or esters',
        'Dynamic seals that need high tear strength: use <a href="/hnbr">HNBR</a>',
        'Continuous heat above 150 °C',
      ),
    }),
    faq('Questions about AEM', {
      'How is AEM different from ACM?':
        '<p>Both resist hot oil to the same limit. AEM is flexible down to −40 °C instead of −20 °C and tolerates coolant; <a href="/polyacrylate">ACM</a> swells less in some oils.</p>',
      'How is it different from HNBR?':
        '<p>HNBR is stronger, wears longer and tolerates refrigerants. AEM costs less in many compounds and damps better. For static oil seals either works: compare prices for your size.</p>',
      'Is it in the chemical table?': '<p>No. Send the medium, and we look it up in the compounder’s data.</p>',
    }),
    block('Page Margin', {
      material: 'AEM',
      store: '/shop/orings?material=aem',
      links: [
        link('Gaskets', '/gaskets'),
        link('O-rings', '/o-rings'),
        link('Tubing', '/tubing'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Check AEM against your oil',
      content: 'Name oil, additive package if known, peak and average temperature, and hours per year at peak.',
      actions: [
        primary('Price AEM rings', '/shop/orings?material=aem'),
        link('Quote other shapes', '/request-a-quote'),
      ],
    }),
  ],
});
