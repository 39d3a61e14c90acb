/** What a call that names itself by a key was answered; `call` is its method and address. */
export type KeptAnswerRow = {
  user_id: string;
  key: string;
  call: string;
  body_hash: string;
  status: number;
  /** JSON of pairs. */
  headers: string;
  body: string;
  kept_at: number;
};
