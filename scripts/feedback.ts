// Feedback of members and visitors, and its answers; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('feedback', {
  '': 'feedback.list',
  'answer ID --by NAME --text ANSWER': 'feedback.answer',
})
