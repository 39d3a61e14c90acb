import type { FollowKind } from '#contract/accounts/follows.ts';
import type { SmsCarrier, SmsKind, SmsState } from '#contract/sms/sms.ts';

export type SmsTables = {
  sms_opt_in: SmsOptInRow;
  sms: SmsRow;
  sms_budget: { budget: string; per_day: number };
  /** Estimates of a day; never above the budget as it was when each was added. */
  sms_spent: { budget: string; day: string; spent: number };
  sms_early_report: EarlyReportRow;
};

/** A number asked to hear of a subject; it does when it has confirmed. The proof of both. */
export type SmsOptInRow = {
  id: string;
  /** A digest of the number with `SECRET`. */
  address: string;
  /** `office`: messages of the office about the own matches and duties. */
  kind: FollowKind | 'office';
  subject_id: string;
  language: string;
  /** The one by which it was confirmed last. */
  carrier: SmsCarrier;
  asked_at: number;
  confirmed_at: number | null;
};

/** An SMS; or of WhatsApp a text of one's own, or a template, which alone may go out at any time. */
export type SmsForm = 'sms' | 'text' | 'template';

export type SmsRow = {
  id: string;
  /** A digest of the number with `SECRET`. */
  address: string;
  /** Sealed with `SECRET`; null once the message has left. */
  number: string | null;
  /** The id of the league that pays, or `site`. */
  budget: string;
  /** The event that it tells of, once for each number. */
  occasion: string;
  kind: SmsKind;
  form: SmsForm;
  text: string;
  /** TZS. */
  estimate: number;
  /** TZS, as the gateway said; null where it says nothing. */
  cost: number | null;
  state: SmsState;
  error: string;
  /** Of the gateway, for its reports; null where it gave none. */
  reference: string | null;
  created_at: number;
  sent_at: number | null;
};

/** A report of delivery whose message had no name of the gateway yet; it waits for it for an hour. */
type EarlyReportRow = {
  reference: string;
  state: 'delivered' | 'undelivered';
  received_at: number;
};
