import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import { ROLE_LABELS } from '../../../domain/site/staff/roles.ts';
import { LONGEST_STAFF_NAME, type StaffMember } from '../../../domain/site/staff/staff-member.ts';
import { PasskeyForm } from '../passkey-form.tsx';

interface JoinProps {
  readonly action: string;
  /** JSON for the browser to create a passkey from. */
  readonly options: string;
  readonly token: string;
  readonly member: StaffMember;
  readonly problem: string | null;
}

export const title = 'Join the desk';
export const place = null;

/** `/desk/{path}/join`: the page that an invitation opens. */
export default function JoinPage({ action, options, token, member, problem }: JoinProps): ReactNode {
  return (
    <div className="desk-narrow">
      <h1 className="desk-title">Join the desk</h1>
      <p>
        {member.email}, role {ROLE_LABELS[member.role]}
      </p>
      {problem === null ? null : (
        <Notice tone="danger" icon={CircleAlert}>
          {problem}
        </Notice>
      )}
      <PasskeyForm action={action} kind="create" options={options}>
        <input type="hidden" name="token" value={token} />
        <label className="field" htmlFor="name">
          <span>Your name</span>
          <input
            className="field-input"
            id="name"
            name="name"
            defaultValue={member.name}
            autoComplete="name"
            maxLength={LONGEST_STAFF_NAME}
            required
          />
        </label>
        <button className="button button-primary button-full" type="submit" name="how" value="passkey">
          Create a passkey and join
        </button>
        <button className="button button-full" type="submit" name="how" value="email">
          Join with links by email
        </button>
      </PasskeyForm>
      <p className="desk-note">
        Your device confirms a passkey with your fingerprint, your face or its PIN. There is no password.
      </p>
    </div>
  );
}
