import { type Browser, type CDPSession, chromium, type Frame, type Page } from '@playwright/test'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { profileOf } from '#games/reels/looks/profile-of.ts'
import { profileIds } from '#games/reels/types.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { studioVendors } from '#gateway/seed/demo-studio.ts'
import { launchOptions } from '../browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { clientOf, keepSession, storedSession } from './demo-session.ts'
import { median } from './median.ts'
import { phone } from './pages.ts'
import { slowNetwork, slowProcessor } from './traffic.ts'

/** The frames of the turning reels of one spin. */
interface Spin {
  readonly perSecond: number
  /** Milliseconds. */
  readonly longestGap: number
}

interface Played {
  readonly nodeId: number
  readonly subject: string
}

declare global {
  interface Window {
    /** Times of the frames of the next spin, from the last one before the press to the one in which all reels stand. */
    benchFrames?: Promise<number[]>
  }
}

/** One game of our own, and one of the studio's for each of its mathematical profiles. */
export function playedGames(): Played[] {
  const vendors: readonly string[] = studioVendors
  const studios = seedGames.filter((game) => game.gameType === 'RNG' && game.isGame && vendors.includes(game.vassalage))
  const own = seedGames.find(({ nodeId }) => nodeId === 1001)
  const each = profileIds.map((profile) => ({
    profile: `studio, ${profile}`,
    game: studios.find(({ gameCode, gameClassify }) => profileOf(gameCode, gameClassify) === profile),
  }))
  return [{ profile: 'our own', game: own }, ...each].map(({ profile, game }) => {
    if (!game) throw new Error(`No game to be measured: ${profile}.`)
    return { nodeId: game.nodeId, subject: `spin: ${game.gameName} (${profile})` }
  })
}

/** What the frames of a spin amount to. @param times milliseconds, in their order */
export function spinOf(times: readonly number[]): Spin {
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const length = gaps.reduce((sum, gap) => sum + gap, 0)
  // Without two frames there is no speed: not a number is within no budget.
  return { perSecond: (1000 * gaps.length) / length, longestGap: gaps.length > 0 ? Math.max(...gaps) : Number.NaN }
}

/** The medians of some spins of a game, with their budgets. */
export function framesFigures(
  subject: string,
  spins: readonly Spin[],
  { frames: { perSecond, longestGap } }: Pick<Budgets, 'frames'>,
): Figure[] {
  const of = (read: (spin: Spin) => number) => median(spins.map(read))
  return [
    { subject, name: 'frames', unit: '/s', value: of((spin) => spin.perSecond), atLeast: perSecond },
    { subject, name: 'longest gap', unit: 'ms', value: of((spin) => spin.longestGap), atMost: longestGap },
  ]
}

/**
 * Records the frames of the next spin, in the game's own page and with nothing but a list of numbers: each question from
 * outside, and each look at the elements, would itself take time from them. The reels turn from the first animation after
 * the press until the last one ends.
 */
function recordFrames(): void {
  window.benchFrames = new Promise((resolve) => {
    const moving = new Set<Animation>()
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given: Parameters<typeof animate>) {
      const animation = animate.apply(this, given)
      const end = () => void moving.delete(animation)
      moving.add(animation)
      animation.finished.then(end, end)
      return animation
    }
    let times: number[] = []
    let pressed = false
    let turning = false
    addEventListener('click', () => (pressed = true), { capture: true, once: true })
    const tick = (time: number) => {
      if (!pressed) times = []
      times.push(time)
      turning ||= moving.size > 0
      if (!turning || moving.size > 0) return void requestAnimationFrame(tick)
      Element.prototype.animate = animate
      resolve(times)
    }
    requestAnimationFrame(tick)
  })
}

/** The debugger of a frame that has a process of its own; undefined if the page around it shares its process. */
async function ownDebugger(frame: Frame): Promise<CDPSession | undefined> {
  try {
    return await frame.page().context().newCDPSession(frame)
  } catch {
    return undefined
  }
}

/** Opens a game over its lobby, and gives its frame. */
async function openGame(page: Page, base: string, nodeId: number): Promise<Frame> {
  await page.goto(`${base}/rng/#game-${nodeId}`, { waitUntil: 'load' })
  const stage = page.locator('dialog iframe')
  await stage.waitFor({ state: 'attached' })
  const frame = await (await stage.elementHandle())?.contentFrame()
  if (!frame) throw new Error(`Game ${nodeId} has no frame.`)
  return frame
}

/** One spin with play money on the slow device; what was loaded before it, was loaded at full speed. */
async function spin(browser: Browser, base: string, session: string, { nodeId }: Played): Promise<Spin> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(keepSession, session)
    const frame = await openGame(page, base, nodeId)
    const button = frame.locator('button[aria-disabled="false"]')
    await button.waitFor({ state: 'visible' })
    await page.waitForLoadState('networkidle')
    const box = await button.boundingBox()
    if (!box) throw new Error(`Game ${nodeId} has no spin button.`)
    const around = await context.newCDPSession(page)
    const own = await ownDebugger(frame)
    for (const session of own ? [around, own] : [around]) await slowNetwork(session)
    // The game's process alone: two would leave no processor for drawing what they made.
    await slowProcessor(own ?? around)
    await frame.evaluate(recordFrames)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return spinOf((await frame.evaluate(() => window.benchFrames)) ?? [])
  } finally {
    await context.close()
  }
}

/** How smoothly reels turn on the slow device, in our own game and in the studio's: medians of some spins, in turns. */
export async function benchFrames(
  base: string,
  executablePath: string,
  budgets: Budgets,
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const call = clientOf(base)
  const session = await storedSession(call, (await call(freePlay, { platform: 'W' })).token)
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  const games = playedGames().map((game) => ({ ...game, spins: [] as Spin[] }))
  try {
    for (let run = 1; run <= runs; run++) {
      say(`frames of a spin: run ${run} of ${runs} …`)
      for (const game of games) game.spins.push(await spin(browser, base, session, game))
    }
    return games.flatMap(({ subject, spins }) => framesFigures(subject, spins, budgets))
  } finally {
    await browser.close()
  }
}
