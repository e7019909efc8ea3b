import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/ethylene-acrylic',
  title: 'Ethylene acrylic (AEM) seals',
  description:
    'AEM covers hot oil, transmission fluid and coolant from −40 to 150 °C. Its place between polyacrylate and HNBR, its figures and its weak spots.',
  image: '/drawings/temperature-range.svg?low=-40&high=150',
  blocks: [
    block('Content Header', {
      heading: 'Ethylene acrylic (AEM)',
      lead: 'For hot lubricating oil and coolant with cold starts at −40 °C, 20 °C (36 °F) lower than polyacrylate. The limit is 150 °C (302 °F) continuous, 175 °C (347 °F) short term. Vamac® is a trade name for it.',
      actions: [
        { label: 'AEM O-rings', url: '/shop/orings?material=aem', priority: 'primary' },
        { label: 'Talk to an engineer', url: '/contact-us' },
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=150',
      material: 'AEM',
    }),
    block('Table of Contents', {}),
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
      items: [
        {
          text: 'Gasoline or diesel: <a href="/fkm-fluorocarbon">fluorocarbon</a> and <a href="/nbr-buna-n">nitrile</a> swell far less',
        },
        { text: 'Steam, strong acids, ketones or esters' },
        { text: 'Dynamic seals that need high tear strength: use <a href="/hnbr">HNBR</a>' },
        { text: 'Continuous heat above 150 °C' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about AEM',
      items: [
        {
          question: 'How is AEM different from ACM?',
          answer:
            '<p>Both resist hot oil to the same limit. AEM is flexible down to −40 °C instead of −20 °C and tolerates coolant; <a href="/polyacrylate">ACM</a> swells less in some oils.</p>',
        },
        {
          question: 'How is it different from HNBR?',
          answer:
            '<p>HNBR is stronger, wears longer and tolerates refrigerants. AEM costs less in many compounds and damps better. For static oil seals either works: compare prices for your size.</p>',
        },
        {
          question: 'Is it in the chemical table?',
          answer: '<p>No. Send the medium, and we look it up in the compounder’s data.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'AEM',
      store: '/shop/orings?material=aem',
      links: [
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'O-rings', url: '/o-rings' },
        { label: 'Tubing', url: '/tubing' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Check AEM against your oil',
      content: 'Name oil, additive package if known, peak and average temperature, and hours per year at peak.',
      actions: [
        { label: 'Price AEM rings', url: '/shop/orings?material=aem', priority: 'primary' },
        { label: 'Quote other shapes', url: '/request-a-quote' },
      ],
    }),
  ],
});
