import { atom } from 'nanostores'
import { peek } from '#api/peek.ts'
import type { Banner, Headline } from '#contract/site/news/announcement.ts'
import type { NoticeResponse } from '#contract/site/news/get-notice.ts'
import { environment } from '#stores/environment.ts'
import { noticesKey } from '#stores/storage-keys.ts'

/** The current notices; undefined until they are loaded. */
export const $notice = atom<NoticeResponse | undefined>(undefined)

/** Number of marquee headlines that this device has not opened yet. */
export const $unseen = atom(0)

/** The path of `contract/site/news/get-notice.ts`, repeated here because that module would load the whole contract. */
const noticePath = '/wps/notice'

let latest = 0

/** Loads the notices. If that fails, or the answer is invalid, the known ones stay. */
export async function loadNotice(language: string): Promise<void> {
  const mine = ++latest
  const value = await peek(noticePath, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language })
  if (mine !== latest || !isNotice(value)) return
  $notice.set(value)
  $unseen.set(unseen(value.player, environment.device.get(noticesKey)))
}

/** Marks all notices as seen on this device. */
export function markNoticesSeen(): void {
  const newest = newestOf($notice.get()?.player ?? [])
  if (newest) environment.device.set(noticesKey, newest)
  $unseen.set(0)
}

/** Whether a value has the fields of the contract that the site reads. */
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

/** Timestamps share one zone and format, so they can be compared as text. */
function unseen(headlines: readonly Headline[], seen: string | undefined): number {
  return headlines.filter(({ timestamp }) => seen === undefined || timestamp > seen).length
}

function newestOf(headlines: readonly Headline[]): string | undefined {
  return headlines
    .map(({ timestamp }) => timestamp)
    .sort()
    .at(-1)
}
