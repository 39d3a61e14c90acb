/** Lines to print, or the faults of the file as lines `LINE: what`. */
export type CommandOutput = { lines: string[]; problems: string[] };
