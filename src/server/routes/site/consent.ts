import { CONSENT_PATH, parseConsent } from '../../../domain/site/consent.ts';
import { CONSENT_COOKIE } from '../../../domain/site/cookies.ts';
import { safeReturnPath } from '../../../domain/site/return-path.ts';
import { forgetVisitor } from '../../content/ab-cookies.ts';
import { AppError } from '../../http/app-error.ts';
import { cookieOf, writeCookie } from '../../http/cookies.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { renderPage } from '../../render/page.tsx';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';

/**
 * `GET /consent`: the choice and how to change it. `POST`: stores it and returns to the page. Declining also removes
 * stored data.
 */
export const consent = defineRoutes(CONSENT_PATH)
  .get('/', { policy: perRequest(PRIVATE_NO_STORE) }, async (c) => {
    const chosen = parseConsent(cookieOf(c, CONSENT_COOKIE));
    return renderPage(c, () => import('./consent.page.tsx'), { chosen, settings: c.var.services.settings });
  })
  .post('/', { body: 4 * KB }, async (c) => {
    const form = await readForm(c);
    const chosen = parseConsent(textIn(form, 'answer'));
    if (chosen === null) {
      throw new AppError('bad-input', { problems: [{ parameter: 'answer', message: 'answer is yes or no.' }] });
    }
    writeCookie(c, CONSENT_COOKIE, chosen);
    if (chosen === 'no') forgetVisitor(c);
    return redirectTo(c, sitePath(safeReturnPath(textIn(form, 'return'))), 303);
  });
