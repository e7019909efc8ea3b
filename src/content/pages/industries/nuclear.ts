import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries/nuclear',
  title: 'Nuclear plant seals: dose, heat, records',
  description:
    'How radiation changes rubber, plastic and metal seals, which positions call for which, and what an inquiry for a nuclear plant has to state.',
  image: '/drawings/reactor-vessel.svg',
  blocks: [
    block('Content Header', {
      heading: 'Nuclear',
      lead: 'Dose adds up like mileage: a polymer does not recover between outages. The choice follows from total dose, temperature and the medium, and the purchase follows from the records a plant must keep.',
      actions: [
        { label: 'Send dose and medium', url: '/request-a-quote', priority: 'primary' },
        { label: 'Metal rings in the store', url: '/shop/orings?material=inconel,stainless-steel' },
      ],
      image: '/drawings/reactor-vessel.svg',
      altText: 'Reactor vessel with head seal and pipe joints',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'dose',
      heading: 'What dose does to a seal',
      content:
        '<p>Gamma rays split bonds. In most rubbers the ends join their neighbors: the ring gains hardness, loses elongation and takes a set. Butyl goes the other way, its chains break and it turns soft and tacky. PTFE loses strength at doses that rubber still tolerates. Air makes everything worse, because oxygen reacts at the broken bonds; the same dose in nitrogen or water does less.</p><p>A figure in gray without dose rate, temperature and atmosphere cannot be compared, which is why none is printed here.</p>',
    }),
    block('Data Table', {
      id: 'positions',
      heading: 'Materials by position',
      caption: 'Usual material groups for plant positions and the reason',
      head: head('Position', 'Usual group', 'Because'),
      rows: [
        row(
          'Vessel head, primary circuit',
          ['Nickel alloy rings', '/nickel-alloy-seals'],
          'No aging by dose, typical range to 870 °C by alloy and coating',
        ),
        row(
          'Instrument and vacuum flanges',
          ['Stainless steel rings', '/stainless-steel-seals'],
          'Static, high pressure, up to about 427 °C',
        ),
        row('Pumps and valves, water side', ['EPDM', '/epdm'], 'Hot water and boric acid rated A, fair in radiation'),
        row('Airlocks, hatches, ducts', ['EPDM profiles', '/extrusions'], 'Weather, steam test, large frames'),
        row('Bearings and backup rings', ['Polyimide', '/polyimide'], 'Stiff, heat to 288 °C, high tolerance for dose'),
        row('Hot cell glove ports', ['CSM', '/csm'], 'Ozone and acids; changed on a schedule'),
      ],
      note: 'General practice, not a qualification. The plant’s own program decides.',
    }),
    block('List', {
      id: 'state',
      heading: 'State in the inquiry',
      style: 'bullets',
      items: [
        { text: 'Total dose over the service interval, dose rate and type of radiation' },
        { text: 'Normal and accident temperature, with duration of each' },
        { text: 'Medium, pressure and whether the joint moves' },
        { text: 'Safety class, code edition and the quality clauses of your order' },
        { text: 'Limits on halogens, sulfur and low-melting metals that can attack stainless steel' },
        { text: 'Records: batch certificate, cure date, test report, retained samples' },
      ],
    }),
    block('FAQ', {
      id: 'plant',
      heading: 'Plant questions',
      items: [
        {
          question: 'Why limit chlorine and fluorine in a gasket?',
          answer:
            '<p>Leached halides can start stress corrosion cracks in austenitic steel. Fluorinated rubbers and PTFE are therefore restricted near such piping in many plants.</p>',
        },
        {
          question: 'Can a metal C-ring be fitted twice?',
          answer:
            '<p>No. Its coating has flowed into the flange marks of the first fit. Plan one ring per closing.</p>',
        },
        {
          question: 'Does shelf time count as aging?',
          answer:
            '<p>Yes, from the cure date. EPDM is listed as unlimited in sealed storage, yet many programs set a shorter limit. See the <a href="/shelf-life">shelf life</a> page.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Nothing on this page qualifies a seal for a safety function. Let the responsible engineer of the plant and ours review the position together.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=inconel,stainless-steel',
      links: [
        { label: 'Nickel alloy seals', url: '/nickel-alloy-seals' },
        { label: 'Stainless steel seals', url: '/stainless-steel-seals' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Polyimide (PI)', url: '/polyimide' },
        { label: 'Chlorosulfonated polyethylene (CSM)', url: '/csm' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Balance-of-plant sizes are in the store',
      content: 'For positions without dose the ordinary list applies: peroxide EPDM by size, with price breaks.',
      actions: [
        { label: 'EPDM, peroxide cured', url: '/shop/orings?material=epdm&curetype=peroxide', priority: 'primary' },
        { label: 'Metal seals', url: '/metal-seals' },
      ],
    }),
  ],
});
