import { bullets, heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { code, linkTo, md } from '../../../domain/kit/markdown/markdown.ts';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import { TABLE_NAMES, TABLES } from '../../../domain/shop/bulk/tables.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';

export const load = (): null => null;

/** What the data files contain. The manifest lists the files of each version. */
export const markdown = (): MarkdownPage => ({
  title: 'Data files: parts, sizes, compounds, prices and stock',
  description: 'The whole catalog as CSV, JSON Lines and Parquet, and what changed between its versions.',
  path: '/data' satisfies AppPath,
  body: stack(
    heading(1, 'Data files'),
    paragraph('The whole catalog for a database: no key, no requests per part.'),
    bullets([
      md`${linkTo('Manifest', '/data/manifest.json')}: versions and files with rows, bytes and SHA-256`,
      md`${code('/data/latest/{file}')} redirects to the newest version of a file`,
      md`${code('GET /api/v1/changes?since={version}')} lists what was added, changed or removed since a version`,
    ]),
    ...TABLE_NAMES.flatMap((name) => [
      heading(2, name),
      paragraph(TABLES[name].description),
      table(
        ['Column', 'Type', 'Unit', 'Description'],
        TABLES[name].columns.map((column) => [
          code(column.name),
          column.type === 'money' ? 'decimal' : column.type,
          column.unit ?? '',
          column.description,
        ]),
      ),
    ]),
  ),
});
