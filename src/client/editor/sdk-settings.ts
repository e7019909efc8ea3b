import { Builder } from '@builder.io/sdk';
import { type Breakpoints, parseBreakpoints } from '../../domain/content/breakpoints.ts';

/** Calls back with the breakpoints that a trusted editor sets for the page (`builder.configureSdk`). */
export const onBreakpoints = (set: (breakpoints: Breakpoints) => void): void => {
  addEventListener('message', (event) => {
    if (event.data?.type !== 'builder.configureSdk' || !Builder.isTrustedHostForEvent(event)) return;
    const breakpoints = parseBreakpoints(event.data.data?.breakpoints);
    if (breakpoints !== undefined) set(breakpoints);
  });
};
