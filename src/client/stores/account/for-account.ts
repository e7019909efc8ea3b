/*
 * Everything that only signed-in visitors load, as one entry: each dynamic import of another file would split the code
 * that it shares with the islands into more files.
 */
export {
  followAccountCart,
  leaveAccountCart,
  leaveOldAccountCart,
  saveLastChanges,
} from './account-cart-in-browser.ts';
export { fillFromAccount } from './fill-from-account.ts';
export { storeTokens } from './granted-tokens.ts';
