// Payments, returns and claims that wait for a person, and what is decided about them; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('deposits', {
  '': 'deposits.list',
  // Where two providers have given one number, --provider says which is meant.
  'return PAYMENT --by NAME [--provider PROVIDER]': 'deposits.return',
  'release CLAIM --by NAME [--provider PROVIDER]': 'deposits.release',
})
