import { CONSENT_COOKIE } from '../../domain/site/cookies.ts';
import { whenLoadedAndIdle } from '../when-idle.ts';

const ALLOWED = `${CONSENT_COOKIE.name}=yes`;

/**
 * Starts measuring this page view according to the page's `<html>` attributes: for visitors who allowed it, a random
 * share of views. All others never fetch the measuring code.
 */
export const mountMeasuredView = ({ vitals, vitalsShare }: DOMStringMap): void => {
  if (!vitals || !document.cookie.split('; ').includes(ALLOWED)) return;
  if (Math.random() * 100 >= Number(vitalsShare)) return;
  whenLoadedAndIdle(() => {
    void import('../vitals.ts').then(({ measureView }) => measureView(vitals)).catch(() => {});
  });
};
