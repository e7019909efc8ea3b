import { searchOracle } from '../../../../support/catalog/search-oracle.ts';

// A fifth of search-oracle.full.test.ts, which `npm run test:all` runs.
searchOracle(40, 12);
