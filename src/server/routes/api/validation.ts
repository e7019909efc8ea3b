import type { BaseIssue } from 'valibot';
import { getDotPath } from 'valibot';
import { AppError } from '../../http/app-error.ts';

/** Hook of `vValidator`: turns schema issues into the one error the Worker answers with. */
export const refuseInvalid = (
  result: { readonly success: true } | { readonly success: false; readonly issues: readonly BaseIssue<unknown>[] },
): void => {
  if (result.success) return;
  const problems = result.issues.map((issue) => {
    const parameter = getDotPath(issue as Parameters<typeof getDotPath>[0]) ?? 'body';
    return { parameter, message: `${parameter}: ${issue.message}` };
  });
  throw new AppError('bad-input', { problems });
};
