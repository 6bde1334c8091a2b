import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { faultOfStore, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open() {
  const tab = await openSite(gateway)
  return { ...tab, ...(await import('#stores/site/feedback/feedback.ts')) }
}

test('page and gateway accept and refuse the same feedback', async () => {
  const { feedbackRules, checkFeedback, submitFeedback } = await open()
  const rules = await feedbackRules('pt')
  if (!rules) throw new Error('no rules')
  const form = (content: string) => ({ questionType: rules.questionTypes[0] ?? '', content, contact: ' ' })
  for (const length of [rules.minLength - 1, rules.minLength, rules.maxLength, rules.maxLength + 1]) {
    // A macaw is one character to people, two to JavaScript.
    const fields = form(`  ${'🦜'.repeat(length)} `)
    const isFine = Object.keys(checkFeedback(fields, rules)).length === 0
    const fault = await faultOfStore(submitFeedback(fields))
    expect([length, fault === undefined]).toEqual([length, isFine])
  }
  expect(checkFeedback({ questionType: '', content: ' ', contact: '' }, rules)).toEqual({
    questionType: 'required',
    content: 'required',
  })
})

test('by default 1 to 140 characters are allowed, and every subject has a text', async () => {
  const { feedbackRules } = await open()
  const rules = await feedbackRules('pt')
  expect(rules).toEqual({
    questionTypes: ['account', 'deposit', 'games', 'promotions', 'suggestion', 'agent', 'other'],
    minLength: 1,
    maxLength: 140,
  })
})

test('invalid rules are ignored in favour of the built ones', async () => {
  const { network, feedbackRules } = await open()
  for (const feedback of [undefined, { questionTypes: 'all', minLength: 1, maxLength: 2 }, { questionTypes: [] }]) {
    network.answer(getPermission, Response.json({ success: true, value: { info: { feedback } } }))
    expect(await feedbackRules('pt')).toBeUndefined()
  }
})

test('an empty contact is left out, another is sent without outer spaces', async () => {
  const { network, submitFeedback } = await open()
  const fields = { questionType: 'other', content: 'As araras são lindas', contact: '' }
  await submitFeedback(fields)
  await submitFeedback({ ...fields, contact: ' ana@example.com ' })
  const bodies = network.sentTo(sendFeedback).map(({ body }) => JSON.parse(String(body)))
  expect(bodies.map(({ contact }) => contact)).toEqual([undefined, 'ana@example.com'])
})

test('without a gateway there are no rules, and the page keeps the built ones', async () => {
  const { network, feedbackRules } = await open()
  network.down(getPermission)
  expect(await feedbackRules('pt')).toBeUndefined()
})
