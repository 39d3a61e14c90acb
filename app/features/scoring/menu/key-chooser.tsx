import { useEffect, useState } from 'react';
import { deviceStorage } from '#app/lib/device-storage.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  chooseKey,
  chosenKeys,
  forgetKeys,
  nameOfKey,
  REMOTE_ACTIONS,
  type RemoteAction,
} from './remote-keys.ts';
import { watchGamepads } from './watch-gamepads.ts';

/** A remote, a headset or a gamepad: the next key that is pressed gets the action. */
export function KeyChooser() {
  const { t } = useWords();
  const [chosen, setChosen] = useState(() => chosenKeys(deviceStorage()));
  const [waiting, setWaiting] = useState<RemoteAction | null>(null);

  useEffect(() => {
    if (waiting === null) return;
    function take(key: string): void {
      if (key !== 'escape') chooseKey(key, waiting!);
      setChosen(chosenKeys(deviceStorage()));
      setWaiting(null);
    }
    function onKey(event: KeyboardEvent): void {
      event.preventDefault();
      event.stopPropagation();
      take(nameOfKey(event.key));
    }
    window.addEventListener('keydown', onKey, true);
    const stop = watchGamepads(take);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      stop();
    };
  }, [waiting]);

  return (
    <>
      <h3 className="part">{t.remote.title}</h3>
      <p className="text-sm text-quiet">{t.remote.text}</p>
      {REMOTE_ACTIONS.map((action) => {
        const key = Object.keys(chosen).find((name) => chosen[name] === action);
        return (
          <button
            key={action}
            className="button soft"
            type="button"
            aria-pressed={waiting === action}
            onClick={() => setWaiting(waiting === action ? null : action)}
          >
            {t.remote.actions[action]}
            <small>{waiting === action ? t.remote.pressNow : (key ?? t.remote.usual)}</small>
          </button>
        );
      })}
      {Object.keys(chosen).length > 0 && (
        <button
          className="button soft"
          type="button"
          onClick={() => {
            forgetKeys();
            setChosen({});
          }}
        >
          {t.remote.forget}
        </button>
      )}
    </>
  );
}
