import { answerContract } from '#contract/agents/contracts/answer-contract.ts'
import { lookBackContract } from '#contract/agents/contracts/look-back-contract.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { computing } from '#stores/agents/computations/computing.ts'
import { call } from '#stores/call.ts'

export type Answered = ResponseOf<typeof answerContract>

/** Accepts a request, which needs the withdraw password. Throws `CallError`. */
export const acceptContract = (requestId: string, withdrawPassword: string): Promise<Answered> =>
  call(answerContract, { requestId, answer: 'accept', withdrawPassword })

/** Rejects a request. Throws `CallError`. */
export const rejectContract = (requestId: string): Promise<Answered> =>
  call(answerContract, { requestId, answer: 'reject' })

/** The payments that an offer would have made for past periods. */
export const lookBackOn = (requestId: string) =>
  computing(
    (again) => call(lookBackContract, { requestId, ...(again && { again }) }),
    ({ periods }) => periods,
  )
