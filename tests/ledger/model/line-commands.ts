import fc from 'fast-check'
import { sendAlongLine } from '#gateway/money/line-transfers/send.ts'
import { amount, ask, key, type MemberCommand, member, step } from './member-steps.ts'

/** Money goes to the agent, and from the agent to the member below. */
export const lineCommands: fc.Arbitrary<MemberCommand>[] = [
  fc.tuple(member, amount, key).map(([of, sum, name]) =>
    step(`send(${of}, ${sum}, ${name})`, async (model, real) => {
      const { account, type } = real.names[of] ?? { account: '', type: 0 }
      const receiver = real.names[1 - of]?.account ?? ''
      const asked = { of, key: name, body: `send ${sum}` }
      const request = ask(
        { model, real },
        asked,
        () => model.line.send(of, sum),
        ({ memberId, currency, key: requestKey }) => {
          const session = { sessionId: 0n, memberId, account, type, currency }
          const order = { key: requestKey, receiver, amount: sum, currency }
          return sendAlongLine(real.deps, { session, address: '127.0.0.1' }, order)
        },
      )
      await request()
    }),
  ),
]
