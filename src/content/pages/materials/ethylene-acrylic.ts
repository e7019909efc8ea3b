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
      lead: 'Hot lubricating oil and coolant with a cold start at −40 °C: AEM adds 20 degrees of cold flexibility to what polyacrylate does. Limit 150 °C (302 °F) continuous, 175 °C short term. Vamac® is a trade name for it.',
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
      heading: 'Ethylene for cold, acrylate for oil',
      content:
        '<p>Copolymerizing ethylene with methyl acrylate gives a saturated chain, proof against ozone and slow to age in hot air. Ethylene units lower the glass transition; acrylate units resist oil. Diamine-cured terpolymers set less under compression, peroxide-cured dipolymers process faster.</p>',
    }),
    block('Image Content Blocks', {
      id: 'jobs',
      heading: 'Jobs that suit it',
      items: [
        {
          image: '/drawings/gasket.svg',
          title: 'Pan and cover gaskets',
          content: '<p>Oil inside, road spray and ozone outside, heat cycles in between.</p>',
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
      heading: 'Rule it out when',
      style: 'minus_bullet',
      items: [
        {
          text: 'gasoline or diesel is the medium: <a href="/fkm-fluorocarbon">fluorocarbon</a> and <a href="/nbr-buna-n">nitrile</a> swell far less;',
        },
        { text: 'steam, strong acids, ketones or esters touch the ring;' },
        { text: 'a dynamic seal needs high tear strength, for which <a href="/hnbr">HNBR</a> is the usual step;' },
        { text: 'heat stays above 150 °C for the life of the part.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'AEM against others',
      items: [
        {
          question: 'How is AEM different from ACM?',
          answer:
            '<p>Both resist hot oil to the same limit. AEM is flexible to −40 °C instead of −20 °C and tolerates coolant; <a href="/polyacrylate">ACM</a> swells less in some oils.</p>',
        },
        {
          question: 'And from HNBR?',
          answer:
            '<p>HNBR is stronger, wears longer and tolerates refrigerants. AEM costs less in many compounds and damps better. In static oil seals either will do: compare price for your size.</p>',
        },
        {
          question: 'Is it in the chemical table?',
          answer:
            '<p>Not as a column of its own yet. Send the medium and we look it up in the compound maker’s data.</p>',
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
