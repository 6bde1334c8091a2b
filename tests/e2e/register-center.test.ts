import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

test('an agent makes a link, saves its banner, and sees the visit of a person who follows it', {
  tag: '@desktop',
}, async ({ page, site, language, browser }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('rafael', 'agent'))
  await page.goto(path('/agentHome/registerCenter/'))
  const name = `Channel ${process.pid}`
  await page.getByText(t('links', 'new.open')).click()
  const form = page.getByRole('form', { name: t('links', 'new.open') })
  await form.getByLabel(t('links', 'new.name')).fill(name)
  await form.getByLabel(t('links', 'rate'), { exact: true }).fill('1,5')
  await form.getByLabel(t('links', 'landingPage'), { exact: true }).selectOption('promotions')
  await form.getByRole('button', { name: t('links', 'new.submit') }).click()
  await expect(form.getByText(t('links', 'rate.wrong', { most: '1%' }))).toBeVisible()
  await form.getByLabel(t('links', 'rate'), { exact: true }).fill('0,5')
  await form.getByRole('button', { name: t('links', 'new.submit') }).click()

  const card = page.getByRole('article', { name })
  const address = await card.getByText(/\/promotions\/\?affiliateCode=[a-z2-9]{8}$/).innerText()
  const visitor = await browser.newContext({ userAgent: chrome })
  // tests/unit/stores/account/auth/campaign.test.ts and e2e/registration.test.ts follow its code into the registration.
  await test.step('a visit by the link is counted', async () => {
    const other = await visitor.newPage()
    await other.addInitScript(() => sessionStorage.setItem('arara.ANONYMOUS_POPUP', 'closed'))
    const counted = other.waitForResponse((answer) => answer.url().endsWith('/wps/agent/links/click'))
    await other.goto(address.match(/http\S+/)?.[0] ?? '')
    expect((await counted).ok()).toBe(true)
  })
  await visitor.close()

  await page.reload()
  await expect(card.getByRole('definition').first()).toHaveText('1')
  await card.getByText(t('links', 'pictures')).click()
  await expect(card.getByRole('img', { name: t('links', 'link.qr', { name }) })).toBeVisible()
  const save = card.getByRole('button', { name: t('links', 'banner.save') })
  await expect(save).toBeEnabled()
  const saved = page.waitForEvent('download')
  await save.click()
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^[a-z2-9]{8}-square-${language}\\.png$`))
  await test.step('the link sends events to a tracker, its secret is shown once, and a test waits in the list', async () => {
    await card.getByText(t('links', 'postbacks')).click()
    const postback = card.getByRole('form', { name: t('postbacks', 'postback.title') })
    expectConsole(page, /status of 422/)
    const url = postback.getByLabel(t('postbacks', 'postback.url'))
    await url.fill('https://127.0.0.1/in')
    await postback.getByRole('button', { name: t('postbacks', 'postback.save') }).click()
    await expect(postback.getByText(t('postbacks', 'error.postback_url_invalid'))).toBeVisible()
    await url.fill('https://tracker.example/in')
    await postback.getByLabel(t('postbacks', 'postback.event.active')).uncheck()
    await postback.getByRole('button', { name: t('postbacks', 'postback.save') }).click()
    await expect(card.getByText(t('postbacks', 'postback.saved'))).toBeVisible()
    await expect(card.getByText(t('postbacks', 'postback.log.empty'))).toBeVisible()
    await card.getByRole('button', { name: t('postbacks', 'postback.secret.renew') }).click()
    const renew = page.getByRole('dialog', { name: t('postbacks', 'postback.secret.renew') })
    await renew.getByRole('button', { name: t('postbacks', 'postback.secret.renew') }).click()
    await expect(card.getByText(t('postbacks', 'postback.secret.once'))).toBeVisible()
    await card.getByRole('button', { name: t('postbacks', 'postback.test') }).click()
    await expect(card.getByRole('listitem').getByText(t('postbacks', 'postback.event.test'))).toBeVisible()
  })
  await expectAccessible(page, 'the links of an agent')
  await page.getByText(t('links', 'view.open'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: t('links', 'open.title') })).toBeVisible()
  await expectAccessible(page, 'the form of an account below an agent')
  await page.getByText(t('links', 'view.rebates'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'gil.santos' })).toBeVisible()
})
