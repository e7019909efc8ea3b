import { Builder } from '@builder.io/sdk';
import * as v from 'valibot';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { type Breakpoints, parseBreakpoints } from '../../domain/site/content/breakpoints.ts';

/** Calls `set` with the breakpoints that a trusted editor sets for the page (`builder.configureSdk`). */
export const onBreakpoints = (set: (breakpoints: Breakpoints) => void): void => {
  addEventListener('message', (event) => {
    if (event.data?.type !== 'builder.configureSdk' || !Builder.isTrustedHostForEvent(event)) return;
    const breakpoints = parseBreakpoints(event.data.data?.breakpoints);
    if (breakpoints !== undefined) set(breakpoints);
  });
};

const stateOfModel = v.object({ model: v.string(), state: v.record(v.string(), v.unknown()) });

/** Calls `set` when a trusted editor changes values of a model's content (`builder.resetState`). */
export const onValues = (model: string, set: (values: Readonly<Record<string, unknown>>) => void): void => {
  addEventListener('message', (event) => {
    if (event.data?.type !== 'builder.resetState' || !Builder.isTrustedHostForEvent(event)) return;
    const update = parsedOrNull(stateOfModel, event.data.data);
    if (update?.model === model) set(update.state);
  });
};
