import { type FormSchema, fieldsOf } from './form-field.ts';
import { contactUsForm } from './types/contact-us-form.ts';
import { customPartRequestForm } from './types/custom-part-request-form.ts';
import { engineeringServicesForm } from './types/engineering-services-form.ts';
import { requestAQuoteForm } from './types/request-a-quote-form.ts';
import { springEnergizedSealsForm } from './types/spring-energized-seals-form.ts';

/** The five forms, by the type used in content and URLs. */
export const FORMS = {
  ContactUsForm: contactUsForm,
  CustomPartRequestForm: customPartRequestForm,
  EngineeringServicesForm: engineeringServicesForm,
  RequestAQuoteForm: requestAQuoteForm,
  SpringEnergizedSealsForm: springEnergizedSealsForm,
} as const satisfies Record<string, FormSchema>;

export type FormType = keyof typeof FORMS;

/** Form types that the page editor offers. */
export const FORM_TYPES = Object.keys(FORMS) as [FormType, ...FormType[]];

export const isFormType = (text: string): text is FormType => Object.hasOwn(FORMS, text);

/** URL parameters from which form fields take their initial values. */
export const FORM_PARAMETERS: readonly string[] = [
  ...new Set(
    Object.values<FormSchema>(FORMS)
      .flatMap(fieldsOf)
      .flatMap(({ name, fromAddress }) => (fromAddress === true ? [name] : [])),
  ),
];

/** Returns the URL to which a form is posted. @example formAction('ContactUsForm') // '/api/forms/ContactUsForm' */
export const formAction = (type: FormType): string => `/api/forms/${type}`;

export const THANK_YOU_PATH = '/thank-you';
