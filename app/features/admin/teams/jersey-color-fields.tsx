import { useWords } from '#app/lib/use-words.ts';
import type { Team } from '#contract/people/team.ts';
import type { bindFields } from '../../forms/bind-fields.ts';
import { TextField } from '../../forms/text-field.tsx';

/** Both jersey colours of a team, white where none is chosen. */
export function JerseyColorFields({ bind }: { bind: ReturnType<typeof bindFields<Team>> }) {
  const { t } = useWords();
  return (
    <div className="form-pair">
      {(['jerseyColor1', 'jerseyColor2'] as const).map((name) => (
        <TextField key={name} {...bind(name, '#ffffff')} label={t.admin[name]} type="color" />
      ))}
    </div>
  );
}
