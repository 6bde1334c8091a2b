import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getFeedback } from '#contract/site/feedback/get-feedback.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { answerFeedback, waitingFeedback } from '#gateway/site/feedback/member-feedback.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const write = (content: string, token?: string) =>
  gateway.call(sendFeedback, { questionType: 'games', content }, token === undefined ? {} : { token })
const own = async (token: string) => (await gateway.call(getFeedback, { pageSize: 20 }, { token })).value().list
const waiting = async (content: string) =>
  (await waitingFeedback(gateway.deps.database)).find((row) => row.content === content)

test('a member can read their feedback with its answer, and gets a message', async () => {
  const { token } = await registerMember(gateway)
  await write('Mais praias, por favor.', token)
  expect(await own(token)).toMatchObject([{ content: 'Mais praias, por favor.', questionType: 'games', answer: null }])
  const [entry] = await own(token)
  gateway.clock.advance(1000)
  await answerFeedback(gateway.deps, entry?.feedbackId ?? '', { by: 'ana', text: ' Vem uma em janeiro. ' })
  expect(await own(token)).toMatchObject([
    { answer: 'Vem uma em janeiro.', answeredAt: gateway.clock.now().toISOString() },
  ])
  const messages = (await gateway.call(getMessages, { pageSize: 5 }, { token })).value()
  expect(messages.list).toMatchObject([{ kind: 'feedback_answered', details: { feedbackId: entry?.feedbackId } }])
})

test('feedback is answered once, and an empty answer is refused', async () => {
  const { token } = await registerMember(gateway)
  await write('Onde ficam os limites?', token)
  const id = String((await waiting('Onde ficam os limites?'))?.id)
  await expect(answerFeedback(gateway.deps, id, { by: 'ana', text: '  ' })).rejects.toThrow('characters')
  await answerFeedback(gateway.deps, id, { by: 'ana', text: 'No menu.' })
  await expect(answerFeedback(gateway.deps, id, { by: 'rui', text: 'Em outro lugar.' })).rejects.toThrow('waits')
  expect(await own(token)).toMatchObject([{ answer: 'No menu.' }])
})

test('feedback of visitors, trial users and ended sessions belongs to no account', async () => {
  const { token } = await registerMember(gateway)
  await write('visitante')
  await write('modo grátis', await trialUser(gateway))
  await write('sessão velha', 'x'.repeat(43))
  for (const content of ['visitante', 'modo grátis', 'sessão velha']) {
    const row = await waiting(content)
    expect(row?.account).toBeNull()
    await expect(answerFeedback(gateway.deps, String(row?.id), { by: 'ana', text: 'Olá' })).rejects.toThrow(
      'no feedback',
    )
  }
  expect(await own(token)).toEqual([])
})
