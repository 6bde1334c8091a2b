import { type Browser, chromium, type Page } from '@playwright/test'
import { login } from '#contract/account/auth/login.ts'
import { type Centre, screenRoute } from '#lib/screen-route.ts'
import { launchOptions } from '../browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { clientOf, keepSession, storedSession } from './demo-session.ts'
import { median } from './median.ts'
import { phone } from './pages.ts'
import { slowDown, watchTraffic } from './traffic.ts'
import { observeVitals, readVitals } from './vitals.ts'

/** The cost of opening a screen of the centre. */
export interface Opening {
  /** Bytes of scripts and of the words that they fetch, that come for it. */
  readonly js: number
  /** The words among them. */
  readonly words: number
  /** Sum of tasks above 50 ms, milliseconds. */
  readonly longTasks: number
}

/** A centre that is measured. */
interface Measured {
  readonly centre: Centre
  /** Begins the subjects of its figures. */
  readonly subject: string
  /** The account of the demonstration that opens it. */
  readonly username: string
  /** CSS selector of the links to its screens. */
  readonly links: string
  /** CSS selector of the link that opens the menu with them; left out if they are on the front page. */
  readonly menu?: string
  /** CSS selector of the place in which a screen is shown. */
  readonly main: (screen: string) => string
}

const centres: readonly Measured[] = [
  {
    centre: 'member',
    subject: 'centre',
    username: 'maria',
    links: '.account a[href*="/member/"]',
    main: (screen) => `.centre[data-screen="${screen}"] .centre__main`,
  },
  {
    centre: 'agent',
    subject: 'agent centre',
    username: 'rafael',
    links: '.agents__menu a',
    menu: '.agents__tabs a[href$="/more/"]',
    // The address says which screen it is.
    main: () => '.agents__main',
  },
]

/** The figures of the front page of a centre and of every screen that is opened from there, by name. */
export function centreFigures(
  centreName: string,
  front: Opening,
  screens: Readonly<Record<string, Opening>>,
  { centre }: Pick<Budgets, 'centre'>,
): Figure[] {
  const figures = (subject: string, { js, words, longTasks }: Opening, atMost: number): Figure[] => [
    { subject, name: 'js', value: js, unit: 'B', atMost },
    { subject, name: 'of which words', value: words, unit: 'B' },
    { subject, name: 'longTasks', value: longTasks, unit: 'ms', atMost: centre.longTasks },
  ]
  return [
    ...figures(`${centreName}: front page`, front, centre.jsFirst),
    ...Object.entries(screens).flatMap(([name, opening]) =>
      figures(`${centreName}: ${name}`, opening, centre.jsScreen),
    ),
  ]
}

/** Most openings of one screen; there are many screens. */
const mostRuns = 3

/**
 * Opens both centres as accounts of the demonstration, and from the front page each screen that the menu has, on the slow
 * device with nothing cached: medians of some runs.
 *
 * @throws Error where the site has no demonstration accounts
 */
export async function benchCentre(
  base: string,
  executablePath: string,
  budgets: Budgets,
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  try {
    // Before anything is measured: the slow device leaves the gateway little time for a login.
    const sessions: string[] = []
    for (const measured of centres) sessions.push(await demoSession(base, measured))
    const figures: Figure[] = []
    for (const [place, measured] of centres.entries()) {
      const { subject } = measured
      const session = sessions[place] ?? ''
      const measure = async (screen?: string) => {
        say(`${subject}: ${screen ?? 'front page'} …`)
        const visits: Visited[] = []
        while (visits.length < Math.min(runs, mostRuns))
          visits.push(await visit(browser, base, measured, session, screen))
        return mediansOf(visits)
      }
      const front = await measure()
      if (front.names.length === 0) throw new Error(`The menu of the ${subject} has no screens.`)
      const screens: Record<string, Opening> = {}
      for (const name of front.names) screens[name] = await measure(name)
      figures.push(...centreFigures(subject, front, screens, budgets))
    }
    return figures
  } finally {
    await browser.close()
  }
}

function mediansOf(visits: readonly Visited[]): Visited {
  const of = (read: (one: Visited) => number) => median(visits.map(read))
  return {
    js: of(({ js }) => js),
    words: of(({ words }) => words),
    longTasks: of(({ longTasks }) => longTasks),
    names: visits[0]?.names ?? [],
  }
}

/** A session as the site keeps it in its tab. */
async function demoSession(base: string, { username, centre }: Measured): Promise<string> {
  const call = clientOf(base)
  const { token } = await call(login, { username, password: 'Arara#2026', type: 'username', portal: centre })
  return storedSession(call, token)
}

interface Visited extends Opening {
  /** Screens of the centre that its front page leads to. */
  readonly names: readonly string[]
}

/**
 * One opening in a new context.
 *
 * @param screen opened from the front page; undefined for the front page itself
 */
async function visit(
  browser: Browser,
  base: string,
  measured: Measured,
  session: string,
  screen: string | undefined,
): Promise<Visited> {
  const { centre } = measured
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await observeVitals(page)
    await page.addInitScript(keepSession, session)
    const devices = await context.newCDPSession(page)
    const traffic = await watchTraffic(devices)
    await slowDown(devices)
    const soFar = async () => {
      const { jsTotal, words } = traffic.soFar(base)
      return { js: jsTotal, words, longTasks: (await readVitals(page)).longTasks }
    }
    await page.goto(base + screenRoute(centre, ''), { waitUntil: 'load' })
    // Playwright runs its own script in the page to find something, which is a long task: it must wait until the page
    // is idle.
    await traffic.idle()
    const front = await soFar()
    await isOpen(page, measured, '')
    if (measured.menu !== undefined) {
      await page.locator(measured.menu).tap()
      await traffic.idle()
    }
    const links = page.locator(measured.links)
    const paths = await links.evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    )
    const route = screenRoute(centre, '')
    const names = paths.flatMap((path) => (path.startsWith(route) ? path.slice(route.length, -1) || [] : []))
    if (screen === undefined) return { ...front, names }
    const link = links.and(page.locator(`[href$="${screenRoute(centre, screen)}"]`))
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (!box) throw new Error(`The front page has no way to ${screen}.`)
    await traffic.idle()
    const before = await soFar()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    traffic.touch()
    await traffic.idle()
    const { js, words, longTasks } = await soFar()
    await isOpen(page, measured, screen)
    return { js: js - before.js, words: words - before.words, longTasks: longTasks - before.longTasks, names }
  } finally {
    await context.close()
  }
}

/** Throws unless the screen itself is shown, and not only its name or its skeleton. */
async function isOpen(page: Page, { centre, main }: Measured, screen: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith(screenRoute(centre, screen)), { timeout: 5_000 })
  const shown = page.locator(`astro-island:not([ssr]) ${main(screen)}`)
  const complete = shown.filter({ hasNot: page.locator('.coming, .skeleton') })
  await complete.locator('h1, h2').first().waitFor({ timeout: 5_000 })
}
