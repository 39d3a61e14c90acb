/** Something wrong in a file. `line` counts from 1, as an editor does; `detail` is plain English. */
export type FileProblem = { readonly line: number; readonly detail: string };

export type ReadFile<T> = { ok: true; value: T } | { ok: false; problems: readonly FileProblem[] };
