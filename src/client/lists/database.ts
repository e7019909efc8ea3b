import { LISTS_KEY } from '../../domain/site/storage-keys.ts';
import { deviceDatabase } from '../stores/device-database.ts';

/** Saved lists, the list under review, and links to shared lists. */
const database = deviceDatabase(LISTS_KEY, 2, { lists: { keyPath: 'id' }, draft: {}, shared: { keyPath: 'id' } });

/** Runs an operation on one store of the device's list database. Throws if the device does not store data. */
export const withStore = database.run;

/** All valid entries of one store; empty if the device does not store data. */
export const readStore = database.readAll;
