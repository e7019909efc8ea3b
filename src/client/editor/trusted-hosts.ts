/**
 * Hosts whose editor may edit. The builder trusts `localhost` too: in production any page on a visitor's machine that
 * could frame the site would be able to run script in it.
 */
export const trustedHosts = (hosts: readonly string[], trustsLocalhost: boolean): string[] =>
  hosts.filter((host) => trustsLocalhost || host !== 'localhost');
