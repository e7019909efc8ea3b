import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { credentialProblems } from '../../../domain/site/auth/credentials.ts';
import { recordPassword } from '../../../server/accounts/password.ts';
import { passwordCheck } from '../../../server/accounts/password-check.ts';
import { userStatements } from '../users.ts';

/*
 * node src/tools/seed/sql/user-sql.ts --email ADDRESS --sql FILE < password
 *
 * Writes SQL that adds an account, or changes its password, for `wrangler d1 execute DB --remote --file FILE`. The
 * password is read from standard input, which keeps it out of process lists. The file contains only its hash. The
 * password must follow the rules of the sign-up form. For the rule about the shop's name, set BRAND_NAME as in
 * wrangler.toml.
 */
const { BRAND_NAME: brandName = 'Canyon Seals' } = process.env;
const { values } = parseArgs({ options: { email: { type: 'string', default: '' }, sql: { type: 'string' } } });

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const password = (await text(process.stdin)).replace(/\r?\n$/, '');
const email = values.email.trim();
const [problem] = credentialProblems({ email, password });
if (values.sql === undefined) fail('Say where to write: --sql FILE');
else if (problem) fail(`${problem.parameter}: ${problem.message}.`);
else {
  const weak = await passwordCheck(brandName)(password, email);
  if (weak !== null) fail(`password: ${weak}.`);
  const statements = userStatements(randomUUID(), email, await recordPassword(password));
  writeFileSync(values.sql, `${statements.join(';\n')};\n`, { mode: 0o600 });
  console.log(`The account ${email} was written to ${values.sql}.`);
}
