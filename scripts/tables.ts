// Tables at which everybody plays the same round; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('tables', {
  '': 'tables.list',
  'open TABLE --by NAME': 'tables.open',
  'close TABLE --by NAME': 'tables.close',
  'mute TABLE --by NAME': 'tables.mute',
  'unmute TABLE --by NAME': 'tables.unmute',
  'silence MESSAGE HOURS --by NAME': 'tables.silence',
})
