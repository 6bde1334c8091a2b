// The house's contracts with agents at the top of a line, and their statements; see docs/operating.md. Without
// arguments it lists the contracts and open cases.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('agents', {
  '': 'contracts.list',
  'contract FILE.json --agent NAME --by NAME': 'contracts.give',
  'move NAME --agent NEW --by NAME --reason WHY': 'contracts.move',
  'end KIND --agent NAME --by NAME': 'contracts.end',
  'release STATEMENT --by NAME': 'commission.release',
  'correct STATEMENT AMOUNT --by NAME --reason WHY': 'commission.correct',
  'pay REFERENCE --by NAME': 'commission.pay',
  'reject REFERENCE --by NAME --reason WHY': 'commission.reject',
  flags: 'line.flags',
})
