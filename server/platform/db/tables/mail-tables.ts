/** Subscribers of the newsletter, and the queue of mails. */
export type SubscriberRow = {
  id: string;
  email: string;
  language: string;
  asked_at: number;
  /** The last mail that an unconfirmed request caused; holds the next one back. */
  mailed_at: number;
  confirmed_at: number | null;
};

export type NewsletterTokenRow = {
  token_hash: string;
  kind: 'confirm' | 'unsubscribe';
  subscriber_id: string | null;
  expires_at: number;
};

export type NewsletterIssueRow = {
  id: string;
  /** Of subject and text: the same issue goes out once. */
  digest: string;
  subject: string;
  text: string;
  recipients: number;
  created_at: number;
};

/** Mails to send; a row that was sent is gone. */
export type MailRow = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
  /** 1: to many at once, goes after the others. */
  bulk: number;
  /** Times that it was claimed for sending. */
  attempts: number;
  /** When it is to be tried (again), the compare-and-set of every claim; null = given up. */
  due_at: number | null;
  last_error: string | null;
  /** The delivery of messages of the office that it is part of. */
  delivery: string | null;
  created_at: number;
};
