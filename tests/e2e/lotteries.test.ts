import type { Choice } from '#games/lottery/play.ts'
import { type LotteryTypeName, lotteryTypeNames } from '#games/lottery/type-names.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { countedBy, inLottery, lotteryNamed, lotteryOfType } from '#tests/support/lottery-page.ts'
import { cents } from '#tests/support/player.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const upTo = (most: number) => Array.from({ length: most }, (_, at) => `${at + 1}`)
const everyDigit: Bet = { play: 'positioned', choice: [digits, [], [], [], []] }
const everyDigitOfThree: Bet = { play: 'positioned', choice: [digits, [], []] }
const lo: Bet = { play: 'lo2', choice: [['07']] }

interface Bet {
  readonly play: string
  readonly choice: Choice
}

/**
 * A bet on each type: where one row can cover a place, one that surely wins. All of a half together stay below the bets for which the
 * club of members gives money.
 */
const bets: Readonly<Record<LotteryTypeName, Bet>> = {
  ...{ ssc: everyDigit, p5: everyDigit, '3d': everyDigitOfThree, p3: everyDigitOfThree },
  '11x5': { play: 'any1', choice: [upTo(11)] },
  pk10: { play: 'first1-direct', choice: [upTo(10)] },
  lhc: { play: 'special-number', choice: [upTo(10)] },
  '6x60': { play: 'six', choice: [['4', '15', '23', '31', '42', '60']] },
  '5x80': { play: 'five', choice: [['1', '17', '33', '58', '80']] },
  ...{ 'vn-north': lo, 'vn-central': lo, 'vn-south': lo },
  '4d': { play: 'big', choice: [['0482', '7310']] },
  thai: { play: 'run-top', choice: [digits] },
  lao: { play: 'run-top', choice: [digits] },
  toto: { play: 'toto', choice: [['3', '8', '14', '22', '41', '49']] },
}

test('a lottery: numbers are chosen, bet, bet on several draws and taken back, and what is drawn is paid (rules 40.4, 40.6, 40.10, 40.12 and 40.14)', async ({
  page,
  site,
  isMobile,
}) => {
  const { path, money } = site
  const account = await openAccount(100_00n)
  await enterAs(page, account)
  await page.goto(path(anyPage))
  // Each size has one of its own, so that they need not wait for each other.
  const lottery = lotteryNamed(isMobile ? 'relampago-3-minutos' : 'sete-da-hora')
  await inLottery(page, site, lottery, async ({ frame, button, text, words, pick, choose, draw }) => {
    const main = frame.locator('main')
    const balanceIs = async (amount: bigint) => {
      expect(await balanceOf(account)).toBe(amount)
      await expect.poll(() => cents(page)).toBe(Number(amount))
      await expect(main.getByText(money(Number(amount)), { exact: true }).first()).toBeVisible()
    }
    const first: Bet = { play: 'positioned', choice: [['3', '7'], digits, [], [], []] }
    const five: Bet = { play: 'positioned', choice: [['5'], [], [], [], []] }
    const big: Bet = { play: 'sum-size', choice: [['big']] }

    await test.step('what is chosen is counted at once, with its price and what a line can win', async () => {
      await choose(first.play, first.choice)
      const counted = countedBy(lottery, first.play, first.choice, '20261130')
      expect(counted).toMatchObject({ count: 12, stake: 12_00n })
      await expect(main.getByText(text('lottery.lines', { count: 12 }))).toBeVisible()
      await expect(main.getByText(money(Number(counted.mostLineWin)), { exact: true })).toBeVisible()
      await expectAccessible(page, 'the board of a lottery', { leftOut: ['#content'] })
      await button(text('lottery.bet.sum', { sum: money(12_00) })).click()
      await expect(frame.getByRole('status')).toBeVisible()
      await balanceIs(88_00n)
    })
    await test.step('two bets of the slip are placed on three draws', async () => {
      await choose(five.play, five.choice)
      await button(text('lottery.add')).click()
      await pick(big.play)
      await choose(big.play, big.choice)
      await button(text('lottery.add')).click()
      const opener = button(text('lottery.slip.open', { count: 2, sum: money(2_00) }))
      if (!(await button(text('lottery.chase')).isVisible())) await opener.click()
      await button(text('lottery.chase')).click()
      const dialog = frame.getByRole('dialog', { name: text('lottery.chase.title') })
      for (let more = 2; more > 0; more--) await button(text('lottery.chase.fewer'), dialog).click()
      await dialog.getByRole('checkbox').uncheck()
      await button(text('lottery.chase.place', { sum: money(6_00) }), dialog).click()
      await expect(dialog).toHaveCount(0)
      await balanceIs(82_00n)
    })
    await test.step('one of them is taken back', async () => {
      await frame
        .getByRole('navigation')
        .getByRole('button', { name: text('lottery.tab.own') })
        .click()
      const back = main.getByRole('button', { name: text('lottery.own.cancelOne', { play: words.play(big.play) }) })
      await expect(back).toHaveCount(3)
      await back.last().click()
      await expect(back).toHaveCount(2)
      await balanceIs(83_00n)
      await expectAccessible(page, 'the bets on a lottery', { leftOut: ['#content'] })
    })
    await test.step('the draw is shown and paid, and the bets that are left can be given back', async () => {
      const drawn = await draw([first, five, big])
      await expect(frame.getByRole('img', { name: drawn.result, exact: true }).first()).toBeVisible()
      // The second place was covered whole.
      expect(drawn.win).toBeGreaterThanOrEqual(9_80n)
      const end = drawn.win > 14_00n ? 'lottery.end.won' : 'lottery.end.returned'
      const sums = { sum: money(Number(drawn.win)), stake: money(14_00) }
      await expect(main.getByText(text(end, sums), { exact: true })).toBeVisible()
      await balanceIs(83_00n + drawn.win)
      for (const won of drawn.wins.filter((win) => win > 0n))
        await expect(main.getByText(text('lottery.own.won', { sum: money(Number(won)) })).first()).toBeVisible()
      await expect(main.getByText(text('lottery.own.lost'), { exact: true })).toHaveCount(
        drawn.wins.filter((win) => win === 0n).length,
      )
      await button(text('lottery.own.endChase')).click()
      await expect(main.getByText(text('lottery.own.none'))).toBeVisible()
      await balanceIs(86_00n + drawn.win)
      await button(text('lottery.tab.past')).click()
      await expect(main.getByRole('listitem').getByRole('img', { name: drawn.result, exact: true })).toBeVisible()
    })
  })
})

for (const half of ['phone', 'desktop'] as const)
  test(`lotteries of the ${half}: a bet on each type is placed, drawn, and paid what its rules say (rules 40.4 and 40.5)`, {
    tag: `@${half}`,
  }, async ({ page, site }) => {
    const { path, money } = site
    const account = await openAccount(500_00n)
    await enterAs(page, account)
    await page.goto(path(anyPage))
    let balance = 500_00n
    const own = lotteryTypeNames.filter((_, at) => (at % 2 === 0) === (half === 'phone'))
    for (const type of own)
      await test.step(type, () =>
        inLottery(page, site, lotteryOfType(type), async ({ lottery, frame, button, text, pick, choose, draw }) => {
          const bet = bets[type]
          await pick(bet.play)
          await choose(bet.play, bet.choice)
          const { count, stake } = countedBy(lottery, bet.play, bet.choice, '20261130')
          await expect(frame.getByText(text('lottery.lines', { count }))).toBeVisible()
          await button(text('lottery.bet.sum', { sum: money(Number(stake)) })).click()
          await expect(frame.getByRole('status')).toBeVisible()
          const { issue, win, result } = await draw([bet])
          await expect(frame.getByRole('img', { name: result, exact: true }).first()).toBeVisible()
          balance += win - stake
          const [round] = await roundsOf(account)
          expect(round, type).toMatchObject({ stake, win })
          expect(await balanceOf(account), `${type} ${issue}`).toBe(balance)
          await expect(frame.locator('main').getByText(money(Number(balance)), { exact: true })).toBeVisible()
        }),
      )
    expect(await roundsOf(account)).toHaveLength(own.length)
    await expect.poll(() => cents(page)).toBe(Number(balance))
  })
