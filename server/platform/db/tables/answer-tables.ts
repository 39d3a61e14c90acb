/** The answer to a call with an idempotency key; `call` is its method and address. */
export type StoredAnswerRow = {
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
