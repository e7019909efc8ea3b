import type { StoredSetting } from '../../../domain/site/staff/site-setting.ts';

/** A setting as the page shows it. */
export interface SettingField {
  readonly name: StoredSetting;
  readonly label: string;
  /** What the setting changes. */
  readonly hint: string;
  /** Unit of the value, inside the field. */
  readonly unit?: string;
  /** Rows of a text area; absent for a field of one line. */
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  readonly placeholder?: string;
}

/** A section of the page, which is saved together. */
export interface SettingSection {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** Third parties run JavaScript on every page, so their settings need a recent log-in. */
  readonly needsConfirmation: boolean;
  readonly fields: readonly SettingField[];
}

/** All settings of the page, in order. */
export const SETTING_SECTIONS: readonly SettingSection[] = [
  {
    id: 'quotes-and-hours',
    title: 'Quotes and hours',
    note: 'Business hours are Monday to Friday, 8:00 am to 5:00 pm US Eastern',
    needsConfirmation: false,
    fields: [
      {
        name: 'REPLY_GOAL_HOURS',
        label: 'Reply goal',
        unit: 'h',
        inputMode: 'numeric',
        hint: 'Business hours. The clock of a request turns red after them.',
      },
      {
        name: 'DISCOUNT_LIMIT_PERCENT',
        label: 'Discount limit, Sales',
        unit: '%',
        inputMode: 'numeric',
        hint: 'Below the list price. Above it an admin approves.',
      },
      {
        name: 'CLOSING_DAYS',
        label: 'Closing days',
        rows: 3,
        placeholder: '2026-12-24 2026-12-31',
        hint: 'Days as yyyy-mm-dd, in addition to weekends and federal holidays. Nothing ships, and clocks stop.',
      },
    ],
  },
  {
    id: 'contact-data',
    title: 'Contact data',
    note: 'In the header, the footer, emails, PDF files and data for search engines',
    needsConfirmation: false,
    fields: [
      { name: 'PHONE', label: 'Phone', inputMode: 'tel', hint: 'With country code. Empty hides it in emails.' },
      {
        name: 'SALES_EMAIL',
        label: 'Sales email',
        inputMode: 'email',
        hint: 'Gets notices of requests and messages, and replies to our emails.',
      },
      { name: 'POSTAL_ADDRESS', label: 'Postal address', hint: 'One line, at most 200 characters.' },
      { name: 'CERTIFICATE_LABEL', label: 'Certificate', hint: 'Name in the footer. Empty removes it.' },
      {
        name: 'CERTIFICATE_URL',
        label: 'Certificate file',
        inputMode: 'url',
        placeholder: 'https://',
        hint: 'https:// or a path of this site. Empty shows the name without a link.',
      },
      {
        name: 'SOCIAL_LINKS',
        label: 'Social links',
        rows: 3,
        placeholder: 'LinkedIn https://www.linkedin.com/company/…',
        hint: 'One a line: name, space, https:// URL. At most 12.',
      },
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    note: 'Their JavaScript runs on every page that visitors see, and the content policy allows their origins',
    needsConfirmation: true,
    fields: [
      {
        name: 'TAG_MANAGER_ID',
        label: 'Tag manager',
        placeholder: 'GTM-ABC123',
        hint: 'Container ID. Loads for visitors who consented. Empty turns it off, and the consent notice with it.',
      },
      {
        name: 'TAG_MANAGER_ORIGINS',
        label: 'Origins of the tag manager',
        rows: 2,
        placeholder: 'https://www.google-analytics.com',
        hint: 'https origins that its tags load from, with spaces between, without paths.',
      },
      {
        name: 'MESSAGING_SCRIPT',
        label: 'Messaging widget',
        inputMode: 'url',
        placeholder: 'https://',
        hint: 'https URL of its JavaScript. Empty shows our own contact launcher instead.',
      },
      {
        name: 'MESSAGING_ORIGINS',
        label: 'Origins of the widget',
        rows: 2,
        placeholder: 'https://*.chat.example',
        hint: 'https origins that it loads from in addition, with spaces between.',
      },
      {
        name: 'FORM_ACTION_ORIGINS',
        label: 'Targets of page editor forms',
        rows: 2,
        hint: 'https origins that forms of the page editor may send to. Empty allows only this site.',
      },
    ],
  },
];
