// Closed accounts that money came back to, and how one is opened again; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('closed', {
  '': 'members.closed',
  'reopen ACCOUNT --by NAME': 'members.reopen',
})
