import { LineupDialog } from './before-set/lineup-dialog.tsx';
import { RosterDialog } from './before-set/roster-dialog.tsx';
import { TossDialog } from './before-set/toss-dialog.tsx';
import type { ConsoleControls, DialogChoice } from './console.ts';
import { MatchMenu } from './match-menu.tsx';
import { AwardDialog } from './rulings/award-dialog.tsx';
import { ChallengeDialog } from './rulings/challenge-dialog.tsx';
import { CorrectDialog } from './rulings/correct-dialog.tsx';
import { IncompleteDialog } from './rulings/incomplete-dialog.tsx';
import { MedicalDialog } from './rulings/medical-dialog.tsx';
import { NoteDialog } from './rulings/note-dialog.tsx';
import { ReasonDialog } from './rulings/reason-dialog.tsx';
import { RedesignateDialog } from './rulings/redesignate-dialog.tsx';
import { RestoreDialog } from './rulings/restore-dialog.tsx';
import { RotationDialog } from './rulings/rotation-dialog.tsx';
import { SanctionDialog } from './rulings/sanction-dialog.tsx';
import { SubstitutionDialog } from './rulings/substitution-dialog.tsx';
import { ResumeDialog, SuspendDialog } from './rulings/suspend-dialog.tsx';
import { SignDialog } from './sign-off/sign-dialog.tsx';
import { TeamMenu } from './team-menu.tsx';

/** The dialog that is open above the console. */
export function OpenDialog({
  controls,
  dialog,
}: {
  controls: ConsoleControls;
  dialog: DialogChoice;
}) {
  switch (dialog.kind) {
    case 'substitution':
      return <SubstitutionDialog controls={controls} {...dialog} />;
    case 'sanction':
      return <SanctionDialog controls={controls} {...dialog} />;
    case 'medical':
      return <MedicalDialog controls={controls} {...dialog} />;
    case 'team':
      return <TeamMenu controls={controls} side={dialog.side} />;
    case 'challenge':
      return <ChallengeDialog controls={controls} side={dialog.side} />;
    case 'rotation':
      return <RotationDialog controls={controls} side={dialog.side} />;
    case 'redesignate':
      return <RedesignateDialog controls={controls} side={dialog.side} />;
    case 'incomplete':
      return <IncompleteDialog controls={controls} side={dialog.side} />;
    case 'award':
      return <AwardDialog controls={controls} side={dialog.side} />;
    case 'roster':
      return <RosterDialog controls={controls} side={dialog.side} />;
    case 'lineup':
      return <LineupDialog controls={controls} side={dialog.side} />;
    case 'sign':
      return <SignDialog controls={controls} {...dialog} />;
    case 'match':
      return <MatchMenu controls={controls} />;
    case 'reason':
      return <ReasonDialog controls={controls} />;
    case 'toss':
      return <TossDialog controls={controls} />;
    case 'note':
      return <NoteDialog controls={controls} />;
    case 'suspend':
      return <SuspendDialog controls={controls} />;
    case 'resume':
      return <ResumeDialog controls={controls} />;
    case 'restore':
      return <RestoreDialog controls={controls} />;
    case 'correct':
      return <CorrectDialog controls={controls} />;
  }
}
