import { type PasswordRecord, recordPassword } from '../../server/accounts/password.ts';
import { sqlLiteral } from './sql/sql.ts';

/** The account of local copies. It is public in the README, so a deployed database must not have it. */
export const DEMO_USER = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'demo@canyonseals.example',
  password: 'demo-o-rings',
} as const;

/**
 * Further local accounts with the same password. Tests end all sessions of these accounts while others use the one
 * above.
 */
export const COLLEAGUES = [
  { ...DEMO_USER, id: '00000000-0000-4000-8000-000000000002', email: 'buyer@canyonseals.example' },
  { ...DEMO_USER, id: '00000000-0000-4000-8000-000000000003', email: 'engineer@canyonseals.example' },
] as const;

/**
 * Returns the statements that create an account, or change the password of the account with this email address. A
 * password change ends its sessions and invalidates mailed links.
 */
export const userStatements = (id: string, email: string, password: PasswordRecord): readonly string[] => [
  `INSERT INTO users (id, email, password_salt, password_hash, iterations)
    VALUES (${[id, email, password.salt, password.hash, password.iterations].map(sqlLiteral).join(', ')})
    ON CONFLICT (email) DO UPDATE SET password_salt = excluded.password_salt,
      password_hash = excluded.password_hash, iterations = excluded.iterations`,
  `DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ${sqlLiteral(email)})`,
  `DELETE FROM password_resets WHERE user_id = (SELECT id FROM users WHERE email = ${sqlLiteral(email)})`,
  `DELETE FROM registrations WHERE email = ${sqlLiteral(email)}`,
];

/** Returns the demo accounts, for local databases only. SQL for a deployed database never contains them. */
export const demoUserStatements = async (): Promise<readonly string[]> => {
  const written = [DEMO_USER, ...COLLEAGUES].map(async ({ id, email, password }) =>
    userStatements(id, email, await recordPassword(password)),
  );
  return (await Promise.all(written)).flat();
};
