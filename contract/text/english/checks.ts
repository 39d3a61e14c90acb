/** Texts about a field that a schema refused by one of the library’s own checks. */
export const checks = {
  'check.missing': 'is missing',
  'check.type': 'has the wrong type',
  'check.oneOf': 'must be one of {options}',
  'check.atLeast': 'must be at least {minimum}',
  'check.atMost': 'must be at most {maximum}',
  'check.lengthAtLeast': 'must have at least {minimum} characters',
  'check.lengthAtMost': 'must have at most {maximum} characters',
  'check.itemsAtLeast': 'must have at least {minimum} entries',
  'check.itemsAtMost': 'must have at most {maximum} entries',
  'check.email': 'must be an e-mail address',
  'check.date': 'must be a day of the calendar, YYYY-MM-DD',
  'check.instant': 'must be a date and time, YYYY-MM-DDTHH:mm:ssZ',
  'check.url': 'must be a web address',
  'check.uuid': 'must be a UUID',
  'check.wrong': 'is not valid',
  'rule.refused': '{detail}',
  'installation.importNeedsEmpty': 'An import needs an empty installation; this one has data.',
  'installation.noDemo': 'There is no demonstration here.',
  'installation.demoNeedsEmpty':
    'The demonstration needs an empty installation; this one has data.',
  'installation.sqliteBackup':
    'This is a backup of SQLite: export from SQLite and import here instead.',
  'installation.lineUnsound': 'Line {line} of the file {why}. Nothing was changed.',
  'installation.backupUnsound': 'This backup is damaged: {why}. Nothing was changed.',
  'openData.needsEmpty':
    'Open data can be imported only where there are no leagues, teams and matches; this installation has some.',
  'openData.noArchive': 'This file is not a ZIP archive, or it is damaged. Nothing was changed.',
  'openData.noFile': 'The archive has no {file}. Nothing was changed.',
  'openData.lineUnsound':
    'Line {line} of {file} is not a row of that table: {column}. Nothing was changed.',
  'openData.noLicence': 'Choose a licence first, on the page Settings of the administration.',
  'installation.noDatabase':
    'There is no database {file}. Set DATA_DIR to the folder of the installation.',
  'backup.underWay': 'A backup is being made. Try again in half a minute.',
  'restore.notEmpty': 'This installation has data already: a backup goes into an empty one only.',
  'restore.byAdministrator': 'Only an administrator may put a backup in here. Sign in first.',
  'restore.underWay': 'A backup is being put in already. Wait until it is there.',
  'restore.noRoom': 'The disk of the server has no room for this file. Free space first.',
  'restore.notBackup':
    'This file is not a backup of Wavu. Choose one whose name ends in .sqlite or .jsonl.',
  'restore.newer':
    'This backup was made by a newer Wavu. Install that version here first, then restore it.',
  'restore.notBroughtUpToDate': 'This backup cannot be brought up to date: {why}',
  'installation.moveNeedsEmpty': 'The target has rows already ({table}). Nothing was changed.',
  'installation.serverRunning': 'A server is running on these data. Stop it, then restore.',
} as const;
