import { atom } from 'nanostores'
import { peek } from '#api/peek.ts'
import type { Banner, Headline } from '#contract/news/announcement.ts'
import type { NoticeResponse } from '#contract/news/get-notice.ts'
import { environment } from './environment.ts'

/** What the gateway has to say now; undefined until it was read. */
export const $notice = atom<NoticeResponse | undefined>(undefined)

/** Headlines of the marquee that this device has not opened yet. */
export const $unseen = atom(0)

/** As `contract/news/get-notice.ts` has it; that module would bring the whole contract to every page. */
const noticePath = '/wps/notice'

const seenKey = 'arara.notices'

let latest = 0

/** Reads the notices; where that fails, or the answer is none, what is known stays. */
export async function loadNotice(language: string): Promise<void> {
  const mine = ++latest
  const value = await peek(noticePath, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language })
  if (mine !== latest || !isNotice(value)) return
  $notice.set(value)
  $unseen.set(unseen(value.player, environment.device.get(seenKey)))
}

/** Somebody looks at the notices: all of them count as seen on this device. */
export function markNoticesSeen(): void {
  const newest = newestOf($notice.get()?.player ?? [])
  if (newest) environment.device.set(seenKey, newest)
  $unseen.set(0)
}

/** Whether a value is what the contract promises, as far as the site reads it. */
function isNotice(value: unknown): value is NoticeResponse {
  const { banners, player, popup, promotion } = (value ?? {}) as Partial<Record<keyof NoticeResponse, unknown>>
  return (
    [player, popup, promotion].every((list) => isListOf<Headline>(list, ['id', 'title', 'timestamp'])) &&
    isListOf<Banner>(banners, ['groupName', 'imageUrl', 'url', 'linkageType', 'title', 'lead'])
  )
}

function isListOf<Entry>(list: unknown, texts: readonly (keyof Entry & string)[]): boolean {
  return Array.isArray(list) && list.every((entry) => texts.every((name) => typeof entry?.[name] === 'string'))
}

/** Timestamps are of one zone and one form, so that they compare as text. */
function unseen(headlines: readonly Headline[], seen: string | undefined): number {
  return headlines.filter(({ timestamp }) => seen === undefined || timestamp > seen).length
}

function newestOf(headlines: readonly Headline[]): string | undefined {
  return headlines
    .map(({ timestamp }) => timestamp)
    .sort()
    .at(-1)
}
