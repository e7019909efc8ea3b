import { Mail, Phone, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { telephoneHref } from '../../../domain/kit/text/telephone-href.ts';
import type { Settings } from '../../settings.ts';
import { renderedOnce } from '../rendered-once.ts';
import './messaging-launcher.css';

const PANEL = 'messaging';
const CONTACT_PATH = '/contact-us';

const Inner = ({ settings }: { settings: Settings }): ReactNode => (
  <>
    <button type="button" className="button button-plain" popoverTarget={PANEL}>
      Ask us
    </button>
    <div className="messaging-launcher-panel" id={PANEL} popover="auto">
      <h2 className="heading-4">Ask us</h2>
      <ul className="ruled-list">
        <li>
          <Phone className="icon" />
          <TextLink href={telephoneHref(settings.phone)}>{settings.phone}</TextLink>
        </li>
        <li>
          <Mail className="icon" />
          <EmailLink email={settings.salesEmail} />
        </li>
        <li>
          <SquarePen className="icon" />
          <TextLink href={CONTACT_PATH}>Send a message</TextLink>
        </li>
      </ul>
    </div>
  </>
);

const innerHtml = renderedOnce((settings: Settings) => <Inner settings={settings} />);

/**
 * Contact options in the header while no messaging provider is configured: phone, email and form. A native popover that
 * opens, and closes on an outside click and Escape, without JavaScript. Narrow screens have the options in the drawer.
 */
export const MessagingLauncher = ({ settings }: { settings: Settings }): ReactNode => (
  <section
    className="messaging-launcher"
    aria-label="Contact"
    dangerouslySetInnerHTML={{ __html: innerHtml(settings) }}
  />
);
