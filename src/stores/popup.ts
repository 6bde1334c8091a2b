import { atom } from 'nanostores'
import { parseUrl } from '#lib/older-phones.ts'
import { $role } from './account/auth/session.ts'
import { takeSecret } from './address-secret.ts'
import { environment } from './environment.ts'

/** Popups by their hash: `#login`, `#game-<nodeId>`, `#games-<vassalage>`, `#notice-<id>`, `#help-<term>`. */
export type Popup =
  | {
      readonly name: AccountName /** Hash to go to afterwards, such as a game, or a heart that was tapped. */
      readonly after?: string
    }
  | { readonly name: 'game'; readonly nodeId: number }
  | { readonly name: 'games' /** Code of the vendor. */; readonly vassalage: string }
  | { readonly name: ReaderName /** The announcement or article to open first. */; readonly id?: string }
  | { readonly name: BareName }

type BareName = (typeof bareNames)[number]
type AccountName = 'login' | 'register' | 'forgot'
type ReaderName = 'notice' | 'announcement' | 'help'

/** The open popup. It is in the address, so that going back closes it and a link can open it. */
export const $popup = atom<Popup | undefined>(undefined)

/** Opens a popup, as a new history entry unless one is open already. */
export function openPopup(popup: Popup): void {
  environment.move(`#${hashOf(popup)}`, $popup.get() ? 'replace' : 'push')
}

/** The hash of the page below the popup, such as an article of the help page. */
let beneath = ''

/** Whether opening the popup added a history entry, so that going back closes it. */
let added = false

/**
 * Closes the popup: goes back if opening it added a history entry, and otherwise replaces the address. Who asked for real money in the
 * middle of free play is in that game again.
 */
export function closePopup(): void {
  const popup = $popup.get()
  if (!popup) return
  if ('after' in popup && popup.after?.startsWith('game-') && $role.get() === 'trial') {
    environment.move(`#${popup.after}`, 'replace')
    return
  }
  if (added) {
    environment.back()
    return
  }
  replaceWith(beneath)
}

/** Replaces the address by one without a popup. */
function replaceWith(hash: string): void {
  const { path, search } = environment.place()
  environment.move(path.replace(wayIn, '') + withoutNext(search) + (hash && `#${hash}`), 'replace')
}

/**
 * Closes the popup and goes to the home page. If the home page is below the popup, closing is enough.
 *
 * @param home path of the home page in the current language
 */
export function closeToHome(home: string): void {
  const { path, search } = environment.place()
  if (path.replace(wayIn, '') === home) {
    closePopup()
    return
  }
  // Going back must not open the popup again.
  environment.move(path + search, 'replace')
  environment.navigate(home)
}

export function hashOf(popup: Popup): string {
  if (popup.name === 'game') return `game-${popup.nodeId}`
  if (popup.name === 'games') return `games-${popup.vassalage}`
  if ('id' in popup && popup.id) return `${popup.name}-${popup.id}`
  return 'after' in popup && popup.after ? `${popup.name}:${popup.after}` : popup.name
}

/** Pages that are the home page with an open popup. */
const wayIn = /(login|register)\/$/

const bareNames = ['search', 'changePassword', 'reset', 'chat', 'contract', 'pause', 'logout'] as const
const gameHash = /^game-(\d{1,9})$/
const gamesHash = /^games-(\w{1,40})$/
const accountHash = /^(login|register|forgot)(?::(game-\d{1,9}|fav-\d{1,9}|chat))?$/
const readerHash = /^(notice|announcement|help)(?:-([a-z0-9-]{1,60}))?$/

export function popupOf(path: string, hash: string): Popup | undefined {
  const game = gameHash.exec(hash)
  if (game) return { name: 'game', nodeId: Number(game[1]) }
  const vassalage = gamesHash.exec(hash)?.[1]
  if (vassalage) return { name: 'games', vassalage }
  const [, reader, id] = readerHash.exec(hash) ?? []
  if (reader) return { name: reader as ReaderName, ...(id && { id }) }
  const bare = bareNames.find((name) => name === hash)
  if (bare) return { name: bare }
  const [, account, after] = accountHash.exec(hash) ?? []
  const name = account ?? /\/(login|register)\/$/.exec(path)?.[1]
  return name ? { name: name as AccountName, ...(after && { after }) } : undefined
}

/** The page that sent the person here to log in; undefined if it is not a page of this site. */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  // Parsed as the browser does: it ignores tabs and line ends, and reads a backslash as a slash.
  const here = 'http://page.invalid'
  return next?.startsWith('/') && parseUrl(next, here)?.origin === here ? next : undefined
}

function withoutNext(search: string): string {
  const values = new URLSearchParams(search)
  values.delete('next')
  return values.size > 0 ? `?${values}` : ''
}

/**
 * A logged-in person needs no login, even if a link, the history or a bookmark opened it. They continue where it would
 * have led.
 */
function leadOn(after: string | undefined): void {
  const next = nextPath(environment.place().search)
  if (next && !after) environment.navigate(next, 'replace')
  else replaceWith(after ?? '')
}

function follow(): void {
  const { path, hash } = environment.place()
  const popup = popupOf(path, hash)
  const role = $role.get()
  if ((popup?.name === 'login' || popup?.name === 'register') && (role === 'member' || role === 'agent')) {
    leadOn(popup.after)
    return
  }
  if (!popup) beneath = hash
  if (!popup || !$popup.get()) added = popup !== undefined && (followed || environment.wasAdded())
  if (JSON.stringify(popup) !== JSON.stringify($popup.get())) $popup.set(popup)
}

/**
 * False while the address is read for the first time. A popup in that address was opened by a link, unless this page
 * added the history entry before this script was loaded.
 */
let followed = false

takeSecret('reset', 'reset')
environment.onMove(follow)
follow()
followed = true
