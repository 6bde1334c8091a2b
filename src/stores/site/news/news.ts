import { atom } from 'nanostores'
import { peek } from '#api/peek.ts'
import type { Banner, Headline } from '#contract/site/news/announcement.ts'
import type { NoticeResponse } from '#contract/site/news/get-notice.ts'

/** The current notices; undefined until they are loaded. */
export const $notice = atom<NoticeResponse | undefined>(undefined)

/** The path of `contract/site/news/get-notice.ts`, repeated here because that module would load the whole contract. */
const noticePath = '/wps/notice'

let latest = 0

/** Loads the notices. If that fails, or the answer is invalid, the known ones stay. */
export async function loadNotice(language: string): Promise<void> {
  const mine = ++latest
  const value = await peek(noticePath, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language })
  if (mine !== latest || !isNotice(value)) return
  $notice.set(value)
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
