/** The rules of a form, as the call wants them. Names of fields: plan-rule-rows.tsx. */
export function ruleInput(form: FormData): object[] | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const rules = [...form.keys()].flatMap((name) => {
    const row = name.startsWith('rule.') ? name.slice('rule.'.length) : undefined;
    return row === undefined ? [] : [ruleOf(row)];
  });
  return rules.length > 0 ? rules : undefined;

  function ruleOf(row: string): object {
    const kind = text(`rule.${row}`);
    const team = text(`ruleTeam.${row}`);
    const days = form.getAll(`ruleDays.${row}`).map(Number);
    switch (kind) {
      case 'weekdays':
        return { kind, team, never: days };
      case 'hours': {
        const from = text(`ruleFrom.${row}`);
        const to = text(`ruleTo.${row}`);
        return { kind, team, ...(from && { notBefore: from }), ...(to && { notAfter: to }) };
      }
      case 'not-at-once':
        return { kind, teams: [team, text(`ruleOther.${row}`)] };
      case 'home':
        return { kind, team, venue: venueOf(form, text(`ruleVenue.${row}`)) ?? '' };
      case 'finals':
        return { kind, days };
      default:
        return { kind, minutes: Number(text(`ruleMinutes.${row}`)) };
    }
  }
}

/** The name of the venue in a row of the form, by its choice `at:2`; undefined where the row is gone. */
export function venueOf(form: FormData, choice: string): string | undefined {
  const row = /^at:(\d+)$/.exec(choice)?.[1];
  const name = row && form.get(`venue.${row}`);
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}
