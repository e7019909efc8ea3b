import { samplesOf } from '../sample.ts';
import { declaration } from './tile-grid.inputs.ts';

const tile = (image: string, title: string, text: string, url: string) => ({
  image: `/drawings/${image}.svg`,
  title,
  text,
  url,
});
const items = [
  tile('o-ring', 'O-rings', 'Round section, in AS568, JIS and metric sizes.', '/o-rings'),
  tile('x-ring', 'X-rings', 'Four lobes for moving rods.', '/x-rings'),
  tile('u-cup', 'U-cups', 'One pair of lips, for hydraulics.', '/u-cups'),
  tile('backup-ring', 'Backup rings', 'Against extrusion.', '/backup-rings'),
  tile('v-ring', 'V-rings', 'Axial, on rotating shafts.', '/v-rings'),
  tile('gasket', 'Gaskets', 'Cut to print.', '/gaskets'),
  tile('diaphragm', 'Diaphragms', 'Molded to print.', '/diaphragms'),
];

export const samples = samplesOf(declaration, [
  { state: 'three columns', options: { items: items.slice(0, 6) } },
  {
    state: 'two columns with a heading and a link',
    options: {
      heading: 'Two ways',
      columns: '2',
      linkLabel: 'All products',
      linkUrl: '/all-products',
      items: items.slice(0, 2),
    },
  },
  { state: 'four columns', options: { columns: '4', items: items.slice(0, 5) } },
  { state: 'seven columns', options: { heading: 'Start from the shape', columns: '7', items: [...items, ...items] } },
  { state: 'without drawings', options: { items: items.slice(0, 3).map(({ image, ...rest }) => rest) } },
]);
