import { atom } from 'nanostores'
import { parseUrl } from '#lib/older-phones.ts'
import { takeSecret } from './address-secret.ts'
import { environment } from './environment.ts'
import { $role } from './session.ts'

/** Popups that the address can name: `#login`, `#game-<nodeId>`, `#games-<vassalage>`, `#notice-<id>`, `#help-<term>`. */
export type Popup =
  | {
      readonly name: AccountName /** Hash to go to afterwards, such as a game, or a heart that was tapped. */
      readonly after?: string
    }
  | { readonly name: 'game'; readonly nodeId: number }
  | { readonly name: 'games' /** Code of the vendor. */; readonly vassalage: string }
  | { readonly name: ReaderName /** What to begin with: an announcement, an article. */; readonly id?: string }
  | { readonly name: BareName }

type BareName = (typeof bareNames)[number]
type AccountName = 'login' | 'register' | 'forgot'
type ReaderName = 'notice' | 'announcement' | 'help'

/** Which popup is open. It stands in the address, so going back closes it and a link can open it. */
export const $popup = atom<Popup | undefined>(undefined)

/** Opens a popup, as a new entry of the history unless one is open already. */
export function openPopup(popup: Popup): void {
  environment.move(`#${hashOf(popup)}`, $popup.get() ? 'replace' : 'push')
}

/** The hash of the page beneath, such as an article of the help page. */
let beneath = ''

/** Set while an entry of the history was added for the popup, so that going back leaves the page as it was. */
let added = false

/** Closes it: the way back where opening it added an entry, otherwise the address without it in place of this one. */
export function closePopup(): void {
  if (!$popup.get()) return
  if (added) {
    environment.back()
    return
  }
  replaceWith(beneath)
}

/** Puts the address without a popup, on this page, in place of this one. */
function replaceWith(hash: string): void {
  const { path, search } = environment.place()
  environment.move(path.replace(wayIn, '') + withoutNext(search) + (hash && `#${hash}`), 'replace')
}

/**
 * Closes it and goes to the home page: by closing alone where that stands beneath.
 *
 * @param home path of the home page in this language
 */
export function closeToHome(home: string): void {
  const { path, search } = environment.place()
  if (path.replace(wayIn, '') === home) {
    closePopup()
    return
  }
  // So that the way back does not open it again.
  environment.move(path + search, 'replace')
  environment.navigate(home)
}

export function hashOf(popup: Popup): string {
  if (popup.name === 'game') return `game-${popup.nodeId}`
  if (popup.name === 'games') return `games-${popup.vassalage}`
  if ('id' in popup && popup.id) return `${popup.name}-${popup.id}`
  return 'after' in popup && popup.after ? `${popup.name}:${popup.after}` : popup.name
}

/** Pages that are the home page with a popup open. */
const wayIn = /(login|register)\/$/

const bareNames = ['changePassword', 'reset', 'chat', 'contract', 'logout'] as const
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

/** The page that sent somebody here to log in, if it is one of ours. */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  // Parsed as the browser will: it drops tabs and line ends, and takes a backslash for a slash.
  const here = 'http://page.invalid'
  return next?.startsWith('/') && parseUrl(next, here)?.origin === here ? next : undefined
}

function withoutNext(search: string): string {
  const values = new URLSearchParams(search)
  values.delete('next')
  return values.size > 0 ? `?${values}` : ''
}

/**
 * Who is logged in needs no login, whether a link, the way back or a bookmark asked for it: they are led on to where it
 * would have led.
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

/** False while the address is read for the first time: a popup that stands in it then was asked for by a link, unless this page added the entry before it was loaded. */
let followed = false

takeSecret('reset', 'reset')
environment.onMove(follow)
follow()
followed = true
