import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { BlockList } from '../define-block.ts';
import { ControlInputs } from '../form/control-inputs.tsx';
import { usePage } from '../page-context.ts';
import { Blocks, elementsOf } from '../render/blocks.tsx';
import type { declaration } from './form-form.inputs.ts';
import { formTarget } from './form-target.ts';
import { TypedTexts } from './typed-texts.ts';

const SENDING = 'Sending...';
const SUCCESS = 'Thanks!';
const FAILED = 'Form submission error :( Please check your answers and try again.';

interface MessageProps {
  readonly when: 'sending' | 'error' | 'success';
  readonly blocks: BlockList;
  readonly text: string;
  readonly blockId: string;
  readonly isShown?: boolean;
}

const Message = ({ when, blocks, text, blockId, isShown = false }: MessageProps): ReactNode => {
  const elements = elementsOf(blocks);
  const tone = when === 'error' ? 'notice notice-danger' : when === 'success' ? 'notice notice-ok' : 'text-muted';
  return (
    <div data-when={when} hidden={!isShown} tabIndex={when === 'error' ? -1 : undefined}>
      {elements.length === 0 ? (
        <p className={tone} data-message="">
          {text}
        </p>
      ) : (
        <>
          {when === 'error' ? <p className={tone} data-message="" hidden /> : null}
          <Blocks elements={elements} parentId={blockId} path={`component.options.${when}Message`} />
        </>
      )}
    </div>
  );
};

/**
 * The editor's own form, with its option names and states: unsubmitted, sending, success, error. It has a real action and
 * method, so that it is sent without script too.
 */
export function FormForm(props: BlockProps<typeof declaration>): ReactNode {
  const { blockId, children, name, method, contentType, successUrl } = props;
  const { path, preferences, forms, formOrigins, editing } = usePage();
  const { action, isRefused } = formTarget(props.rawOptions.action, formOrigins);
  const failed = forms?.failed?.blockId === blockId ? forms.failed : null;
  const previewed = editing ? props.previewState : 'unsubmitted';
  const units = { length: preferences.measurement, temperature: preferences.temperature };
  return (
    <form
      className="form-layout"
      name={name || undefined}
      action={action}
      method={method.toLowerCase()}
      encType={method === 'POST' && contentType === 'multipart/form-data' ? contentType : undefined}
      noValidate={!props.validate}
      data-enhance={props.sendWithJs ? 'submit-form' : undefined}
      data-content-type={contentType}
      data-error-path={props.errorMessagePath}
      data-next={successUrl}
      data-keep={props.resetFormOnSubmit ? undefined : ''}
    >
      {action.startsWith('/api/forms/') ? (
        <ControlInputs blockId={blockId} path={path} sendKey={forms?.key ?? ''} next={successUrl} units={units} />
      ) : null}
      {editing && isRefused ? (
        <p className="sandbox-frame-note" role="note">
          “{String(props.rawOptions.action)}” is not on the site’s list of form addresses, so this form is sent to the
          contact form. Give a path of this site, or have its origin added to FORM_ACTION_ORIGINS.
        </p>
      ) : null}
      <TypedTexts value={failed?.texts ?? {}}>{children}</TypedTexts>
      <Message
        when="error"
        blocks={props.errorMessage}
        text={failed?.message ?? FAILED}
        blockId={blockId}
        isShown={failed !== null || previewed === 'error'}
      />
      <div aria-live="polite">
        <Message
          when="sending"
          blocks={props.sendingMessage}
          text={SENDING}
          blockId={blockId}
          isShown={previewed === 'sending'}
        />
        <Message
          when="success"
          blocks={props.successMessage}
          text={SUCCESS}
          blockId={blockId}
          isShown={previewed === 'success'}
        />
      </div>
    </form>
  );
}
