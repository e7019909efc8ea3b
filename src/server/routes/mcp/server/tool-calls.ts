import type { CallToolResult } from '@modelcontextprotocol/server';
import * as v from 'valibot';
import type { Value } from '../../../../domain/kit/schema/value.ts';
import type { Tool } from '../../../../domain/site/mcp/tool.ts';
import { AppError } from '../../../http/app-error.ts';
import { logFailure } from '../../../resilience/log-failure.ts';
import { refuseInvalid } from '../../api/validation.ts';
import type { ToolContext } from './tool-context.ts';

/** A drawing for the MCP App. */
export interface ToolDrawing {
  /** An SVG file of the drawings layer. */
  readonly svg: string;
  /** What the drawing shows, for people who do not see it. */
  readonly alt: string;
  readonly caption: string;
  readonly link: { readonly url: string; readonly text: string };
}

export interface ToolOutput<Output> {
  readonly value: Output;
  readonly drawing?: ToolDrawing;
}

/** A tool with the code that runs it. */
export interface RunnableTool {
  readonly tool: Tool;
  readonly call: (input: unknown, context: ToolContext) => Promise<CallToolResult>;
}

/** Returns what happened, why, and what to do, as a string. */
const errorText = ({ message, problems }: AppError): string =>
  [message, ...problems.map((one) => `- ${one.message}`)].join('\n');

/** Returns an error that the model reads and can act on. Messages of other errors are logged, never sent. */
const failed = (name: string, error: unknown): CallToolResult => {
  const known = error instanceof AppError ? error : new AppError('unexpected', { cause: error });
  if (known.status >= 500) logFailure(`The MCP tool ${name} failed.`, error);
  return { isError: true, content: [{ type: 'text', text: errorText(known) }] };
};

/** Joins a tool with its code. The compiler checks the code against the tool's schemas. */
export const runnable = <T extends Tool>(
  tool: T,
  run: (input: v.InferOutput<T['input']>, context: ToolContext) => Promise<ToolOutput<Value<T['output']>>>,
): RunnableTool => ({
  tool,
  call: async (input, context) => {
    try {
      const parsed = v.safeParse(tool.input, input);
      refuseInvalid(parsed);
      const { value, drawing } = await run(parsed.output as v.InferOutput<T['input']>, context);
      return {
        content: [{ type: 'text', text: JSON.stringify(value) }],
        structuredContent: value as Record<string, unknown>,
        ...(drawing && { _meta: { drawing } }),
      };
    } catch (error) {
      return failed(tool.name, error);
    }
  },
});
