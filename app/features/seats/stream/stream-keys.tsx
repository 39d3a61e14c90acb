import { useWords } from '#app/lib/use-words.ts';
import { LANGUAGE_NAMES, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { StreamControl } from '#contract/seats/stream-control.ts';
import {
  OVERLAY_SHOWN,
  OVERLAY_STYLES,
  SCREEN_POSITIONS,
  SCREEN_THEMES,
} from '#contract/site/screen.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { ChoiceKeys } from './choice-keys.tsx';

type Props = {
  match: Match;
  control: StreamControl;
  isBusy: boolean;
  onChange: (changed: Partial<StreamControl>) => void;
};

/** The choices of the operator: `''` is as the address of the overlay says. */
export function StreamKeys({ match, control, isBusy, onChange }: Props) {
  const { t } = useWords();
  const words = t.stream;
  const named =
    <Value extends string>(nameOf: (value: Value) => string) =>
    (value: Value | '') =>
      value === '' ? words.asAddress : nameOf(value);
  const order = control.isMirrored === null ? '' : SIDES[control.isMirrored ? 1 : 0]!;
  return (
    <>
      <section className="panel-card">
        <ChoiceKeys
          legend={words.shown}
          values={OVERLAY_SHOWN}
          nameOf={(value) => words.shownAs[value]}
          chosen={control.shown}
          isBusy={isBusy}
          onChoose={(shown) => onChange({ shown })}
        />
        <p className="text-quiet">{words.shownText}</p>
      </section>
      <section className="panel-card">
        <ChoiceKeys
          legend={words.style}
          values={['', ...OVERLAY_STYLES]}
          nameOf={named((value) => words.styles[value])}
          chosen={control.style ?? ''}
          isBusy={isBusy}
          onChoose={(value) => onChange({ style: value || null })}
        />
        <ChoiceKeys
          legend={words.pos}
          values={['', ...SCREEN_POSITIONS]}
          nameOf={named((value) => words.positions[value])}
          chosen={control.pos ?? ''}
          isBusy={isBusy}
          onChoose={(value) => onChange({ pos: value || null })}
        />
        <ChoiceKeys
          legend={words.theme}
          values={['', ...SCREEN_THEMES]}
          nameOf={named((value) => words.themes[value])}
          chosen={control.theme ?? ''}
          isBusy={isBusy}
          onChoose={(value) => onChange({ theme: value || null })}
        />
        <ChoiceKeys
          legend={words.language}
          values={['', ...PUBLISHED_LANGUAGES]}
          nameOf={named((value) => LANGUAGE_NAMES[value])}
          chosen={control.language ?? ''}
          isBusy={isBusy}
          onChoose={(value) => onChange({ language: value || null })}
        />
        <ChoiceKeys
          legend={words.order}
          values={['', ...SIDES]}
          nameOf={named((side) => match[side].name)}
          chosen={order}
          isBusy={isBusy}
          onChoose={(side) => onChange({ isMirrored: side === '' ? null : side === 'team2' })}
        />
      </section>
    </>
  );
}
