import { expect, test } from 'vitest'
import { createTranslate } from '#lib/messages.ts'
import { earningRow, rewardCard } from '#parts/rewards/points/reward.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'
import { fakeNode, nodeShape, shapeByAll, shapeOf, textsOf } from '#tests/unit/ui/markup/ends.ts'
import { htmlOf } from '#ui/markup/html.ts'
import { h } from '#ui/markup/markup.ts'

const reward = {
  id: 'a b',
  name: 'Shirt "M"',
  remark: 'Of cotton & wool',
  quantity: 3,
  points: 1200,
  amountRequirement: { amount: 5000n, currency: 'BRL' },
  picture: 'shirt',
  value: null,
  status: 'open',
} as const
const t = createTranslate<'points-mall' | 'common'>(
  { ...messagesFor('en', 'common'), ...messagesFor('en', 'points-mall') },
  'en',
)
const words = { t, common: t, locale: 'en', mine: '/en/member/points/' }

test('a newer reward looks as one of the build, with its drawing first', () => {
  const built = shapeOf(htmlOf(rewardCard(reward, { ...words, art: { html: '<svg class="reward-art"></svg>' } })))
  const digits = { ...reward, amountRequirement: { amount: '5000', currency: 'BRL' } }
  const art = fakeNode(h('svg', { class: 'reward-art' })) as unknown as Node
  const card = fakeNode(rewardCard<Node>(digits, { ...words, art }))
  expect(nodeShape(card)).toEqual(built)
  expect(built).toMatchObject({ tag: 'li', attributes: { class: 'reward', 'data-reward': 'a b' } })
  expect(card.querySelector('a')?.attributes).toEqual({
    class: 'button button--line for-member',
    href: '/en/member/points/?reward=a%20b',
    'aria-label': 'Redeem: Shirt "M"',
  })
})

test.each([
  ['is sold out', { quantity: 0 }, 'Sold out'],
  ['is not open yet', { status: 'coming' }, 'Not open yet'],
] as const)('a reward that %s says so and has no button', (_, change, says) => {
  const card = fakeNode(rewardCard<Node>({ ...reward, ...change }, { ...words, art: undefined }))
  expect(card.querySelector('a')).toBeNull()
  expect(card.querySelector('dl')?.text).toContain(says)
})

test('a reward without bounds says that', () => {
  const free = { ...reward, quantity: null, amountRequirement: null }
  const card = fakeNode(rewardCard<Node>(free, { ...words, art: undefined }))
  expect(card.querySelector('dl')?.text).toBe('AvailableNo limitDeposits requiredNoneStatusOpen')
})

test('a row says for what points are earned', () => {
  const row = shapeByAll(earningRow({ gameType: 'RNG', points: 1, turnover: '1000', currency: 'BRL' }, words))
  expect(textsOf(row)).toEqual(['Slots', 'R$10.00', '1'])
})
