import { markAllRead } from '#gateway/account/messages/inbox.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { keepFeedback } from '#gateway/site/feedback/feedback.ts'
import { answerFeedback, memberFeedback } from '#gateway/site/feedback/member-feedback.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Gives Maria two pieces of feedback, one of them answered, and messages. All messages are read except the answer and a login
 * from a new place.
 */
export async function seedMessages(deps: GatewayDeps, memberId: bigint): Promise<void> {
  const now = deps.now().getTime()
  const at = (ago: number): GatewayDeps => ({ ...deps, now: () => new Date(now - ago) })
  const write = (ago: number, questionType: string, content: string) =>
    keepFeedback(
      at(ago),
      { questionType, content },
      { requestId: 'demo', address: '127.0.0.1', userAgent: '', country: null, log: deps.log, token: 'demo' },
      async () => memberId,
    )
  const passwordAt = new Date(now - 1.15 * hour)
  const reference = `password_changed:${passwordAt.toISOString()}`
  await leaveMessage(deps.database, { memberId, kind: 'password_changed', details: {}, reference, now: passwordAt })
  await write(3 * day, 'suggestion', 'Mais jogos de praia, por favor!')
  await markAllRead(at(1.1 * hour), memberId)
  const { list } = await memberFeedback(deps, memberId, { pageSize: 1 })
  await answerFeedback(at(hour), list[0]?.feedbackId ?? '', {
    by: 'demo',
    text: 'Obrigado pela ideia, Maria! Ela já está com quem desenha os nossos jogos.',
  })
  await write(hour / 2, 'games', 'Dá para ver de novo a última rodada da Arara Dourada?')
  const loginAt = new Date(now - hour / 3)
  await leaveMessage(deps.database, {
    memberId,
    kind: 'login_new_place',
    details: { at: loginAt.toISOString(), device: 'Firefox · Windows', country: 'PT', address: '203.0.113.•' },
    reference: `login:${loginAt.toISOString()}`,
    now: loginAt,
  })
}
