/** The facts about the server that a benchmark measures. */
export type Started = {
  port: number;
  /** Every public page. */
  paths: string[];
  /** A match that is live. */
  match: string;
  pair: [string, string];
  /** An administrator's, for the API. */
  token: string;
};
