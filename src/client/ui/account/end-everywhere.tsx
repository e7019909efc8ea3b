import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { causeText } from '../../failure.ts';
import { saveAccountCart } from '../../stores/account/save-account-cart.ts';
import type { SessionEndResult } from '../../stores/auth-calls.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';
import { Notice } from '../notice.tsx';
import './signed-in.css';
import './end-everywhere.css';

type Step = 'idle' | 'asking' | 'ending';

const failureText = (answer: Exclude<SessionEndResult, { outcome: 'ended' }>): string =>
  answer.outcome === 'refused'
    ? 'Your session has ended, so you may still be logged in elsewhere. Log in and try again.'
    : `You may still be logged in elsewhere: nothing has changed. ${causeText(answer.failure)}`;

/** Ends every session of the account after a confirmation. Calls `onLeave` before and `onStay` if it failed. */
export function EndEverywhere(props: { readonly onLeave: () => void; readonly onStay: () => void }): ReactNode {
  const { onLeave, onStay } = props;
  const [step, setStep] = useState<Step>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const openRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);

  useEffect(() => {
    if (step === 'asking') confirmRef.current?.focus();
    if (step === 'idle' && wasConfirming.current) openRef.current?.focus();
    wasConfirming.current = step !== 'idle';
  }, [step]);

  const end = async (): Promise<void> => {
    if (step === 'ending') return;
    setFailure(null);
    setStep('ending');
    await saveAccountCart();
    onLeave();
    const answer = await authInBrowser().signOutEverywhere();
    if (answer.outcome === 'ended') return;
    onStay();
    setStep('asking');
    setFailure(failureText(answer));
  };

  return (
    <section className="end-everywhere" aria-labelledby="allout-title">
      <h2 className="heading-4" id="allout-title">
        Other browsers and devices
      </h2>
      {step === 'idle' ? (
        <>
          <p>If you are still logged in on a device you cannot reach, log out everywhere from here.</p>
          <button type="button" className="button" ref={openRef} onClick={() => setStep('asking')}>
            Log out everywhere
          </button>
        </>
      ) : (
        <>
          <p id="allout-sure">
            This logs you out in every browser and on every device at once, this one included. Your quote requests stay.
          </p>
          {failure === null ? null : (
            <Notice tone="danger" icon={CircleAlert} role="alert">
              {failure}
            </Notice>
          )}
          <div className="signed-in">
            <button
              type="button"
              className="button button-strong"
              ref={confirmRef}
              aria-describedby="allout-sure"
              aria-disabled={step === 'ending'}
              onClick={() => void end()}
            >
              {step === 'ending' ? <span className="waiting-spinner" aria-hidden="true" /> : null}
              {step === 'ending' ? 'Logging out...' : 'Yes, log out everywhere'}
            </button>
            {step === 'ending' ? null : (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setFailure(null);
                  setStep('idle');
                }}
              >
                Stay logged in
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
