// What operators did by these commands, the newest first; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('acts', { '': 'operators.acts' })
