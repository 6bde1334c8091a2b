import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { cents } from '#tests/support/player.ts'

test('a bank transfer is credited; a code is renewed after it has expired, and its payment is credited or goes back', {
  tag: '@phone',
}, async ({ page, site, isMobile }) => {
  const { t, path, money } = site
  const account = await openAccount()
  await enterAs(page, account)
  await page.goto(`${path('/member/depositv2/')}?game=1001`)
  const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
  const submit = page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') })
  const none = page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') })
  const pay = page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') })
  const again = page.getByRole('button', { name: t('deposits', 'deposit.again') })
  await test.step('a bank transfer shows its fee before, is there after a reload, and is credited without the fee', async () => {
    await page.getByRole('radio', { name: t('deposits', 'deposit.method.ted') }).check()
    await amount.fill('100,00')
    await none.check()
    const sums = page.getByText(t('deposits', 'deposit.sums.get'), { exact: true }).locator('..')
    await expect(sums).toContainText(/97[.,]50/)
    await expectAccessible(page, 'ways to pay in')
    await page.getByRole('button', { name: t('deposits', 'deposit.submit.ted') }).click()
    const reference = page.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4} [A-Z2-9]{4}$/)
    const written = await reference.textContent()
    await expect(page.getByText(t('deposits', 'deposit.transfer.warning', { reference: written ?? '' }))).toBeVisible()
    await expectAccessible(page, 'bank transfer')
    await page.reload()
    const open = new RegExp(t('deposits', 'deposit.method.ted').replace(/[()]/g, '.'))
    await page.getByRole('button', { name: open }).click()
    await expect(reference).toHaveText(written ?? '')
    await pay.click()
    await expect(page.getByRole('heading', { name: /97[.,]50/ })).toBeFocused()
    expect(await balanceOf(account)).toBe(9750n)
    await again.click()
  })
  const expired = Promise.withResolvers<void>()
  await page.route(`**${getDeposit.path}?*`, async (route) => {
    await expired.promise
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, value: { ...json.value, status: 'expired' } } })
  })
  await test.step('an amount out of bounds is reported under the field', async () => {
    const cases = [
      ['', t('deposits', 'deposit.amount.required')],
      ['abc', t('deposits', 'deposit.amount.format')],
      ['9,99', t('deposits', 'deposit.amount.minimum', { amount: money(10_00) })],
      ['10000,01', t('deposits', 'deposit.amount.maximum', { amount: money(10_000_00) })],
    ] as const
    for (const [typed, sentence] of cases) {
      await amount.fill(typed)
      await submit.click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(amount).toHaveValue(typed)
    }
    await expectAccessible(page, 'amount with an error')
  })
  await test.step('a suggested amount fills the field', async () => {
    await amount.fill('')
    const chips = page.getByRole('group', { name: t('deposits', 'deposit.suggested') })
    await chips.locator('label').first().click()
    await expect(amount).not.toHaveValue('')
    await expect(chips.getByRole('radio').first()).toBeChecked()
  })
  await test.step('the code to copy comes first, and an expired one is renewed with one tap', async () => {
    await amount.fill('42,50')
    await none.check()
    await submit.click()
    const copy = page.getByRole('button', { name: t('deposits', 'deposit.copy') })
    const code = await page.getByLabel(t('deposits', 'deposit.code')).inputValue()
    // On a phone it is the first thing; payee and the time left are below it, then the picture.
    const tops = [
      copy,
      page.getByText('SANDBOX', { exact: true }),
      page.getByRole('timer'),
      page.getByRole('img', { name: /42[.,]50/ }),
    ]
    const boxes = await Promise.all(tops.map(async (part) => (await part.boundingBox())?.y ?? 0))
    if (isMobile) expect(boxes).toEqual([...boxes].sort((one, other) => one - other))
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
    await expect(pay).toBeVisible()
    await expectAccessible(page, 'charge')

    expired.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: t('deposits', 'deposit.renew') }).click()
    await expect(page.getByLabel(t('deposits', 'deposit.code'))).not.toHaveValue(code)
    await expect(page.getByText(/42[.,]50/).first()).toBeVisible()
    await pay.click()
    await expect(page.getByText(t('deposits', 'deposit.paid.text'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('deposits', 'deposit.toGame') })).toHaveAttribute(
      'href',
      path('/rng/#game-1001'),
    )
    await expectAccessible(page, 'paid')
  })
  await test.step('a payment by another person goes back: the screen shows the reason, and offers a new code', async () => {
    const before = await balanceOf(account)
    await again.click()
    // A company pays amounts with these cents in the demonstration.
    await amount.fill('20,91')
    await none.check()
    await submit.click()
    await pay.click()
    await expect(page.getByRole('heading', { name: t('deposits', 'deposit.returned'), exact: true })).toBeFocused()
    await expect(page.getByText(t('deposits', 'deposit.returned.payer_differs'))).toBeVisible()
    await expectAccessible(page, 'returned')
    expect(await balanceOf(account)).toBe(before)
    await page.getByRole('button', { name: t('deposits', 'deposit.renew') }).click()
    await expect(pay).toBeVisible()
  })
})

test('one charge is opened and credited, despite double taps and lost answers; without a provider there is none', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const account = await openAccount()
  await enterAs(page, account)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path('/member/depositv2/'))
  const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
  const submit = page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') })
  const none = page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') })
  const pay = page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') })
  await test.step('a double tap opens one charge, which is paid and credited once', async () => {
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === createDeposit.path)
        keys.push(request.headers()['idempotency-key'])
    })
    await amount.fill('42,50')
    await none.check()
    await submit.dblclick()
    const code = page.getByLabel(t('deposits', 'deposit.code'))
    await expect(code).toHaveValue(/^\d{6}/)
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatch(/^[\w-]{8,}$/)
    await expect(page.getByRole('img', { name: /42[.,]50/ })).toBeVisible()

    await page.getByRole('button', { name: t('deposits', 'deposit.copy') }).click()
    const copied = page.getByRole('dialog', { name: t('deposits', 'deposit.copied') })
    await expect(copied).toContainText(t('deposits', 'deposit.copied.text'))
    await copied.getByRole('button', { name: t('deposits', 'deposit.copied.ok') }).click()
    await expect(copied).toHaveCount(0)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())

    await page.getByRole('button', { name: t('deposits', 'deposit.confirm') }).click()
    await expect(page.getByRole('status').getByText(t('deposits', 'deposit.notYet'))).toBeVisible()
    await pay.dblclick()
    const credited = page.getByRole('heading', { name: /42[.,]50/ })
    await expect(credited).toBeFocused()
    await expect(credited).toBeInViewport()
    await expect.poll(() => cents(page)).toBe(4250)
    expect(await balanceOf(account)).toBe(4250n)
    await page.getByRole('button', { name: t('deposits', 'deposit.again') }).click()
    await expect(amount).toHaveValue('')
  })
  await test.step('a reload after a lost answer opens no second charge', async () => {
    const keys = new Set<string | undefined>()
    let lost = false
    await page.route(`**${createDeposit.path}`, async (route) => {
      keys.add(route.request().headers()['idempotency-key'])
      if (lost) return route.continue()
      lost = true
      await route.fetch()
      // The charge is open; the answer never arrives, and the person leaves the page.
      return undefined
    })
    const begin = async () => {
      await amount.fill('15,00')
      await none.check()
      await submit.click()
    }
    await begin()
    await expect.poll(() => lost).toBe(true)
    await page.reload()
    await begin()
    await expect(pay).toBeVisible()
    expect(keys.size).toBe(1)
  })
  await test.step('a site without a payment provider shows that', async () => {
    await page.route(`**${getDepositMethods.path}`, (route) =>
      route.fulfill({ json: { success: true, value: { methods: [], bonusPreselected: false } } }),
    )
    await page.reload()
    const deposit = page.getByRole('region', { name: t('deposits', 'deposit.title') })
    await expect(deposit.getByText(t('deposits', 'deposit.none'))).toBeVisible()
    await expect(deposit).toHaveAttribute('aria-busy', 'false')
  })
})
