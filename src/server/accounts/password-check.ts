import { isNearContext, newPasswordProblem } from '../../domain/site/auth/password-rules.ts';
import { isCommonPassword } from './common-passwords/common-passwords.ts';

/** Returns what is wrong with a new password, or `null`. `email` is '' where the account is unknown. */
export type PasswordCheck = (password: string, email: string) => Promise<string | null>;

const COMMON = 'This password is very common. Choose another, such as four unrelated words';
const NEAR = 'This is too close to your email address or our name. Choose another';

/** Checks every rule for a new password (docs/decisions/014). */
export const passwordCheck =
  (brandName: string): PasswordCheck =>
  async (password, email) => {
    const problem = newPasswordProblem(password);
    if (problem !== null) return problem;
    if (isNearContext(password, { email, brandName })) return NEAR;
    return (await isCommonPassword(password)) ? COMMON : null;
  };
