import {
  GenerateCourtFields,
  type VenueChoice,
} from '#app/features/admin/fixtures/generate-court-fields.tsx';
import { generateInput } from '#app/features/admin/fixtures/generate-input.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { type ScheduleSettings, scheduleSettingsSchema } from '#contract/leagues/schedule.ts';

type Props = {
  league: LeagueDetail;
  settings: ScheduleSettings | null;
  venues: readonly VenueChoice[];
  onClose: () => void;
};

/** Days, hours and courts: what the board shows, and moves are judged by. */
export function SettingsDialog({ league, settings, venues, onClose }: Props) {
  const { t } = useWords();
  return (
    <FormDialog<ScheduleSettings>
      title={t.schedule.settings}
      schema={scheduleSettingsSchema}
      missing={t.admin.fillRequired}
      toInput={(_values, form) => {
        form.set('mode', 'courts');
        return generateInput(form).schedule as Record<string, unknown>;
      }}
      send={(input) =>
        callApi('PUT /leagues/{id}/schedule', { path: { id: league.id }, body: input })
      }
      saved={t.schedule.settingsSaved}
      onClose={onClose}
    >
      {(errors) => (
        <GenerateCourtFields league={league} settings={settings} venues={venues} errors={errors} />
      )}
    </FormDialog>
  );
}
