import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { Account } from '#contract/accounts/account.ts';
import { SecondStepOff } from './second-step-off.tsx';
import { SecondStepOn } from './second-step-on.tsx';

/** Whether signing in with the password asks for a code too. */
export function SecondStepCard({ secondFactor }: Pick<Account, 'secondFactor'>) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const words = t.secondStep;

  async function close(message: string) {
    setOpen(false);
    setDone(message);
    await revalidate();
  }

  const dialog = { onClose: () => setOpen(false), onDone: close };
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.title}</h2>
      <p className="text-quiet">{words.text}</p>
      <p>
        {secondFactor ? `${words.on} ${words.codesLeft(secondFactor.recoveryCodes)}` : words.off}
      </p>
      <div className="line">
        <button className="button soft small" type="button" onClick={() => setOpen(true)}>
          {secondFactor ? words.turnOff : words.turnOn}
        </button>
        <span role="status">{done}</span>
      </div>
      {isOpen && (secondFactor ? <SecondStepOff {...dialog} /> : <SecondStepOn {...dialog} />)}
    </section>
  );
}
