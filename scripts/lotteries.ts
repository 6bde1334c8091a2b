// Lotteries, and the correction of a wrong result; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('lotteries', {
  '': 'lotteries.list',
  corrections: 'lotteries.corrections',
  'correct LOTTERY ISSUE --result JSON --reason TEXT --by NAME': 'lotteries.correct',
  'void LOTTERY ISSUE --reason TEXT --by NAME': 'lotteries.void',
})
