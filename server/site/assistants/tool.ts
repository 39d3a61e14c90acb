import type { ZodObject, z } from 'zod';

/** A public read of the API as a visitor, by its path below `/api/v1`. */
export type ReadApi = (path: string) => Promise<{ status: number; body: unknown }>;

/** The path of the page that shows the same, and the data. */
export type ToolAnswer = { page: string; data: Record<string, unknown> };

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: ZodObject;
  answer: (input: Record<string, unknown>, read: ReadApi) => Promise<ToolAnswer>;
};

/** The API refused the read: the person at the other end reads why. */
export class ReadRefused extends Error {}

/** Keeps the types of the arguments. */
export function defineTool<T extends ZodObject>(
  tool: Omit<Tool, 'input' | 'answer'> & {
    input: T;
    answer: (input: z.infer<T>, read: ReadApi) => Promise<ToolAnswer>;
  },
): Tool {
  return tool as unknown as Tool;
}

/** The body of a public read. Throws ReadRefused with the words of the API. */
export async function readOr<T>(read: ReadApi, path: string): Promise<T> {
  const { status, body } = await read(path);
  if (status === 200) return body as T;
  const { detail, title } = body as { detail?: string; title?: string };
  throw new ReadRefused(detail ?? title ?? `The API answered ${status}.`);
}

/** A query of the values that are there, with its question mark. */
export function queryOf(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
