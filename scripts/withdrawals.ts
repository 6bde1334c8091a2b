// Withdrawals that wait for a decision, and the commands that decide them; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('withdrawals', {
  '': 'withdrawals.list',
  // Lets it be paid; gives the money back; asks the provider for the outcome.
  'approve REFERENCE --by NAME': 'withdrawals.approve',
  'reject REFERENCE --by NAME --reason WHY': 'withdrawals.reject',
  'ask REFERENCE': 'withdrawals.ask',
  // For one that was paid and has not arrived: the pictures that the member sent; the bank shows that it had arrived; it
  // was paid a second time by another way; it came back, and the member is credited.
  'proofs REFERENCE DIRECTORY': 'withdrawals.proofs',
  'arrived REFERENCE --by NAME --note TEXT': 'withdrawals.arrived',
  'paid-again REFERENCE --by NAME --note TEXT': 'withdrawals.paid-again',
  'returned REFERENCE --by NAME --note TEXT': 'withdrawals.returned',
})
