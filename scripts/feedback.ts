// Feedback of members and visitors, and its answers; see docs/operating.md.
//   npm run feedback                                      lists what waits for an answer
//   npm run feedback -- answer ID --by NAME --text ANSWER  answers a member, who gets a message
import type { Database } from '#gateway/platform/db/client.ts'
import { answerFeedback, waitingFeedback } from '#gateway/site/feedback/member-feedback.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

const usage = 'npm run feedback -- [answer ID --by NAME --text ANSWER]'

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, text: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

async function run(
  database: Database,
  [command, id]: readonly string[],
  { by, text }: { readonly by?: string | undefined; readonly text?: string | undefined },
): Promise<number> {
  if (command === undefined) return await list(database)
  if (command !== 'answer' || !id || !by || !text) {
    complain(usage)
    return 1
  }
  await answerFeedback({ database, now: () => new Date() }, id, { by, text })
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await waitingFeedback(database)
  for (const { id, sent_at, account, contact, question_type, content } of rows) {
    const sender = account ?? `visitor${contact === null ? '' : ` (${contact})`}`
    printRow(id, sent_at, sender, question_type, content)
  }
  if (rows.length === 0) printLines('Nothing waits.')
  return 0
}
