import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { authInBrowser } from '../../stores/auth-in-browser.ts';
import './signed-in.css';

/** The signed-in account, with a sign-out button. */
export function SignedIn(props: {
  readonly email: string | null;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { email, onLeave, children } = props;
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    if (isLeaving) return;
    setLeaving(true);
    const logOut = async (): Promise<void> => {
      const cart = await import('../../stores/account/for-account.ts');
      await cart.saveLastChanges();
      cart.leaveAccountCart();
    };
    void logOut()
      .catch(() => undefined)
      .then(() => {
        onLeave();
        return authInBrowser().signOut();
      })
      .finally(() => setLeaving(false));
  };
  return (
    <div className="signed-in">
      <p>
        {email === null ? 'Signed in.' : 'Signed in as '}
        {email === null ? null : <b>{email}</b>}
      </p>
      {children}
      <button type="button" className="button" aria-disabled={isLeaving} onClick={leave}>
        <LogOut className="icon" aria-hidden="true" />
        {isLeaving ? 'Logging out...' : 'Log out'}
      </button>
    </div>
  );
}
