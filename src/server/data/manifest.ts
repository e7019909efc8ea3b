import type { DataFile, DataIndex } from '../../domain/shop/bulk/data-index.ts';
import { wholeVersions } from '../../domain/shop/bulk/data-index.ts';
import { TABLE_NAMES, TABLES } from '../../domain/shop/bulk/tables.ts';

/** Returns the URL of a file, relative to the site. */
export const fileHref = (version: string, name: string): string => `/data/${version}/${name}`;

const TYPE_NAMES = { string: 'string', integer: 'integer', number: 'number', money: 'decimal' } as const;

/** Returns the public description of all files: versions newest first, deltas oldest first, and the columns of the tables. */
export const manifestOf = (index: DataIndex, siteUrl: string): object => {
  const listed = (version: string, files: readonly DataFile[]) =>
    files.map((file) => ({ ...file, url: siteUrl + fileHref(version, file.name) }));
  return {
    versions: wholeVersions(index).map(({ version, published_at, parts, files }) => ({
      version,
      published_at,
      parts,
      files: listed(version, files),
    })),
    changes: index.versions.flatMap(({ version, published_at, delta }) =>
      delta === null
        ? []
        : {
            from_version: delta.from,
            to_version: version,
            published_at,
            records: delta.keys.reduce((sum, count) => sum + count, 0),
            files: listed(version, delta.files),
          },
    ),
    tables: Object.fromEntries(
      TABLE_NAMES.map((name) => {
        const { key, description, columns } = TABLES[name];
        return [
          name,
          {
            description,
            key,
            columns: columns.map(({ name: column, type, unit, isNullable, description: text }) => ({
              name: column,
              type: TYPE_NAMES[type],
              unit,
              nullable: isNullable,
              description: text,
            })),
          },
        ];
      }),
    ),
  };
};
