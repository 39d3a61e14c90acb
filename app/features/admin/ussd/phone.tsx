import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { USSD_SCREEN } from '#contract/site/ussd.ts';
import { useSession } from './use-session.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** A phone with twelve keys that shows the screens as people see them. */
export function Phone() {
  const { t } = useWords();
  const session = useSession();
  const [typed, setTyped] = useState('');
  const { screen, isOpen } = session;

  async function send() {
    setTyped('');
    await session.reply(typed);
  }

  return (
    <div className="max-w-72">
      <output
        className="block min-h-52 rounded-lg border p-3 font-mono text-sm whitespace-pre-wrap"
        lang={screen?.language}
      >
        {screen?.text ?? t.ussd.off}
      </output>
      <p className="facts-line">
        {screen !== undefined && <span>{t.ussd.length(screen.length, USSD_SCREEN)}</span>}
        {isOpen && <span>{t.ussd.secondsLeft(session.secondsLeft)}</span>}
        {screen !== undefined && !isOpen && <span role="status">{t.ussd.over}</span>}
      </p>
      {isOpen && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label className="field">
            <span>{t.ussd.reply}</span>
            <input
              value={typed}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <fieldset className="my-2 grid grid-cols-3 gap-2" aria-label={t.ussd.keys}>
            {KEYS.map((key) => (
              <button
                key={key}
                type="button"
                className="button soft"
                onClick={() => setTyped(typed + key)}
              >
                {key}
              </button>
            ))}
          </fieldset>
          <div className="dialog-actions">
            <button type="button" className="button soft" onClick={session.hangUp}>
              {t.ussd.hangUp}
            </button>
            <button type="submit" className="button" disabled={typed === ''}>
              {t.ussd.send}
            </button>
          </div>
        </form>
      )}
      {!isOpen && (
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => void session.dial()}>
            {t.ussd.dial}
          </button>
        </div>
      )}
    </div>
  );
}
