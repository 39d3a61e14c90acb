/** The databases that Wavu runs on. */
export type Engine = 'sqlite' | 'postgres';
