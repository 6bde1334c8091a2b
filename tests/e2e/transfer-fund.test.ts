import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { getMerchantWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('money goes to a vendor once, waits where the vendor is silent, and comes back', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  // A vendor that is not connected: the sandbox answers for it.
  const named = { vendor: 'Mesa Oito' }
  await enterAs(page, await openAccount(100_00n))
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === walletTransfer.path)
      keys.add(request.headers()['idempotency-key'])
  })
  // The vendor is silent until it is asked again.
  await page.route(`**${getMerchantWallet.path}`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const vendors = body.value.vendors.map((wallet: { isSingle: boolean }) =>
      wallet.isSingle ? wallet : { ...wallet, answer: 'silent', balance: null },
    )
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, vendors } } })
  })
  await page.goto(path('/member/transferFund/?vassalage=MESAOITO'))
  const wallet = page.locator('.funds__wallet').filter({ hasText: named.vendor })
  await expect(
    wallet.getByText(t('vendor-wallets', 'wallets.silent', { amount: '' }).split('.')[0] ?? ''),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: t('vendor-wallets', 'list.empty.title') })).toBeVisible()
  await expect(page.getByText(t('vendor-wallets', 'single.text'))).toBeVisible()
  await wallet.getByRole('button', { name: t('vendor-wallets', 'wallets.again') }).click()
  await expect(wallet.getByText(/0[.,]00/)).toBeVisible()
  await page.unroute(`**${getMerchantWallet.path}`)

  const amount = page.getByLabel(t('vendor-wallets', 'form.amount'), { exact: true })
  const submit = page.getByRole('button', { name: t('vendor-wallets', 'form.submit') })
  await amount.fill('100,01')
  await submit.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('40')
  await submit.dblclick()
  const entries = page.locator('.funds__entry')
  await expect(entries).toHaveCount(1)
  await expect(wallet.getByText(/40[.,]00/).first()).toBeVisible()
  expect(keys.size).toBe(1)

  // These cents keep the sandbox's vendor silent for an hour.
  await amount.fill('20,96')
  await submit.click()
  await expect(page.getByText(t('vendor-wallets', 'result.unknown', named))).toBeVisible()
  await expect(entries.first().getByText(t('vendor-wallets', 'fate.unknown'), { exact: true })).toBeVisible()
  await expect(wallet.locator('.funds__way')).toHaveText(/20[.,]96/)
  await expectAccessible(page, 'transferFund')

  await page.getByRole('button', { name: t('vendor-wallets', 'back.all') }).click()
  await expect(page.getByText(t('vendor-wallets', 'result.done', named))).toBeVisible()
  await expect(entries).toHaveCount(3)
  await expect(page.getByRole('heading', { name: t('vendor-wallets', 'list.out', named) })).toBeVisible()
  await expect(
    page
      .locator('.funds__wallet')
      .first()
      .getByText(/79[.,]04/),
  ).toBeVisible()
})
