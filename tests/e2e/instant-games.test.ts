import type { FrameLocator, Locator } from '@playwright/test'
import { instantTables, type TableId } from '#games/instants/tables.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { nodeOf } from '#tests/support/instants.ts'
import { cents, followHash } from '#tests/support/player.ts'

/** One table of each game; the tables of a game differ in look and limits. */
const games = [
  ...new Map((Object.entries(instantTables) as [TableId, { game: string }][]).map(([id, { game }]) => [game, id])),
]

/** What is chosen before a round can begin. */
const prepare: Readonly<Record<string, (frame: FrameLocator) => Locator>> = {
  roulette: (frame) => frame.getByRole('button', { name: /^(Vermelho|Red)/ }).first(),
  'lightning-roulette': (frame) => frame.getByRole('button', { name: /^(Preto|Black)/ }).first(),
  baccarat: (frame) => frame.getByRole('button', { name: /^(Banca|Banker)/ }).first(),
  'dragon-tiger': (frame) => frame.getByRole('button', { name: /^(Dragão|Dragon)/ }).first(),
  'sic-bo': (frame) => frame.getByRole('button', { name: /^(Pequeno|Small)/ }).first(),
  'money-wheel': (frame) => frame.getByRole('button', { name: /^(Número|Number) 1,/ }).first(),
  keno: (frame) => frame.getByRole('button', { name: /(aleatóri|surpresa|sorte|quick|random)/i }).first(),
}

/** What a player does while a round waits for them. */
const decide: Readonly<Record<string, (frame: FrameLocator, round: Locator) => Locator>> = {
  mines: (frame) => frame.locator('button[data-state="hidden"]').first(),
  hilo: (frame) => frame.getByRole('button', { name: /^(Mais alta|Maior|Higher|Mais baixa|Menor|Lower)/ }).first(),
  blackjack: (frame) => frame.getByRole('button', { name: /^(Parar|Ficar|Stand|Recusar|Decline|Não|No)/ }).first(),
  'video-poker': (_, round) => round,
}

for (const half of ['phone', 'desktop'] as const)
  test(`instant games of the ${half}: a round of each is played, paid, and in the history (rules 37.1, 37.3 and 37.5)`, {
    tag: `@${half}`,
  }, async ({ page, site }) => {
    const { t, path } = site
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const account = await openAccount(500_00n)
    await enterAs(page, account)
    await page.goto(path(anyPage))
    const frame = page.frameLocator('iframe')
    const main = frame.locator('main[data-instant]')
    const round = frame.locator('section button[aria-disabled]').last()
    const close = page.getByRole('button', { name: t('games', 'frame.close') })
    const own = games.filter((_, place) => (place % 2 === 0) === (half === 'phone'))
    for (const [played, [game, table]] of own.entries())
      await test.step(game, async () => {
        await followHash(page, `#game-${nodeOf(table)}`)
        await expect(main).toHaveAttribute('data-instant', game)
        await expect(main).toHaveAttribute('data-phase', 'idle')
        if (played === 0) await expectAccessible(page, `the frame of ${game}`)
        // The board of roulette takes the touches itself: near an edge they mean several numbers.
        await prepare[game]?.(frame).click({ force: true })
        await expect(round).toHaveAttribute('aria-disabled', 'false')
        await round.click()
        await expect
          .poll(
            async () => {
              const phase = await main.getAttribute('data-phase')
              if (phase === 'open')
                await decide[game]?.(frame, round)
                  .click({ timeout: 2_000 })
                  .catch(() => undefined)
              const rounds = await roundsOf(account)
              return phase === 'idle' && rounds.length === played + 1 && rounds[0]?.status === 'settled'
            },
            { timeout: 60_000, message: game },
          )
          .toBe(true)
        const rounds = await roundsOf(account)
        const left = rounds.reduce((sum, { stake, win }) => sum - stake + (win ?? 0n), 500_00n)
        expect(await balanceOf(account), game).toBe(left)
        await expect.poll(() => cents(page), game).toBe(Number(left))
        await close.click()
      })
    await page.goto(path('/member/personalHistoryCopy/?view=rounds'))
    await expect(page.getByRole('row')).toHaveCount(own.length + 1)
  })
