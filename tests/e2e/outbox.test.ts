import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('the outbox of the demonstration can be read by anybody, on any screen', async ({ page, language }) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': language })
  await page.goto('/wps/sandbox/outbox.html')
  await expect(
    page.getByRole('heading', { level: 1, name: { pt: 'Caixa de saída', en: 'Outbox' }[language] }),
  ).toBeVisible()
  await expectAccessible(page, 'outbox')
})
