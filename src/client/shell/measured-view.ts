import { CONSENT_COOKIE } from '../../domain/site/cookies.ts';
import { whenLoadedAndIdle } from './when-idle.ts';

const ALLOWED = `${CONSENT_COOKIE.name}=yes`;

/**
 * Has this view of the page measured, from what the page's `<html>` says: of visitors who allowed it, a share drawn for each
 * view. All others never fetch what measures.
 */
export const mountMeasuredView = ({ vitals, vitalsShare }: DOMStringMap): void => {
  if (!vitals || !document.cookie.split('; ').includes(ALLOWED)) return;
  if (Math.random() * 100 >= Number(vitalsShare)) return;
  whenLoadedAndIdle(() => {
    void import('../vitals.ts').then(({ measureView }) => measureView(vitals)).catch(() => {});
  });
};
