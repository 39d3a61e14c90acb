import { LineupSheet } from './before-set/lineup-dialog.tsx';
import { RosterSheet } from './before-set/roster-dialog.tsx';
import { TossSheet } from './before-set/toss-dialog.tsx';
import type { Desk, Sheet } from './console.ts';
import { TableMenu } from './match-menu.tsx';
import { AwardSheet } from './rulings/award-dialog.tsx';
import { ChallengeSheet } from './rulings/challenge-dialog.tsx';
import { CorrectSheet } from './rulings/correct-dialog.tsx';
import { IncompleteSheet } from './rulings/incomplete-dialog.tsx';
import { MedicalSheet } from './rulings/medical-dialog.tsx';
import { NoteSheet } from './rulings/note-dialog.tsx';
import { ReasonSheet } from './rulings/reason-dialog.tsx';
import { RedesignateSheet } from './rulings/redesignate-dialog.tsx';
import { RestoreSheet } from './rulings/restore-dialog.tsx';
import { RotationSheet } from './rulings/rotation-dialog.tsx';
import { SanctionSheet } from './rulings/sanction-dialog.tsx';
import { SubstitutionSheet } from './rulings/substitution-dialog.tsx';
import { ResumeSheet, SuspendSheet } from './rulings/suspend-dialog.tsx';
import { SignSheet } from './sign-off/sign-dialog.tsx';
import { TeamMenu } from './team-menu.tsx';

/** What is open above the desk. */
export function DeskSheet({ desk, sheet }: { desk: Desk; sheet: Sheet }) {
  switch (sheet.kind) {
    case 'substitution':
      return <SubstitutionSheet desk={desk} {...sheet} />;
    case 'sanction':
      return <SanctionSheet desk={desk} {...sheet} />;
    case 'medical':
      return <MedicalSheet desk={desk} {...sheet} />;
    case 'team':
      return <TeamMenu desk={desk} side={sheet.side} />;
    case 'challenge':
      return <ChallengeSheet desk={desk} side={sheet.side} />;
    case 'rotation':
      return <RotationSheet desk={desk} side={sheet.side} />;
    case 'redesignate':
      return <RedesignateSheet desk={desk} side={sheet.side} />;
    case 'incomplete':
      return <IncompleteSheet desk={desk} side={sheet.side} />;
    case 'award':
      return <AwardSheet desk={desk} side={sheet.side} />;
    case 'roster':
      return <RosterSheet desk={desk} side={sheet.side} />;
    case 'lineup':
      return <LineupSheet desk={desk} side={sheet.side} />;
    case 'sign':
      return <SignSheet desk={desk} role={sheet.role} />;
    case 'table':
      return <TableMenu desk={desk} />;
    case 'reason':
      return <ReasonSheet desk={desk} />;
    case 'toss':
      return <TossSheet desk={desk} />;
    case 'note':
      return <NoteSheet desk={desk} />;
    case 'suspend':
      return <SuspendSheet desk={desk} />;
    case 'resume':
      return <ResumeSheet desk={desk} />;
    case 'restore':
      return <RestoreSheet desk={desk} />;
    case 'correct':
      return <CorrectSheet desk={desk} />;
  }
}
