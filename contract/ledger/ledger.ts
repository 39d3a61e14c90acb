import { z } from 'zod';
import { idSchema, localDateSchema, nameSchema, shortTextSchema } from '../primitives.ts';

export const CHARGE_KINDS = ['entry-fee', 'licence-fee', 'protest-fee', 'fine', 'other'] as const;
export const CHARGE_STATES = ['open', 'overdue', 'paid', 'cancelled'] as const;
export const PAYMENT_WAYS = ['cash', 'mobile', 'bank'] as const;

/** Whole shillings. */
const amountSchema = z
  .number()
  .int()
  .min(1)
  .max(1_000_000_000)
  .describe('Tanzanian shillings, whole');
const shillings = z.number().int().describe('Tanzanian shillings');
const dueOn = localDateSchema
  .optional()
  .describe('The day by which it has to be paid; without it at once');

const accountSchema = z
  .object({
    kind: z.enum(['club', 'team']).describe('A team without a club stands for itself'),
    id: idSchema,
    name: z.string(),
  })
  .meta({ id: 'LedgerAccount' });
export type LedgerAccount = z.infer<typeof accountSchema>;

const paymentSchema = z
  .object({
    id: idSchema,
    amount: shillings,
    paidOn: z.string().describe('The day on which the money came, YYYY-MM-DD'),
    way: z.enum(PAYMENT_WAYS).describe('Cash, mobile money or a bank'),
    reference: z.string().describe('Such as the code of a mobile payment'),
    receipt: z.string().describe('The number of the receipt, as 2027-0012'),
  })
  .meta({ id: 'LedgerPayment' });
export type LedgerPayment = z.infer<typeof paymentSchema>;

const chargeSchema = z
  .object({
    id: idSchema,
    account: accountSchema,
    league: z.object({ id: idSchema, name: z.string() }).describe('The league that it is for'),
    team: z.object({ id: idSchema, name: z.string() }),
    kind: z.enum(CHARGE_KINDS),
    text: z.string(),
    amount: shillings,
    issuedOn: z.string().describe('The day on which it was charged, YYYY-MM-DD'),
    dueOn: z.string().nullable().describe('The day by which it has to be paid; null: at once'),
    state: z.enum(CHARGE_STATES),
    paid: shillings.describe('Received for it, in shillings'),
    open: shillings.describe('Still to be paid, in shillings'),
    cancelReason: z.string().describe('The reason why it was cancelled; empty where it was not'),
    payments: z.array(paymentSchema).describe('Money that came for it'),
  })
  .meta({ id: 'LedgerCharge' });
export type LedgerCharge = z.infer<typeof chargeSchema>;

export const ledgerSchema = z
  .object({
    accounts: z
      .array(
        z.object({
          account: accountSchema,
          charged: shillings,
          paid: shillings,
          balance: shillings.describe('Still to be paid; below 0: a credit'),
          overdue: shillings.describe('The part whose day has passed'),
        }),
      )
      .describe('Clubs and teams with charges, by name'),
    charges: z.array(chargeSchema).describe('The latest first'),
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof ledgerSchema>;

export const newChargesSchema = z
  .strictObject({
    teams: z.array(idSchema).min(1).max(100).describe('Each of them is charged'),
    kind: z.enum(CHARGE_KINDS),
    text: nameSchema.describe('The reason, for the club'),
    amount: amountSchema,
    dueOn,
  })
  .meta({ id: 'NewCharges' });
export type NewCharges = z.infer<typeof newChargesSchema>;

export const newPaymentSchema = z
  .strictObject({
    amount: amountSchema,
    paidOn: localDateSchema.describe('The day on which the money came'),
    way: z.enum(PAYMENT_WAYS).describe('Cash, mobile money or a bank'),
    reference: shortTextSchema.optional().describe('Such as the code of a mobile payment'),
  })
  .meta({ id: 'NewPayment' });
export type NewPayment = z.infer<typeof newPaymentSchema>;

export const cancelEntrySchema = z
  .strictObject({ reason: nameSchema.describe('The reason, for the books') })
  .meta({ id: 'CancelLedgerEntry' });
export type CancelEntry = z.infer<typeof cancelEntrySchema>;

/** Money that goes with a decision. */
export const decisionMoneySchema = z
  .strictObject({ amount: amountSchema, dueOn })
  .meta({ id: 'DecisionMoney' });
export type DecisionMoney = z.infer<typeof decisionMoneySchema>;

export const statementQuerySchema = z.object({
  account: idSchema.describe('The id of a club, or of a team without one'),
});
export const ledgerEntrySchema = z.object({ id: idSchema, entry: idSchema });
