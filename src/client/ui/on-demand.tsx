import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component whose code browsers load after the rest of its island has hydrated. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Sets the component for a renderer that does not wait for imports: the server's. */
  readonly provide: (component: ComponentType<Props>) => void;
}

/**
 * Wraps a component that is imported on demand. Until it is there, the server's HTML stays and updates of the component wait.
 * Use it for parts with links and pictures only: a button in the server's HTML does nothing before. Renders nothing if the
 * import fails twice.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  let provided: ComponentType<Props> | null = null;
  const Loaded = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load().catch(load) };
    } catch (error) {
      console.error('A part of this page did not load; the rest works without it.', error);
      return { default: () => null };
    }
  });
  const Shown = (props: Props): ReactNode => {
    const Part: ComponentType<Props> = provided ?? Loaded;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
  const provide = (component: ComponentType<Props>): void => {
    provided = component;
  };
  return Object.assign(Shown, { provide });
};
