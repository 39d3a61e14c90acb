import type { checks as english } from '#contract/text/english/checks.ts';
import type { TextsOf } from '#contract/text/text.ts';

/** Texts about a field that a schema refused by one of the library’s own checks. */
export const checks: TextsOf<typeof english> = {
  'check.missing': 'haipo',
  'check.type': 'si ya aina inayotakiwa',
  'check.oneOf': 'iwe mojawapo ya {options}',
  'check.atLeast': 'isipungue {minimum}',
  'check.atMost': 'isizidi {maximum}',
  'check.lengthAtLeast': 'iwe na angalau herufi {minimum}',
  'check.lengthAtMost': 'isizidi herufi {maximum}',
  'check.itemsAtLeast': 'iwe na angalau vitu {minimum}',
  'check.itemsAtMost': 'isizidi vitu {maximum}',
  'check.email': 'si anwani ya barua pepe',
  'check.date': 'si tarehe ya kalenda (MWAKA-MWEZI-SIKU)',
  'check.instant': 'si tarehe na saa',
  'check.url': 'si anwani ya wavuti',
  'check.uuid': 'si kitambulisho halali',
  'check.wrong': 'si sahihi',
  'rule.refused': '{detail}',
  'installation.importNeedsEmpty': 'Data hupakiwa kwenye mfumo mtupu tu; huu una data tayari.',
  'installation.noDemo': 'Hakuna maonyesho ya mfano hapa.',
  'installation.demoNeedsEmpty':
    'Data za maonyesho huwekwa kwenye mfumo mtupu tu; huu una data tayari.',
  'installation.sqliteBackup':
    'Hii ni nakala ya SQLite: toa data kwa export huko, kisha uzipakie hapa kwa import.',
  'installation.lineUnsound': 'Mstari wa {line} wa faili {why}. Hakuna kilichobadilishwa.',
  'installation.backupUnsound': 'Nakala hii imeharibika: {why}. Hakuna kilichobadilishwa.',
  'openData.needsEmpty':
    'Data huria huingia kwenye usakinishaji usio na ligi, timu wala mechi; huu tayari una data.',
  'openData.noArchive':
    'Faili hili si kumbukumbu ya ZIP, au limeharibika. Hakuna kilichobadilishwa.',
  'openData.noFile': 'Kumbukumbu hii haina {file}. Hakuna kilichobadilishwa.',
  'openData.lineUnsound':
    'Mstari wa {line} wa {file} si safu ya jedwali hilo: {column}. Hakuna kilichobadilishwa.',
  'openData.noLicence': 'Chagua leseni kwanza, kwenye ukurasa wa Mipangilio.',
  'installation.noDatabase': 'Hakuna hifadhidata {file}. Weka DATA_DIR iwe folda ya mfumo huu.',
  'backup.underWay': 'Nakala rudufu inatengenezwa. Jaribu tena baada ya nusu dakika.',
  'restore.notEmpty': 'Mfumo huu una data tayari: nakala rudufu huwekwa kwenye mfumo mtupu tu.',
  'restore.byAdministrator': 'Msimamizi pekee anaweza kuweka nakala rudufu hapa. Ingia kwanza.',
  'restore.underWay': 'Nakala rudufu inawekwa tayari. Subiri ikamilike.',
  'restore.noRoom': 'Diski ya seva haina nafasi ya faili hili. Ongeza nafasi kwanza.',
  'restore.notBackup':
    'Faili hili si nakala rudufu ya Wavu. Chagua lenye jina linaloishia .sqlite au .jsonl.',
  'restore.newer':
    'Nakala hii ilitengenezwa na toleo jipya zaidi la Wavu. Weka toleo hilo hapa kwanza, kisha urejeshe.',
  'restore.notBroughtUpToDate': 'Nakala hii haiwezi kusasishwa: {why}',
  'installation.moveNeedsEmpty':
    'Hifadhidata lengwa tayari ina data ({table}). Hakuna kilichobadilishwa.',
  'installation.serverRunning': 'Seva inatumia data hizi sasa. Isimamishe, kisha urejeshe nakala.',
};
