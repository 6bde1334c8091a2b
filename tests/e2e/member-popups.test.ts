import type { BrowserContext } from '@playwright/test'
import { modules } from '#contract/site/system/whitelabel.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { operatorSays, turn } from '#tests/support/operator.ts'
import { logIn, openMenu } from '#tests/support/player.ts'

const answer = (context: BrowserContext, path: string, value: unknown) =>
  context.route(`**${path}*`, (route) => route.fulfill({ json: { success: true, value } }))

test('the chat opens as its operator has it: not at all, in its own window, in a frame, or in a sandbox', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  expectConsole(page, /status of (404|500)/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { account } = await openAccount()
  const popup = page.getByRole('dialog', { name: t('lobby-chat', 'title') })
  const entry = page.getByRole('link', { name: t('common', 'account.chat') })
  await test.step('visitors log in first; without a chat room the popup says so, and the menu has no entry', async () => {
    const permission = page.waitForResponse('**/wps/system/permission*')
    await page.goto(path(`${anyPage}#chat`))
    await expect(page).toHaveURL(/#login:chat$/)
    await logIn(page, site, account)
    await expect(popup.getByText(t('lobby-chat', 'none'))).toBeVisible()
    await expectAccessible(page, 'no chat')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await openMenu(page, site)
    await permission
    await expect(entry).toHaveCount(0)
  })
  await test.step('no contracts are loaded where the operator has none', async () => {
    // Another document, which loads what it shows.
    await page.goto(path(`${anyPage}?again#contract`))
    await expect(page.getByText(t('contracts', 'contract.none'))).toBeVisible()
    expect(asked.filter((one) => one.endsWith('/contract/consolidated'))).toEqual([])
  })
  let chatUrl: string | undefined
  await context.route('**/wps/live/launchChat*', (route) =>
    chatUrl === undefined
      ? route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: 'away' } })
      : route.fulfill({ json: { success: true, value: { chatUrl } } }),
  )
  await test.step('a chat that failed to load can be loaded again; one of another site opens in its own window', async () => {
    await page.goto(path(`${anyPage}#chat`))
    await expect(popup.getByRole('alert')).toContainText(t('errors', 'error.internal_error'))
    chatUrl = 'https://elsewhere.example/room'
    await popup.getByRole('button', { name: t('errors', 'retry') }).click()
    await expect(popup.getByRole('link', { name: t('lobby-chat', 'open') })).toHaveAttribute('href', chatUrl)
  })
  await test.step('an unsafe address is not followed', async () => {
    chatUrl = 'javascript:alert(1)'
    await page.reload()
    await expect(popup.getByRole('alert')).toHaveText(t('lobby-chat', 'invalid'))
  })
  await test.step('the pages may frame the chat room of the build', async () => {
    chatUrl = 'https://chat.example/room'
    await context.route('https://chat.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Room</title><h1>Hello</h1>' }),
    )
    await page.reload()
    const frame = page.locator('iframe.chat__frame')
    await expect(frame.contentFrame().getByText('Hello')).toBeVisible()
    await expect(frame).toHaveAttribute('sandbox', /allow-same-origin/)
  })
  await test.step('the operator’s own chat room is in the menu, and opens in a sandbox', async () => {
    chatUrl = '/chat-room'
    await operatorSays(context, (info) => Object.assign(info, { chat: true }))
    const hosts = ['Bia', 'Nina'].map((name, index) => ({ id: name, name, imageUrl: '', online: index === 0 }))
    await answer(context, '/wps/live/modelList', { list: hosts })
    await context.route('**/chat-room', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Room</title><h1>Hello from the room</h1>' }),
    )
    await page.goto(path(anyPage))
    await openMenu(page, site)
    await entry.click()
    await expect(popup.frameLocator('iframe').getByText('Hello from the room')).toBeVisible()
    await expect(popup.getByText(t('lobby-chat', 'hosts', { names: 'Bia' }))).toBeVisible()
    // A page of this origin could reach the session if the sandbox let it be of this origin.
    await expect(popup.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
    await expectAccessible(page, 'chat', { foreign: 'iframe' })
    await page.goBack()
    await expect(popup).toHaveCount(0)
  })
})

const offer = {
  id: '7',
  contract: 'dividend',
  kind: 'new',
  from: 'rafael',
  rate: 1250,
  periodValidBet: '5000000',
  periodPnl: null,
  activeMembers: 5,
  betAmount: null,
  currency: 'BRL',
  offeredAt: '2026-11-20T08:36:16.987Z',
  askedBy: 'upline',
  expiresAt: '2026-11-27T08:36:16.987Z',
  terms: {
    kind: 'dividend',
    tiers: [{ validBet: '5000000', pnl: null, active: 5, rate: 1250 }],
    isMarginal: false,
    costs: [{ basis: 'bonuses', sign: 'minus', percent: 10000 }],
    carry: 'forever',
    shortfall: 'carry',
    minimumActive: 0,
    missedActive: 'rollOver',
    active: { validBet: '10000', deposit: '0', needs: 'both', scope: 'team' },
    payer: 'platform',
    cycle: 'month',
  },
  current: null,
  inForceFrom: '2026-12-01T03:00:00.000Z',
  ends: [],
}
const contracts = {
  dividendContract: false,
  dailySalary: true,
  hourlySalary: false,
  salary: false,
  divtypereq: 'new',
  dailysalreqtype: 'termination',
  contracthoursalreq: null,
  realtimesalreqtype: null,
  requests: [
    offer,
    {
      ...offer,
      ...{
        id: '8',
        contract: 'dailySalary',
        kind: 'termination',
        periodValidBet: null,
        betAmount: '100000',
        terms: null,
      },
      ends: [{ account: 'joana', contract: 'dailySalary', endsAt: '2026-11-21T03:00:00.000Z' }],
    },
  ],
  contracts: [],
}

test('an offered contract opens once after the login, with its terms', {
  tag: '@phone',
}, async ({ page, context, site }) => {
  const { t, path } = site
  // The answers of an operator's gateway with agents.
  await operatorSays(context, ({ whitelabel }) => turn(whitelabel, modules.agentPolicy, true))
  await answer(context, '/wps/agent/contract/consolidated', contracts)
  await enterAs(page, await openAccount())
  await page.goto(path(anyPage))
  const popup = page.getByRole('dialog', { name: t('contracts', 'contract.title') })
  await expect(popup.getByRole('heading', { name: t('contracts', 'contract.type.dividend') })).toBeVisible()
  await expect(popup.getByText(t('contracts', 'contract.kind.new'))).toBeVisible()
  await expect(popup.getByText(t('contracts', 'contract.kind.termination'))).toBeVisible()
  await expect(popup.getByText(/^12[,.]5\s?% .*R\$\s?50[.,]000[.,]00/)).toBeVisible()
  await expect(popup.getByText(t('contracts', 'carry.forever'))).toBeVisible()
  await expect(popup.getByText(/^joana,/)).toBeVisible()
  await expect(popup.getByText(t('contracts', 'contract.member'))).toBeVisible()
  await expectAccessible(page, 'contracts')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  const answered = page.waitForResponse('**/wps/v2/wallets/balance')
  await page.goto(path('/rng/'))
  await answered
  await expect(popup).toHaveCount(0)
})
