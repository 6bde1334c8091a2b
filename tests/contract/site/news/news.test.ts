import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { getAgentAnnouncements } from '#contract/site/news/get-agent-announcements.ts'
import { getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { getFirstLoginNotice } from '#contract/site/news/get-first-login-notice.ts'
import { getNotice } from '#contract/site/news/get-notice.ts'
import { seedNews } from '#gateway/seed/seed-news.ts'
import { seedRewards } from '#gateway/seed/seed-rewards.ts'
import { publishAnnouncement } from '#gateway/site/news/publish.ts'
import { endNews, putNews } from '#gateway/site/news/put-news.ts'
import { cleanHtml } from '#lib/clean-html.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent } from '#tests/support/line.ts'
import { fundedMember, logIn, registerMember } from '#tests/support/people.ts'
import { putDepositBonus } from '#tests/support/promotions.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  for (const seed of [seedNews, seedRewards]) {
    await seed(gateway.deps)
    // A second start changes nothing.
    await seed(gateway.deps)
  }
  return () => closeReconciled(gateway)
})

const asked = (types: string, execution: 'A' | 'B' | 'F', language = 'pt') => ({
  types,
  platform: 'W',
  execution,
  language,
})
const contents = async (...input: Parameters<typeof asked>) =>
  (await gateway.call(getAnnouncements, asked(...input))).value().list

test('banners are in four groups, with pictures that exist', async () => {
  const { banners } = (await gateway.call(getNotice, asked('B', 'B'))).value()
  expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(
    new Set(['w_home', 'w_login', 'w_register', 'w_forget']),
  )
  expect(banners.filter(({ groupName }) => groupName === 'w_home')).toHaveLength(5)
  for (const { imageUrl } of banners) expect(existsSync(`public${imageUrl}-960.avif`), imageUrl).toBe(true)
})

test('only the requested kinds are answered', async () => {
  const all = (await gateway.call(getNotice, asked('B,PL,PU,PR', 'B'))).value()
  expect([all.player.length, all.popup.length]).toEqual([3, 14])
  expect(all.promotion.map(({ id }) => id).slice(0, 4)).toEqual(['half', 'rounds', 'story', 'free-play'])
  // More than the side menu shows on its own (product rule 5.6).
  expect(all.promotion.length).toBeGreaterThan(6)
  expect((await gateway.call(getNotice, asked('PL', 'B'))).value()).toMatchObject({
    banners: [],
    popup: [],
    promotion: [],
  })
  expect((await gateway.call(getNotice, asked('PL,XX', 'B'))).code).toBe('invalid_request')
})

test('without audience and language the calls answer what everybody may read', async () => {
  const open = { types: 'B,PL,PU,PR', platform: 'W' }
  expect((await gateway.call(getNotice, open)).value()).toEqual(
    (await gateway.call(getNotice, asked('B,PL,PU,PR', 'B'))).value(),
  )
  expect((await gateway.call(getAnnouncements, { types: 'PU,H', platform: 'W' })).value().list).toEqual(
    await contents('PU,H', 'B'),
  )
})

test('each execution has its audience, and the first login its welcome', async () => {
  expect((await contents('PU', 'B')).every(({ audience }) => audience === 'ANONYMOUS_POPUP')).toBe(true)
  expect((await contents('PU', 'A')).every(({ audience }) => audience === 'USER_POPUP')).toBe(true)
  expect(await contents('PU', 'F')).toMatchObject([{ id: 'bem-vindo', execution: 'F', audience: 'USER_POPUP' }])
})

test('the first-login notice is only for the first session of an account', async () => {
  const person = await registerMember(gateway)
  const ask = async (token: string) => (await gateway.call(getFirstLoginNotice, { language: 'en' }, { token })).value()
  expect(await ask(person.token)).toMatchObject({
    firstTime: true,
    list: [{ id: 'bem-vindo', execution: 'F', title: 'Welcome!' }],
  })
  expect(await ask(await logIn(gateway, person))).toEqual({ firstTime: false, list: [] })
})

test('every announcement is in both languages, newest first, with the operator’s local time', async () => {
  const pt = await contents('PU,PL,PR', 'A')
  const en = await contents('PU,PL,PR', 'A', 'en-GB')
  expect(en.map(({ id }) => id)).toEqual(pt.map(({ id }) => id))
  for (const [at, entry] of pt.entries()) expect(en[at]?.title, entry.id).not.toBe(entry.title)
  const popups = await contents('PU', 'A')
  const times = popups.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual(times.toSorted().reverse())
  const [first] = popups
  const local = new Date(`${first?.timestamp.replace(' ', 'T')}-03:00`).getTime()
  expect(local).toBe(Math.floor(Date.parse(first?.publishedAt ?? '') / 1000) * 1000)
})

test('stored content is sanitised', async () => {
  const content =
    '<p onclick="steal()">Oi <script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">a</a></p>'
  const texts = { pt: { title: 'Limpo', content } }
  const rest = { kind: 'H', executions: ['B'], promotionType: null, position: 0, publishedAt: new Date(0) } as const
  await gateway.deps.database.transaction((tx) => publishAnnouncement(tx, { code: 'limpo', texts, ...rest }))
  expect(await contents('H', 'B')).toMatchObject([{ id: 'limpo', content: '<p>Oi <a>a</a></p>' }])
})

test.each([
  ['<b>a<i>b</b>c', '<b>a<i>b</i></b>c'],
  ['a < b & c &amp; d', 'a &lt; b &amp; c &amp; d'],
  [
    '<a href="https://ok.example/?a=1&b=2" target=x>x</a>',
    '<a href="https://ok.example/?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
  ],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<a href=\'/x" onclick="y\'>x</a>', '<a>x</a>'],
  ['<svg><style>@import url(x)</style><p>a', ''],
  ['<!-- <p>a</p> --><br/>b', '<br />b'],
  ['<p title="a>b">c</p>', '<p>c</p>'],
])('%s', (given, clean) => {
  expect(cleanHtml(given)).toBe(clean)
})

test('a deposit creates one message, and all calls count the same number', async () => {
  const { token } = await fundedMember(gateway, 20_00n)
  expect((await gateway.call(getUnreadCount, {}, { token })).value()).toEqual({
    unread: 1,
    claimable: 0,
    available: 0,
    toClaim: 0,
  })
  expect((await gateway.call(getMemberInfo, {}, { token })).value().unreadMessage).toBe(1)
})

test('rewards have a name, points and a value', async () => {
  const { list } = (await gateway.call(getPointRewards, { language: 'en' })).value()
  expect(list).toHaveLength(7)
  expect(list[5]).toMatchObject({
    id: 'saldo-50',
    quantity: 200,
    amountRequirement: { amount: 100_00n, currency: 'BRL' },
  })
})

test('only agents read announcements for agents, in their language, until they end', async () => {
  const { database, now } = gateway.deps
  const put = (id: string, audience: string, type: string) => {
    const texts = {
      pt: { title: id, content: `<p>${id}</p>` },
      en: { title: `${id} (en)`, content: `<p onclick="x()">${id}</p>` },
    }
    const file = { id, type, for: [audience], position: 0, texts }
    return putNews(database, file, { by: 'test', validFrom: now(), validUntil: null })
  }
  const [{ token }, member] = [await agent(gateway), await registerMember(gateway)]
  const read = async (language = 'pt') =>
    (await gateway.call(getAgentAnnouncements, { language }, { token })).value().list
  const before = (await read()).map(({ id }) => id)
  await put('new-contracts', 'G', 'PU')
  gateway.clock.advance(1000)
  await put('older-rules', 'G', 'H')
  expect((await read()).map(({ id }) => id)).toEqual(['older-rules', 'new-contracts', ...before])
  expect((await read('en'))[1]).toMatchObject({ title: 'new-contracts (en)', content: '<p>new-contracts</p>' })
  for (const execution of ['A', 'B', 'F'] as const) {
    const ids = (await contents('PL,PU,PR,H', execution)).map(({ id }) => id)
    expect(ids).not.toContain('new-contracts')
  }
  const forAgents = { ...asked('PU', 'A'), execution: 'G' }
  expect((await gateway.call(getAnnouncements, forAgents)).code).toBe('invalid_request')
  const refused = await gateway.call(getAgentAnnouncements, { language: 'pt' }, { token: member.token })
  expect(refused.code).toBe('not_an_agent')
  gateway.clock.advance(1000)
  await endNews(database, 'new-contracts', { by: 'test', now: now() })
  expect((await read()).map(({ id }) => id)).toEqual(['older-rules', ...before])
})

test('an announcement for some members is seen by those alone who can take what it offers (rule 12.23)', async () => {
  const { database, now } = gateway.deps
  const put = (id: string, more: object) => {
    const texts = { pt: { title: id, content: `<p>${id}</p>` } }
    const file = { id, type: 'PU', for: ['A'], position: 0, texts, ...more }
    return putNews(database, file, { by: 'test', validFrom: now(), validUntil: null })
  }
  const { name, promotionId } = await putDepositBonus(gateway.deps)
  await put('for-newcomers', { only: 'newcomers' })
  await put('for-takers', { promotion: name })
  await put('an-offer', { promotionType: 'ANY' })
  await put('for-all', {})
  const mine = ['for-newcomers', 'for-takers', 'an-offer', 'for-all']
  const read = async (token?: string) =>
    (await gateway.call(getAnnouncements, asked('PU', 'A'), token === undefined ? {} : { token }))
      .value()
      .list.map(({ id }) => id)
      .filter((id) => mine.includes(id))
      .sort()
  const { token } = await registerMember(gateway)
  expect(await read()).toEqual(['an-offer', 'for-all'])
  expect(await read('no token')).toEqual(['an-offer', 'for-all'])
  expect(await read(token)).toEqual(mine.toSorted())
  await gateway.call(joinPromotion, { promotionId }, { token })
  expect(await read(token)).toEqual(['an-offer', 'for-all', 'for-newcomers'])
  const depositor = await fundedMember(gateway, 50_00n)
  expect(await read(depositor.token)).toEqual(['an-offer', 'for-all', 'for-takers'])
  await gateway.call(startPause, { hours: 24 }, { token: depositor.token })
  expect(await read(depositor.token)).toEqual(['for-all'])
  await expect(put('wrong', { only: 'newcomers', for: ['A', 'B'] })).rejects.toThrow('for A alone')
  await expect(put('wrong', { only: 'newcomers', promotion: name })).rejects.toThrow('either')
})
