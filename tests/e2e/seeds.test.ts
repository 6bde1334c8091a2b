import { readFile } from 'node:fs/promises'
import { decideInstant } from '#contract/play/instants/decide-instant.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { Json } from '#games/instants/instant.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { type Account, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { dice, mines } from '#tests/support/instants.ts'

/** Begins a round by call. @returns how to go on with it */
async function playing({ token }: Account, nodeId: number, choice: Json) {
  const call = gateway()
  const { gameToken } = await call(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token })
  const of = () => ({ token: gameToken, key: crypto.randomUUID() })
  const { roundId } = await call(playInstant, { stake: 1_00n, choice }, of())
  return {
    roundId,
    decide: (at: number, decision: Json) => call(decideInstant, { roundId, at, decision }, of()),
  }
}

test('a member reveals the seeds, opens a past round, keeps its receipt, and computes it again (rules 36.4, 36.6, 36.12 and 37.8)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const word = (key: string, values?: Record<string, string | number>) => t('fairness', key, values)
  const member = await openAccount(50_00n)
  const roll = await playing(member, dice, { side: 'over', target: 5_000 })
  const field = await playing(member, mines, { mines: 24 })
  await enterAs(page, member)
  const seed = page.getByLabel(word('seeds.change.label'), { exact: true })
  const change = page.getByRole('button', { name: word('seeds.change.submit'), exact: true })
  const details = async () => {
    await page.goto(path('/member/personalHistoryCopy/?view=rounds'))
    const row = page.getByRole('row').filter({ hasText: t('history', 'history.round', { id: roll.roundId }) })
    await row.getByRole('button').click()
    await page.getByText(t('history', 'proof.title'), { exact: true }).click()
  }

  await test.step('before, the round has its picture and a receipt, and its seed is sealed', async () => {
    await details()
    const picture = page.getByRole('figure').filter({ hasText: t('fairness-picture', 'past') })
    await expect(picture).toContainText(site.either('Você apostou em 50,00 ou mais', 'You bet on 50.00 or more'))
    await expect(page.getByText(t('history', 'proof.sealed'))).toBeVisible()
    await expectAccessible(page, 'the details of a round')
    await page.getByRole('link', { name: t('history', 'proof.change') }).click()
    await expect(page).toHaveURL(path('/member/fairness/'))
  })
  await test.step('a seed in another form, and an open round, change nothing', async () => {
    await expect(page.getByText(word('seeds.revealed.empty'))).toBeVisible()
    await seed.fill('with space')
    await change.click()
    await expect(seed).toBeFocused()
    await expect(page.getByText(word('seeds.change.wrong', { most: 64 }))).toBeVisible()
    expectConsole(page, /409/)
    await seed.fill('my-own-seed')
    await change.click()
    await expect(page.getByText(word('seeds.change.open'))).toBeVisible()
    await expect(page.getByRole('link', { name: word('seeds.change.history') })).toBeVisible()
  })
  await test.step('after its end the seeds change, and the old ones are revealed', async () => {
    await field.decide(0, { pick: 0 })
    await page.getByRole('button', { name: word('seeds.change.random') }).click()
    await expect(seed).toHaveValue(/^[0-9a-f]{16}$/)
    await seed.fill('my-own-seed')
    await change.click()
    await expect(page.getByText(word('seeds.change.done'))).toBeVisible()
    await expect(page.getByText('my-own-seed', { exact: true })).toBeVisible()
    await page.getByText(word('seeds.rounds', { count: 2 })).click()
    await expect(page.getByText(word('seeds.server'), { exact: true })).toBeVisible()
    await expectAccessible(page, 'the seeds of a member')
  })
  await test.step('the saved receipt and the link lead to a check that matches', async () => {
    await details()
    const save = page.waitForEvent('download')
    await page.getByRole('button', { name: t('history', 'proof.save'), exact: true }).click()
    const file = await save
    expect(file.suggestedFilename()).toBe(`round-${roll.roundId}.json`)
    const kept = await readFile(await file.path(), 'utf8')
    await page.getByRole('link', { name: t('history', 'proof.check') }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/fairness/')}#proof=`))
    const verdict = (name: string) =>
      page.getByRole('heading', { name: t('fairness-verify', `verdict.${name}`), exact: true })
    await expect(verdict('matches')).toBeVisible()
    await page.getByLabel(t('fairness-verify', 'paste.label')).fill(kept)
    await page.getByRole('button', { name: t('fairness-verify', 'check'), exact: true }).click()
    await expect(page.getByText(t('fairness-verify', 'receipt.key.same'))).toBeVisible()
    await expect(verdict('matches')).toBeVisible()
    const { receipt } = JSON.parse(kept)
    await page.getByLabel(t('fairness-verify', 'paste.label')).fill(JSON.stringify({ receipt }))
    await page.getByRole('button', { name: t('fairness-verify', 'check'), exact: true }).click()
    await expect(verdict('signed')).toBeVisible()
    await expectAccessible(page, 'a receipt alone')
    const forged = JSON.stringify({
      receipt: receipt.replace(/.(?=.{20}$)/, (sign: string) => (sign === 'A' ? 'B' : 'A')),
    })
    await page.getByLabel(t('fairness-verify', 'paste.label')).fill(forged)
    await page.getByRole('button', { name: t('fairness-verify', 'check'), exact: true }).click()
    await expect(verdict('forged')).toBeVisible()
  })
})
