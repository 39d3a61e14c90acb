import { readFileSync } from 'node:fs';

/** The clients that recipes and other programs are made with. */
export const CLIENT_FILES = ['wavu.mjs', 'wavu.py'] as const;
const RECIPES = ['ticker', 'club-table', 'results', 'tournament', 'webhook-receiver'] as const;
export type RecipeName = (typeof RECIPES)[number];
export type ProgramFile = (typeof CLIENT_FILES)[number] | `${RecipeName}.mjs`;

/** The pages and the file that describe each call. */
export const REFERENCES = {
  calls: '/api/docs',
  document: '/api/v1/openapi.json',
  errors: '/api/problems',
} as const;

const fileOf = (name: RecipeName) => `${name}.mjs` as const;

/** The programs that developers copy. */
export const PROGRAM_FILES: readonly ProgramFile[] = [...CLIENT_FILES, ...RECIPES.map(fileOf)];

/** The text of a program, as it is tested. */
export function readProgram(name: ProgramFile): string {
  return readFileSync(new URL(`./files/${name}`, import.meta.url), 'utf8');
}

export type Recipe = { name: RecipeName; file: ProgramFile; text: string };

let recipes: readonly Recipe[] | undefined;

/** Read once: the files belong to the program. */
export function listRecipes(): readonly Recipe[] {
  recipes ??= RECIPES.map((name) => {
    const file = fileOf(name);
    return { name, file, text: readProgram(file) };
  });
  return recipes;
}
