import { peek } from '#api/peek.ts'
import { bannerTarget } from '#lib/banner-target.ts'

/** A banner of the home page as the gateway has it, or made of a promotion. */
export interface LiveBanner {
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly title: string
  readonly lead: string
  /** A route without language, or a full address; undefined if it leads nowhere. */
  readonly href: string | undefined
}

/** The path of `contract/site/news/get-notice.ts`, repeated here because that module would load the whole contract. */
const noticePath = '/wps/notice'

/** The operator's banners of the home page; undefined if they did not come. */
export async function loadBanners(language: string): Promise<readonly LiveBanner[] | undefined> {
  return bannersOf(await peek(noticePath, { types: 'B', platform: 'W', execution: 'B', language }))
}

const texts = ['groupName', 'imageUrl', 'url', 'linkageType', 'title', 'lead'] as const
type Entry = Readonly<Record<(typeof texts)[number], string>>

const isEntry = (entry: unknown): entry is Entry =>
  texts.every((name) => typeof (entry as Partial<Record<string, unknown>> | null)?.[name] === 'string')

/** The banners of the home page in an answer; undefined if it lacks a field of the contract that the site reads. */
export function bannersOf(value: unknown): readonly LiveBanner[] | undefined {
  const { banners } = (value ?? {}) as { banners?: unknown }
  if (!Array.isArray(banners) || !banners.every(isEntry)) return undefined
  return banners
    .filter(({ groupName }) => groupName === 'w_home')
    .map(({ imageUrl, title, lead, ...rest }) => ({ picture: imageUrl, title, lead, href: bannerTarget(rest) }))
}
