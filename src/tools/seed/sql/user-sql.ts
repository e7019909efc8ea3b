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
 * Writes the SQL that adds an account, or gives it a new password, for `wrangler d1 execute DB --remote --file FILE`.
 * The password comes by standard input, so that it is in no list of commands; the file holds only its hash. It follows the
 * rules of the sign-up form; set BRAND_NAME as in wrangler.toml for the one that asks for the shop's name.
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
  console.log(`The account ${email} is written to ${values.sql}.`);
}
