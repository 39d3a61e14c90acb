import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { SmsReport } from '#contract/sms/sms.ts';
import { useWhatsAppWords } from './whatsapp-words.ts';

type Budget = SmsReport['budgets'][number];

/** The budget of each league, and the cost of one result before it is sent. */
export function SmsBudgets({ budgets, price }: { budgets: readonly Budget[]; price: number }) {
  const { t } = useWords();
  return (
    <section className="admin-card p-4">
      <h2 className="font-bold">{t.sms.budgets}</h2>
      <p className="text-sm text-quiet">{t.sms.budgetNote}</p>
      <ul className="sms-budgets">
        {budgets.map((budget) => (
          <BudgetRow key={budget.budget} row={budget} price={price} />
        ))}
      </ul>
    </section>
  );
}

function BudgetRow({ row, price }: { row: Budget; price: number }) {
  const { t, language } = useWords();
  const ofWhatsApp = useWhatsAppWords();
  const { change, isBusy } = useChange();
  const { budget, name, perDay, spent, followers, estimate, byWhatsapp } = row;
  const written = (tzs: number) => new Intl.NumberFormat(LOCALES[language]).format(tzs);
  const title = name ?? t.sms.ofSite;
  const cost =
    byWhatsapp === 0
      ? t.sms.estimate(followers, price, written(estimate))
      : ofWhatsApp.estimate(followers - byWhatsapp, byWhatsapp, written(estimate));

  function save(form: FormData) {
    const amount = Number(form.get('perDay'));
    const run = () =>
      callApi('PUT /sms/budgets/{budget}', { path: { budget }, body: { perDay: amount } });
    void change({ run, done: t.sms.saved });
  }

  return (
    <li>
      <form
        className="sms-line"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <div>
          <h3 className="font-bold">{title}</h3>
          <p className="facts-line">
            <span>{t.sms.spent(written(spent))}</span>
            {name !== null && <span>{cost}</span>}
          </p>
        </div>
        <label className="field">
          <span className="text-sm">
            {t.sms.perDay}
            <span className="sr"> {title}</span>
          </span>
          <input name="perDay" type="number" min={0} step={1} required defaultValue={perDay} />
        </label>
        <button type="submit" className="button soft" disabled={isBusy}>
          {t.sms.save}
          <span className="sr"> {title}</span>
        </button>
      </form>
    </li>
  );
}
