/** Returns the value of a setting in the table that has the binding. */
const settingOf = (toml: string, binding: string, name: string): string | null => {
  const table = toml.split(/^\[/m).find((each) => each.includes(`binding = "${binding}"`)) ?? '';
  const line = table.split('\n').find((each) => each.startsWith(`${name} = "`));
  return line?.split('"')[1] || null;
};

/**
 * Returns a wrangler configuration with only the remote database and key-value store of the site, or `null` if the
 * site's own configuration has no IDs of them, as before its first deployment.
 */
export const remoteConfig = (toml: string): string | null => {
  const [database, namespace] = [settingOf(toml, 'DB', 'database_id'), settingOf(toml, 'CACHE', 'id')];
  const date = /^compatibility_date = "([^"]+)"/m.exec(toml)?.[1];
  const name = settingOf(toml, 'DB', 'database_name');
  if (!database || !namespace || !date || !name) return null;
  return `name = "catalog-import"
compatibility_date = "${date}"
[[d1_databases]]
binding = "DB"
database_name = "${name}"
database_id = "${database}"
remote = true
[[kv_namespaces]]
binding = "CACHE"
id = "${namespace}"
remote = true
`;
};
