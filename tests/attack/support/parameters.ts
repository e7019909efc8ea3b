import * as control from '../../../src/domain/kit/forms/control-fields.ts';
import { fieldsOf } from '../../../src/domain/kit/forms/form-field.ts';
import { FORMS } from '../../../src/domain/kit/forms/form-types.ts';
import { quoteForm } from '../../../src/domain/order/quotes/quote-form.ts';
import { FACET_GROUPS } from '../../../src/domain/shop/catalog/facets.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../../../src/domain/shop/catalog/ranges.ts';
import { ENDPOINTS } from '../../../src/domain/site/api/endpoints.ts';
import { RETURN_PARAMETERS } from '../payloads/addresses.ts';

const schemaNames = ENDPOINTS.flatMap(({ request }) =>
  'entries' in request ? Object.keys(request.entries ?? {}) : [],
);

/** Names of form fields and control fields. */
export const FIELD_NAMES: readonly string[] = [
  ...new Set([
    ...[...Object.values(FORMS), quoteForm].flatMap((form) => fieldsOf(form).map(({ name }) => name)),
    ...Object.values(control).filter((value) => typeof value === 'string'),
    'answer',
    'email',
    'password',
    'refresh_token',
    'token',
    'mode',
    'first_name',
    'searchText',
    'lines',
    'contact',
    'items',
    'force',
    'kind',
  ]),
];

/** Query names that the application's schemas know, those of other URLs, and unknown ones. */
export const QUERY_NAMES: readonly string[] = [
  ...new Set([
    ...FACET_GROUPS,
    ...RANGE_NAMES.flatMap((name) => [RANGE_PARAMETERS[name].low, RANGE_PARAMETERS[name].high]),
    ...'mode page search limit sortBy stock_available slug size'.split(' '),
    ...schemaNames,
    ...'query url w q view id cs temperature measurement length degrees material'.split(' '),
    ...'quantity part form name options pages compounds token edit_token builder.preview'.split(' '),
    ...'fields filter sort offset meta alias deep aggregate groupBy export access_token'.split(' '),
    ...RETURN_PARAMETERS,
    '__proto__',
    'constructor[prototype]',
    'a[]',
    '_method',
    'callback',
    'jsonp',
    'debug',
    'utm_source',
    '',
  ]),
];
