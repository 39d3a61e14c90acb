import { AwardSheet } from './award-sheet.tsx';
import { ChallengeSheet } from './challenge-sheet.tsx';
import { CorrectSheet } from './correct-sheet.tsx';
import type { Desk, Sheet } from './desk.ts';
import { IncompleteSheet } from './incomplete-sheet.tsx';
import { LineupSheet } from './lineup-sheet.tsx';
import { MedicalSheet } from './medical-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { RedesignateSheet } from './redesignate-sheet.tsx';
import { RestoreSheet } from './restore-sheet.tsx';
import { RosterSheet } from './roster-sheet.tsx';
import { RotationSheet } from './rotation-sheet.tsx';
import { SanctionSheet } from './sanction-sheet.tsx';
import { SignSheet } from './sign-sheet.tsx';
import { SubstitutionSheet } from './substitution-sheet.tsx';
import { ResumeSheet, SuspendSheet } from './suspend-sheet.tsx';
import { TableMenu } from './table-menu.tsx';
import { TeamMenu } from './team-menu.tsx';
import { TossSheet } from './toss-sheet.tsx';

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
