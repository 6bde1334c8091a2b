import { expect, type Page } from '@playwright/test'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { freshName, password } from './e2e.ts'

type Site = {
  t(area: string, key: string, values?: Record<string, string | number>): string
  path(route: string): string
}

/** The balance in the header, in cents; undefined if none is shown. */
export async function cents(page: Page): Promise<number | undefined> {
  const text = await page.locator('.balance__sum').textContent()
  const digits = (text ?? '').replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

/** Opens the member menu of the header. */
export async function openMenu(page: Page, { t }: Site): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${t('common', 'account.menu', { account: '' })}`) }).click()
}

/** Registers a new member on the registration page and waits until the session is there. */
export async function registerMember(page: Page, { t, path }: Site): Promise<string> {
  const name = freshName()
  await page.goto(path('/register/'))
  const form = page.getByRole('dialog')
  await form.getByLabel(t('auth', 'register.username'), { exact: true }).fill(name)
  await form.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
  await form.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  return name
}

/** Deposits through the sandbox provider and waits for the credit. */
export async function deposit(page: Page, site: Site, amount: string): Promise<void> {
  await page.goto(site.path('/member/depositv2/'))
  await payByPix(page, site, amount)
}

/** Fills in the open form of a deposit, pays through the sandbox provider and waits for the credit. */
export async function payByPix(page: Page, { t }: Site, amount: string): Promise<void> {
  await page.getByLabel(t('deposits', 'deposit.amount'), { exact: true }).fill(amount)
  await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
  await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
  await page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') }).click()
  await expect(page.getByText(t('deposits', 'deposit.paid.text'))).toBeVisible()
}

/** Changes the hash of the page that is shown, as a link does: it opens a popup or a game, or scrolls to a place. */
export const followHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** The idempotency keys of all spins that the page asks for from now on, in their order. */
export function spinKeys(page: Page): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === spinSlots.path)
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

export interface Spin {
  readonly roundId: string
  /** Minor units. */
  readonly stake: number
  readonly win: number
  /** Stake and win as the page writes them. */
  readonly stakeText: string
  readonly winText: string
}

/**
 * Removes the pauses of the open game. A round takes seconds, and one with free games most of a minute, by chance;
 * tests with the game's own clock check the pauses.
 */
async function hastenGame(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (frame.url().includes('/play/'))
      await frame.evaluate(() => {
        const later = setTimeout
        Object.assign(window, { setTimeout: (done: () => void) => later(done, 0) })
      })
}

/**
 * The gateway's answer to the round that `act` starts in the open game, without pauses from then on.
 *
 * @param path of the call that plays it
 */
export async function roundBy(page: Page, act: () => Promise<void>, path: string = spinSlots.path) {
  // The game appears once it can be played.
  await expect(page.frameLocator('iframe').locator('button').first()).toBeVisible()
  await hastenGame(page)
  const answered = page.waitForResponse((response) => response.url().endsWith(path) && response.ok())
  await act()
  const { value } = await (await answered).json()
  return value
}

/** Plays one round in the open game and gives what the gateway answered. */
export async function spinOnce(page: Page, { t }: Site): Promise<Spin> {
  const frame = page.frameLocator('iframe')
  const button = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  const value = await roundBy(page, () => button.click())
  await expect(button).toBeEnabled()
  const stake = Number(value.stake)
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en'
  const style = { style: 'currency', currency: value.currency, currencyDisplay: 'narrowSymbol' } as const
  const text = (amount: number) => new Intl.NumberFormat(language, style).format(amount / 100)
  const win = Number(value.win)
  return { roundId: value.roundId, stake, win, stakeText: text(stake), winText: text(win) }
}

/** Presses a button of the bar over a game; on a narrow screen it is in a menu. */
export async function pressInBar(page: Page, { t }: Site, key: string): Promise<void> {
  const bar = page.locator('.game-bar')
  const button = bar.getByRole('button', { name: t('games', key), exact: true })
  const more = bar.getByRole('button', { name: t('games', 'frame.more') })
  await expect(bar).toBeVisible()
  if (await more.isVisible()) await more.click()
  await button.click()
}

/** Opens the side menu where it is a drawer; at a desk it is there. */
export async function openDrawer(page: Page, { t }: Site): Promise<void> {
  const opener = page.getByRole('button', { name: t('common', 'menu.open') })
  if (await opener.isVisible()) await opener.click()
}

/** Opens the sheet of a lobby's filters where it is one; at a desk they are in the page. */
export async function openFilters(page: Page, { t }: Site): Promise<void> {
  const opener = page.getByRole('button', { name: t('lobby', 'filters') })
  if (await opener.isVisible()) await opener.click()
}

/** Fills in the open login dialog and waits until the session is there. */
export async function logIn(page: Page, { t }: Site, name: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill(name)
  await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
}

/** Waits until the login over a page has closed. It goes back in the history for that, which would end the next load. */
export async function expectLoginClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/#login/)
}
