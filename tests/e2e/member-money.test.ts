import { confirmLimit } from '#contract/account/protection/confirm-limit.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { balanceOf, demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, password, test } from '#tests/support/e2e.ts'
import { picture } from '#tests/support/pictures.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

test('a member answers that a paid withdrawal has arrived, has not arrived (with a picture), or is fully paid', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const sent: { withdrawalId: string; confirmation: NonNullable<Withdrawal['confirmation']>; proofs?: string[] }[] = []
  // Three of Maria's withdrawals, as if each had just been paid: the sandbox's bank takes longer than a test.
  const paid = (one: { withdrawalId: string }) => {
    const confirmation = sent.find(({ withdrawalId }) => withdrawalId === one.withdrawalId)?.confirmation ?? null
    const opened = { openedAt: inHours(0), outcome: null, note: null, closedAt: null }
    return {
      ...{ ...one, state: 'paid', reason: null, confirmation, confirmedByTime: false },
      confirmBy: confirmation ? null : inHours(5),
      case: confirmation === 'not_received' ? opened : null,
    }
  }
  let list: { withdrawalId: string }[] = []
  await page.route(`**${getWithdrawals.path}*`, async (route) => {
    const response = await route.fetch()
    const { value } = await response.json()
    list = value.list.slice(0, 3)
    await route.fulfill({ response, json: { success: true, value: { ...value, list: list.map(paid) } } })
  })
  await page.route(`**${confirmWithdrawal.path}`, async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    const said = route.request().postDataJSON()
    sent.push(said)
    const one = list.find(({ withdrawalId }) => withdrawalId === said.withdrawalId)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    await route.fulfill({ headers, json: { success: true, value: paid(one ?? said) } })
  })
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/withdraw/'))
  const entries = page.locator('.withdraw__entry')
  await expect(entries).toHaveCount(3)
  const answer = (place: number, key: string) =>
    entries.nth(place).getByRole('button', { name: t('withdrawals', key), exact: true })
  const heard = (place: number, key: string) =>
    expect(entries.nth(place).getByText(t('withdrawals', key))).toBeVisible()

  await answer(0, 'confirm.received').click()
  await heard(0, 'confirm.received.said')
  await answer(1, 'confirm.fully_paid').click()
  await heard(1, 'confirm.fully_paid.said')
  await answer(2, 'confirm.not_received').click()
  const buffer = Buffer.from(await picture())
  await entries
    .nth(2)
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer })
  await expect(entries.nth(2).getByText(t('withdrawals', 'confirm.proof.count', { count: 1, most: 3 }))).toBeVisible()
  await answer(2, 'confirm.proof.send').click()
  await heard(2, 'confirm.not_received.said')
  expect(sent.map(({ confirmation, proofs }) => [confirmation, proofs?.length])).toEqual([
    ['received', undefined],
    ['fully_paid', undefined],
    ['not_received', 1],
  ])
})

test('a member pays by card, adds an address of coins, confirms a limit that was raised, and takes a break of a week', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 4(03|22)/)
  const member = await openAccount(50_00n)
  const call = gateway()
  const { token } = member
  await call(setWithdrawPassword, { password, newWithdrawPassword: withdrawPassword }, { token })
  await enterAs(page, member)

  const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
  await test.step('a card is paid on the provider’s page', async () => {
    await page.goto(path('/member/depositv2/'))
    await page.getByRole('radio', { name: t('deposits', 'deposit.method.card') }).check()
    await amount.fill('100')
    await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
    await page.getByRole('button', { name: t('deposits', 'deposit.submit.card') }).click()
    const provider = await page.getByRole('link', { name: t('deposits', 'deposit.card.open') }).getAttribute('href')
    await page.goto(provider ?? '')
    // Not clicked: the way back leads to the site's own address, which the gateway of the tests does not have.
    const pay = await page.locator('button').first().getAttribute('formaction')
    const answer = await page.request.post(new URL(pay ?? '', page.url()).href, { maxRedirects: 0 })
    expect(answer.headers().location).toMatch(/\/member\/depositv2\/\?deposit=/)
    await page.goto(path('/member/depositv2/'))
    await expect(page.getByText(t('deposits', 'deposit.status.credited')).first()).toBeVisible()
    expect(await balanceOf(member)).toBe(50_00n + 96_50n)
  })
  await test.step('a deposit that needs a document leads there', async () => {
    const value = { tier: 'basic', cause: 'deposits', threshold: '0', currency: 'BRL', days: 30 }
    const refused = { success: false, code: 'identity_required', message: '', value }
    await page.route(`**${createDeposit.path}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' }, json: refused })
        : route.continue(),
    )
    await amount.fill('20')
    await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
    await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
    await expect(page.getByRole('link', { name: t('kyc-needed', 'needed.open') })).toHaveAttribute(
      'href',
      path('/member/identity/'),
    )
    await page.unroute(`**${createDeposit.path}`)
  })
  await test.step('an address of coins is taken if its check sum is right', async () => {
    await page.goto(path('/member/withdraw/'))
    await page.getByRole('radio', { name: t('withdrawals', 'payoutKind.usdt_tron') }).check()
    const address = page.getByLabel(t('withdrawals', 'accounts.address'), { exact: true })
    const add = page.getByRole('button', { name: t('withdrawals', 'accounts.submit') })
    await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')
    await page.getByLabel(t('withdrawals', 'password.withdraw'), { exact: true }).fill(withdrawPassword)
    await add.click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
    await add.click()
    await expect(page.getByText(/TR7N.*Lj6t/).first()).toBeVisible()
  })
  await test.step('a higher limit holds once it is confirmed', async () => {
    const key = { kind: 'deposit', period: 'month' } as const
    await call(setLimit, { ...key, amount: 500_00n }, { token })
    await call(setLimit, { ...key, amount: 800_00n }, { token })
    // As it is when the time to think is over.
    let isConfirmed = false
    const headers = { 'Access-Control-Allow-Origin': '*' }
    let value: object = {}
    await page.route(`**${getProtection.path}`, async (route) => {
      const response = await route.fetch()
      const now = (await response.json()).value
      const [limit] = now.limits
      const raised = { ...limit, amount: '80000', wish: null }
      const asked = { ...limit, wish: { ...limit.wish, from: inHours(-1) } }
      value = { ...now, limits: [raised] }
      await route.fulfill({
        response,
        json: { success: true, value: { ...now, limits: [isConfirmed ? raised : asked] } },
      })
    })
    await page.route(`**${confirmLimit.path}`, (route) => {
      isConfirmed = true
      return route.fulfill({ headers, json: { success: true, value } })
    })
    await page.goto(path('/member/responsibleGaming/'))
    await page.getByRole('button', { name: t('protection', 'limits.wish.confirm') }).click()
    await expect(page.getByText(/146[.,]50.*800[.,]00|150[.,]00.*800[.,]00/)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('a break of seven days begins after a question', async () => {
    const pause = page.getByRole('region', { name: t('protection', 'pause.title') })
    await pause.getByRole('radio', { name: t('protection', 'pause.days', { count: 7 }) }).check()
    await pause.getByRole('button', { name: t('protection', 'pause.start') }).click()
    await pause.getByRole('button', { name: t('protection', 'pause.yes') }).click()
    await expect.poll(async () => (await call(getProtection, {}, { token })).block?.kind).toBe('pause')
    const { block } = await call(getProtection, {}, { token })
    const length = Date.parse(block?.until ?? '') - Date.parse(block?.from ?? '')
    expect(length).toBe(7 * 24 * 3_600_000)
  })
})
