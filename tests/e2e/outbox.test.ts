import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('anybody can read the outbox of the demonstration, on any screen', { tag: '@phone' }, async ({
  browser,
  baseURL,
  language,
  viewport,
}) => {
  const page = await browser.newPage({ locale: { pt: 'pt-BR', en: 'en-GB' }[language], viewport })
  await page.goto(`${baseURL}/wps/sandbox/outbox.html`)
  const heading = page.getByRole('heading', { level: 1, name: { pt: 'Caixa de saída', en: 'Outbox' }[language] })
  await expect(heading).toBeVisible()
  await expectAccessible(page, 'outbox')
  await page.close()
})
