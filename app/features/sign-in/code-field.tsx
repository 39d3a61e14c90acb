import { Field } from '#app/ui/field.tsx';

type Props = { label: string; hint: string; error: string };

/** A code of the app; phones offer what they have just made or copied. */
export function CodeField({ label, hint, error }: Props) {
  return (
    <Field name="code" label={label} hint={hint} error={error || undefined}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </Field>
  );
}
