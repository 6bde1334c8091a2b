import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { Headline } from '#contract/news/announcement.ts'
import { getNotice } from '#contract/news/get-notice.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'

export type NoticeState = ResponseOf<typeof getNotice>

/** What the gateway has to say now; undefined until it was read. */
export const $notice = atom<NoticeState | undefined>(undefined)

/** Headlines of the marquee that this device has not opened yet. */
export const $unseen = atom(0)

const seenKey = 'arara.notices'

let latest = 0

/** Reads the notices; where that fails, what is known stays. */
export async function loadNotice(language: string): Promise<void> {
  const mine = ++latest
  try {
    const notice = await call(getNotice, { types: ['B', 'PL', 'PU', 'PR'], platform: 'W', execution: 'B', language })
    if (mine !== latest) return
    $notice.set(notice)
    $unseen.set(unseen(notice.player, environment.device.get(seenKey)))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

/** Somebody looks at the notices: all of them count as seen on this device. */
export function markNoticesSeen(): void {
  const newest = newestOf($notice.get()?.player ?? [])
  if (newest) environment.device.set(seenKey, newest)
  $unseen.set(0)
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
