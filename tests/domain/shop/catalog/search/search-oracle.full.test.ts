import { searchOracle } from '../../../../support/catalog/search-oracle.ts';

searchOracle(200, 60);
