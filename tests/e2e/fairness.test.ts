import { exampleProof } from '#games/fairness/example.ts'
import { proofHash } from '#games/fairness/proof.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

test('a round is checked from a pasted proof, from the address and from typed values, and without a network (rules 36.7, 36.8, 36.9 and 36.11)', {
  tag: '@phone',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const word = (key: string, values?: Record<string, string | number>) => t('fairness-verify', key, values)
  const address = path('/fairness/')
  const verdict = (name: 'matches' | 'differs' | 'computed') =>
    page.getByRole('heading', { name: word(`verdict.${name}`), exact: true })
  const proof = page.getByLabel(word('paste.label'))
  const button = page.getByRole('button', { name: word('check'), exact: true })
  await page.goto(address)

  await test.step('a text that is no proof gets its reason', async () => {
    await button.click()
    await expect(page.getByText(word('fault.empty'))).toBeVisible()
    await expect(proof).toBeFocused()
    await proof.fill('{"version": 1')
    await button.click()
    await expect(page.getByText(word('fault.not_json'))).toBeVisible()
  })
  await test.step('a proof matches, with the numbers of each step', async () => {
    await proof.fill(`\n${JSON.stringify(exampleProof, null, 2)}\n`)
    await button.click()
    await expect(verdict('matches')).toBeFocused()
    await expect(page.getByText(word('fault.not_json'))).toHaveCount(0)
    await expect(
      page.getByRole('list', { name: site.t('fairness-picture', 'mines.field') }).getByText('✸'),
    ).toHaveCount(3)
    await page.getByText(word('draws.title'), { exact: true }).click()
    await expect(page.getByText('2395465763 mod 25 = 13')).toBeVisible()
    await expectAccessible(page, 'the result of a check')
  })
  await test.step('with another nonce the result differs, and its step is open', async () => {
    await proof.fill(JSON.stringify({ ...exampleProof, nonce: 1 }))
    await button.click()
    await expect(verdict('differs')).toBeVisible()
    await expect(verdict('matches')).toHaveCount(0)
    await expect(page.getByText(word('outcome.recorded'), { exact: true })).toBeVisible()
  })
  await test.step('typed values are computed and compared with nothing', async () => {
    await page.getByText(word('way.type'), { exact: true }).click()
    await button.click()
    await expect(page.getByText(word('fault.serverSeed'))).toBeVisible()
    await page.getByLabel(word('type.game'), { exact: true }).selectOption('mines')
    await page.getByLabel(word('type.serverSeed'), { exact: true }).fill(exampleProof.serverSeed)
    await page.getByLabel(word('type.clientSeed'), { exact: true }).fill(exampleProof.clientSeed)
    await page.getByLabel(word('type.nonce'), { exact: true }).fill('0')
    await page.getByLabel(word('type.stake'), { exact: true }).fill('10,00')
    await page.getByLabel(word('type.choice'), { exact: true }).fill('{"mines": 3}')
    await button.click()
    await expect(verdict('computed')).toBeVisible()
    await expect(page.getByText(site.t('fairness-picture', 'mines.mine', { cell: 24 }), { exact: true })).toBeAttached()
  })
  await test.step('the result of a shared table is computed without a bet (rule 36.13)', async () => {
    await page.getByLabel(word('type.game'), { exact: true }).selectOption('shared-roulette')
    await expect(page.getByLabel(word('type.stake'), { exact: true })).toBeHidden()
    await page.getByLabel(word('type.clientSeed'), { exact: true }).fill('roleta-brasil')
    await button.click()
    const pocket = fairDraw({ serverSeed: exampleProof.serverSeed, clientSeed: 'roleta-brasil', nonce: 0 })(37)
    const came = page
      .getByRole('figure')
      .getByText(site.either(`A bola parou no ${pocket},`, `The ball came to rest on ${pocket},`))
    await expect(came).toBeVisible()
    await expect(page.getByText(word('win.title'), { exact: true })).toHaveCount(0)
  })
  await test.step('after the first visit it works without a network', async () => {
    const kept = () => page.evaluate(async (at) => (await caches.match(at)) !== undefined, new URL(page.url()).pathname)
    await expect.poll(kept).toBe(true)
    expectConsole(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
    await context.setOffline(true)
    // Another part of the address alone would load nothing.
    await page.goto('about:blank')
    await page.goto(`${address}#${proofHash(exampleProof)}`)
    await expect(verdict('matches')).toBeVisible()
    await expect(proof).toHaveValue(/"version": 1/)
    await context.setOffline(false)
  })
})
