import { bindFields } from '#app/features/forms/bind-fields.ts';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Club } from '#contract/people/club.ts';

type Props = {
  /** Undefined for a new one. */
  club: Club | undefined;
  errors: FormErrors;
  words: Record<'city' | 'contact' | 'contactHint' | 'color1' | 'color2', string>;
};

/** The facts of a club but its name, which managers may change, too. */
export function ClubFields({ club, errors, words }: Props) {
  const { t } = useWords();
  const bind = bindFields(errors, club);
  return (
    <>
      <div className="form-pair">
        <TextField {...bind('city')} label={words.city} required />
        <TextField {...bind('contact')} label={words.contact} hint={words.contactHint} />
        <TextField {...bind('color1', '#ffffff')} label={words.color1} type="color" />
        <TextField {...bind('color2', '#ffffff')} label={words.color2} type="color" />
      </div>
      <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.aboutHint} />
    </>
  );
}
