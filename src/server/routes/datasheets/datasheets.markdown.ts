import { heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { code, linkTo } from '../../../domain/kit/markdown/markdown.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import { DATASHEETS_PATH, datasheetHref } from '../../../domain/reference/paths/store-links.ts';
import { temperatureRange } from '../../../domain/shop/datasheet/datasheet-rows.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import type { DatasheetsPageProps } from './datasheets.load.ts';

export { loadDatasheets as load } from './datasheets.load.ts';

/** The list of datasheets, or those that the search in the URL finds. */
export const markdown = ({ entries, total, compounds, text }: DatasheetsPageProps): MarkdownPage => ({
  title: 'Datasheets of sealing compounds',
  description: `Datasheets of ${counted(total, 'compound')}: material, hardness, color, temperatures, key features.`,
  path: DATASHEETS_PATH,
  body: stack(
    heading(1, 'Datasheets of sealing compounds'),
    paragraph(
      text === ''
        ? `${counted(total, 'datasheet')} of the ${counted(compounds, 'compound')} in the store.`
        : `${entries.length} of ${counted(total, 'datasheet')} found for “${text}”.`,
      'The URL parameter',
      code('search'),
      'filters them.',
    ),
    table(
      ['Compound', 'Material', 'Hardness', 'Color', 'Temperature', 'Key features'],
      entries.map((entry) => [
        linkTo(entry.labelDisplay, datasheetHref(entry.label)),
        entry.material,
        entry.hardness,
        entry.colorName,
        temperatureRange(entry, 'C'),
        entry.keyFeatures,
      ]),
    ),
  ),
});
