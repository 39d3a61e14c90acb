import { useWords } from '#app/lib/use-words.ts';
import { KeyChooser } from './key-chooser.tsx';
import type { ScreenChoice } from './screen-options.ts';

type Props = { screen: ScreenChoice; onChange: (part: Partial<ScreenChoice>) => void };

const SWITCHES = ['contrast', 'leftHanded', 'mirrored', 'vibrates', 'sounds'] as const;

/** Settings of the screen, and the keys of a keyboard. */
export function ScreenList({ screen, onChange }: Props) {
  const { t } = useWords();
  return (
    <div className="more-list">
      {SWITCHES.map((name) => (
        <label key={name} className="switch">
          <input
            type="checkbox"
            checked={screen[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
          {t.scoreScreen[name]}
        </label>
      ))}
      <p className="text-sm text-quiet">{t.scoreScreen.thisDevice}</p>
      <KeyChooser />
      <h3 className="part">{t.scoreScreen.keysTitle}</h3>
      <dl className="key-list">
        {t.scoreScreen.keys.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
