import { getIdentity } from '#contract/account/kyc/get-identity.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { notice } from '#tests/support/identifying.ts'
import { picture } from '#tests/support/pictures.ts'

test('documents are sent step by step, an interrupted check continues, and a decision is shown at once (rules 20.6, 20.11 and 20.14)', {
  tag: '@phone',
}, async ({ page, site, isMobile }) => {
  const { t, path } = site
  expectConsole(page, /status of 422/)
  const account = await openAccount()
  await enterAs(page, account)
  const place = path('/member/identity/')
  const row = page.getByRole('main').getByRole('link', { name: t('kyc', 'kyc.title') })
  await page.goto(path('/member/'))
  await expect(row).toContainText(t('kyc-tier', 'standing.missing.basic'))
  await expectAccessible(page, 'what is left to do to be verified')
  await row.click()
  const next = page.getByRole('button', { name: t('kyc', 'step.next') })
  const heading = (key: string) => page.getByRole('heading', { level: 2, name: t('kyc', key) })
  await page.getByRole('button', { name: t('kyc', 'why.begin') }).click()
  await next.click()
  await expect(page.getByRole('alert')).toHaveText(t('kyc', 'document.required'))
  await page.getByRole('radio', { name: t('kyc', 'document.id_card') }).check()
  await next.click()
  await expect(heading('side.front')).toBeFocused()
  // A phone offers its camera besides.
  await expect(page.getByText(t('kyc', 'side.camera')).filter({ visible: true })).toHaveCount(isMobile ? 1 : 0)
  const choose = page.locator('input[type="file"]').last()
  const send = async (buffer: Uint8Array) =>
    choose.setInputFiles({ name: 'rg.png', mimeType: 'image/png', buffer: Buffer.from(buffer) })
  await send(Buffer.from('no picture'))
  await expect(page.getByRole('alert')).toHaveText(t('uploads', 'error.picture_invalid'))
  const preview = (key: string) => page.getByAltText(t('kyc', 'side.preview', { side: t('kyc', key) }))
  await send(await picture())
  await expect(preview('side.front')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(heading('document.title')).toBeFocused()

  await page.goto(place)
  await expect(heading('side.back')).toBeVisible()
  await send(await picture())
  await expect(preview('side.back')).toBeVisible()
  await next.click()
  // The gateway returns the picture that was sent before.
  await expect(preview('side.front')).toHaveJSProperty('naturalWidth', 40)
  await expectAccessible(page, 'the summary of the documents')
  await page.getByRole('button', { name: t('kyc', 'summary.send') }).click()
  await expect(heading('review.title')).toBeFocused()

  const { checks } = await gateway()(getIdentity, {}, { token: account.token })
  const decision = { reference: checks[0]?.checkId, decidedAt: new Date().toISOString() }
  const decide = (sequence: number, outcome: object) =>
    fetch(new URL('/wps/identity/notice', process.env.BASE_URL), {
      method: 'POST',
      ...notice({ ...decision, noticeId: crypto.randomUUID(), sequence, ...outcome }),
    })
  await decide(5, { outcome: 'rejected', reason: 'blurred' })
  await expect(page.getByText(t('kyc-needed', 'reason.blurred')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('kyc', 'again') })).toBeVisible()
  await decide(6, { outcome: 'approved' })
  await expect(page.getByText(t('kyc-tier', 'tier.basic'), { exact: true })).toBeVisible()
  await expect(heading('why.advanced.title')).toBeVisible()
  await expectAccessible(page, 'a verified member')

  // The front page says the tier, and asks for nothing, because there is nothing left to do; the security screen says what the next one opens.
  await page.goto(path('/member/'))
  await expect(row).toContainText(t('kyc-tier', 'tier.basic'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('security', 'security.title') })
    .click()
  const card = page.getByRole('region', { name: t('kyc-tier', 'standing.title') })
  await expect(page.getByRole('heading', { level: 1, name: t('security', 'security.title') })).toBeVisible()
  await expect(card).toContainText(t('kyc-tier', 'tier.basic'))
  await expect(card).toContainText(t('kyc-tier', 'standing.missing.advanced'))
})
