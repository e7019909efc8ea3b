import { searchOracle } from '../../../support/search-oracle.ts';

searchOracle(200, 60);
