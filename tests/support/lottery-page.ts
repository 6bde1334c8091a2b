import { expect, type FrameLocator, type Page } from '@playwright/test'
import { getOpenedNumbers } from '#contract/play/draws/get-opened-numbers.ts'
import { type Lottery, lotteries, lotteryOf, termsUnder } from '#games/lottery/lotteries.ts'
import type { Choice } from '#games/lottery/play.ts'
import type { CountedSlip, WantedSlip } from '#games/lottery/slip.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { isLotteryType, type LotteryTypeName } from '#games/lottery/type-names.ts'
import { menus } from '#games/lottery/view/menus/menus.ts'
import { playWords, playWordsArea } from '#games/lottery/view/play-words.ts'
import { resultText } from '#games/lottery/view/results/result-text.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { demo } from '#lib/jurisdictions/demo.ts'
import type { Translate } from '#lib/messages.ts'
import { withLock } from '#scripts/build/lock.ts'
import { gateway } from './account.ts'
import { drawNow } from './draw-now.ts'
import type { Site } from './e2e.ts'
import { followHash } from './player.ts'

/** A bet as the page places it without further steps: one unit on each line, in the highest prize group. */
const unitSlip = (lottery: Lottery, play: string, choice: Choice): WantedSlip => ({
  ...{ play, choice, mode: 1, multiple: 1, group: termsUnder(demo.leastReturn, lottery).groups.most },
})

/** What the rules say of a bet, apart from gateway and page. */
export function countedBy(lottery: Lottery, play: string, choice: Choice, day: string): CountedSlip {
  const counted = lottery.game.counted(
    termsUnder(demo.leastReturn, lottery),
    unitSlip(lottery, play, choice),
    dayOfIssue(`${day}-0001`),
  )
  if ('fault' in counted) throw new Error(`${lottery.id} takes no such bet on ${play}: ${counted.fault.code}`)
  return counted.slip
}

/** The lottery with an id. */
export function lotteryNamed(id: string): Lottery {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(`There is no lottery ${id}`)
  return lottery
}

/** The first lottery of a type. */
export const lotteryOfType = (type: LotteryTypeName): Lottery =>
  lotteryNamed(lotteries.find(({ game }) => game.type === type)?.id ?? type)

/** A draw that is over, by its issue. */
async function drawn(lottery: Lottery, issue: string) {
  const { draws } = await gateway()(getOpenedNumbers, { gameCode: lottery.id })
  const draw = draws.find((one) => one.issue === issue)
  if (!draw?.result) throw new Error(`${lottery.id} has no result of ${issue}`)
  return { ...draw, result: draw.result }
}

/**
 * Opens a lottery in its frame, and closes it after `work`. Tests that run beside wait meanwhile: each would draw the draws of the
 * others.
 */
export const inLottery = (
  page: Page,
  site: Pick<Site, 't'>,
  lottery: Lottery,
  work: (open: Awaited<ReturnType<typeof opened>>) => Promise<void>,
): Promise<void> =>
  withLock(`.cache/lottery-${lottery.id}.lock`, async () => {
    await work(await opened(page, site, lottery))
    await page.getByRole('button', { name: site.t('games', 'frame.close') }).click()
  })

async function opened(page: Page, { t }: Pick<Site, 't'>, lottery: Lottery) {
  const { type } = lottery.game
  const node = seedGames.find(({ engine }) => engine?.game === 'draws' && engine.theme === lottery.id)?.nodeId
  if (!isLotteryType(type) || node === undefined) throw new Error(`The catalogue has no ${lottery.id}`)
  // A draw that closes under a hand would be another one than the test thinks.
  await drawNow(lottery.id, '90 seconds')
  await followHash(page, `game-${node}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main[data-lottery]')).toHaveAttribute('data-lottery', lottery.id)
  const words = playWords(type, (key) => t(playWordsArea(type), key))
  const button = (name: string, within: FrameLocator | ReturnType<FrameLocator['locator']> = frame) =>
    within.getByRole('button', { name, exact: true })
  const chips = (of: 'groups' | 'plays') =>
    frame.getByRole('group', { name: t('lottery', `lottery.${of}`), exact: true })
  return {
    ...{ lottery, frame, words, button },
    text: (key: string, values?: Record<string, string | number>) => t('lottery', key, values),
    /** Goes to a play in the menu. */
    async pick(play: string) {
      const group = menus[type].find(({ plays }) => plays.includes(play))
      if (!group) throw new Error(`${type} has no ${play}`)
      if (menus[type].length > 1) await button(words.group(group.group), chips('groups')).click()
      if (group.plays.length > 1) await button(words.play(play), chips('plays')).click()
    },
    /** Presses each number of a choice; a whole row by its button for all. */
    async choose(play: string, choice: Choice) {
      const own = lottery.game.plays('2026-11-30').find(({ code }) => code === play)
      for (const [at, row] of (own?.board ?? []).entries()) {
        const chosen = choice[at] ?? []
        const place = frame.locator('[data-board] > section').nth(at)
        const isAll = row.digits === undefined && chosen.length === row.options.length
        const keys = row.digits === undefined ? chosen.map(words.option) : chosen.flatMap((number) => [...number])
        if (isAll) await button(t('lottery', 'lottery.quick.all'), place).click()
        else for (const key of keys) await button(key, place).click()
      }
    },
    /**
     * Draws the current draw.
     *
     * @param bets the bets on it
     * @returns its result in words, and what the rules pay for the bets
     */
    async draw(bets: readonly { readonly play: string; readonly choice: Choice }[]) {
      const issue = await drawNow(lottery.id)
      if (issue === undefined) throw new Error(`${lottery.id} has no draw`)
      const { result } = await drawn(lottery, issue)
      const day = dayOfIssue(issue)
      const wins = bets.map(({ play, choice }) => {
        const slip = countedBy(lottery, play, choice, issue.slice(0, 8))
        const mostBet = termsUnder(demo.leastReturn, lottery).mostBet
        const { prizes, returned } = lottery.game.end({ play, choice, ...slip, mostBet }, result, day)
        return prizes + returned
      })
      const translate = ((key: string, values?: Record<string, string>) =>
        t('lottery', key, values)) as Translate<'lottery'>
      return { issue, wins, win: wins.reduce((sum, one) => sum + one, 0n), result: resultText(type, result, translate) }
    },
  }
}
