import type { CatalogQuery } from '../../../domain/shop/catalog/query.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { AppError } from '../../http/app-error.ts';

/** Returns the catalog query of a URL. Throws `AppError` with every invalid parameter. */
export const parseOrRefuse = (url: string): CatalogQuery => {
  const { query, problems } = parseQuery(new URL(url).searchParams);
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  return query;
};
