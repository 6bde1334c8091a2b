import { object, string } from 'superstruct'
import { nothing, Text } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { answerFeedback, waitingFeedback } from './member-feedback.ts'

const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await waitingFeedback(deps.database)
    for (const { id, sent_at, account, contact, question_type, content } of rows) {
      const sender = account ?? `visitor${contact === null ? '' : ` (${contact})`}`
      out.row(id, sent_at, sender, question_type, content)
    }
    if (rows.length === 0) out.line('Nothing waits.')
  },
})

/** Answers a member, who gets a message. */
const answer = operation({
  takes: object({ id: string(), text: Text }),
  run: ({ deps, by }, { id, text }) => answerFeedback(deps, id, { by, text }),
})

export const feedbackOperations: Readonly<Record<string, Operation>> = {
  'feedback.list': list,
  'feedback.answer': answer,
}
