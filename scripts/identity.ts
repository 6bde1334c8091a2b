// Documents that wait for a person, and what is decided about them; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('identity', {
  '': 'kyc.list',
  // The day is the last one of the document.
  'approve REFERENCE --by NAME [--until YYYY-MM-DD]': 'kyc.approve',
  'reject REFERENCE --by NAME --reason WHY': 'kyc.reject',
})
