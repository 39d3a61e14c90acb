import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { OutgoingWay, WaysReport } from '#contract/ways/ways.ts';
import { useWaysWords } from './ways-words.ts';

/** The page of each way: its set-up, a test message, reasons of failures. */
const PAGES: Record<OutgoingWay, string> = {
  push: 'messages',
  sms: 'sms',
  whatsapp: 'sms',
  webhook: 'webhooks',
  telegram: 'webhooks',
  mail: 'newsletter',
};

function useNumbers() {
  const { language } = useWords();
  return (n: number) => new Intl.NumberFormat(LOCALES[language]).format(n);
}

/** Each way with its state, its sums and its cost. */
export function WaySums({ ways }: { ways: WaysReport['ways'] }) {
  const words = useWaysWords();
  const numbers = useNumbers();
  const cost = ways.reduce((sum, way) => sum + way.cost, 0);
  return (
    <section className="admin-card p-4">
      <h2 className="font-bold">{words.sums}</h2>
      <ul className="space-y-3 py-3">
        {ways.map((way) => (
          <WayItem key={way.way} report={way} />
        ))}
      </ul>
      <p className="font-bold">{words.total(numbers(cost))}</p>
      <p className="text-sm text-quiet">{words.heldBack}</p>
    </section>
  );
}

const COUNTS = ['recipients', 'waiting', 'sent', 'failed', 'withheld'] as const;

/** A way that is off shows only the figures that it has: recipients and what was sent before. */
function WayItem({ report }: { report: WaysReport['ways'][number] }) {
  const words = useWaysWords();
  const { to } = useWords();
  const numbers = useNumbers();
  const { way, isReady, isStopped, spentToday, perDay, cost } = report;
  const own = isReady ? words.states.ready : words.states.off;
  const counts = COUNTS.filter((count) => isReady || report[count] > 0);
  return (
    <li>
      <h3 className="font-bold">
        <Link to={to(`/admin/${PAGES[way]}`)}>{words.ways[way]}</Link>
      </h3>
      <p className="facts-line">
        <span>{isStopped ? words.states.stopped : own}</span>
        {counts.map((count) => (
          <span key={count}>
            {words[count]}: {numbers(report[count])}
          </span>
        ))}
        {(isReady || cost > 0) && <span>{words.amount(numbers(cost))}</span>}
        {isReady && perDay !== null && (
          <span>
            {words.budget}: {words.spent(numbers(spentToday ?? 0), numbers(perDay))}
          </span>
        )}
      </p>
    </li>
  );
}

/** Counts of each day. */
export function WayDays({ days }: { days: WaysReport['days'] }) {
  const words = useWaysWords();
  const numbers = useNumbers();
  if (days.length === 0) return <p className="admin-card admin-empty">{words.nothing}</p>;
  return (
    <section className="admin-card p-4">
      <table className="grid-table keep">
        <caption>{words.days}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.way}</th>
            <th scope="col">{words.sent}</th>
            <th scope="col">{words.failed}</th>
            <th scope="col">{words.cost}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, way, sent, failed, cost }) => (
            <tr key={`${day} ${way}`}>
              <td>{day}</td>
              <td>{words.ways[way]}</td>
              <td>{numbers(sent)}</td>
              <td>{numbers(failed)}</td>
              <td>{numbers(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
